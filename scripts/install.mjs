import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
/** What was installed: the lock file's hash, and "shop" after it where the packages of tests/tools were left out. */
const stamp = join(modules, '.installed')

/**
 * The shop, its build and its sandbox, without tests/tools. Optional peers of theirs are among those, and npm would bring
 * them along as it does peers; every other peer is named in package.json.
 */
const SHOP = ['--workspace=sandbox', '--include-workspace-root', '--legacy-peer-deps']

/** Installs what package-lock.json names and is not there; the packages of tests/tools only with `tools`. */
export function install({ tools }) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const [installed, part] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : ['', 'shop']
  const everything = tools || !part
  if (installed === lock && !(everything && part)) return

  console.log('Installing what package-lock.json names …')
  // A shop that runs keeps its files while those of the tests come to lie beside them.
  const command = installed === lock ? ['install', '--no-save'] : ['ci']
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = [...command, ...(everything ? [] : SHOP), '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync(npm, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  settleNode()
  writeFileSync(stamp, everything ? lock : `${lock} shop`)
}

/** Of the packages of Node only this system's is there: links it where npm 10 does not, without its 67 MB of C headers. */
function settleNode() {
  const name = readdirSync(modules).find((name) => /^node-(bin-)?(darwin|linux|win)-/.test(name))
  if (!name) {
    console.error(`package.json names no Node for ${process.platform} on ${process.arch}.`)
    process.exit(1)
  }
  rmSync(join(modules, name, 'include'), { recursive: true, force: true })
  const link = join(modules, '.bin/node')
  if (process.platform !== 'win32' && !existsSync(link)) symlinkSync(join('..', name, 'bin/node'), link)
}
