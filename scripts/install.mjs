import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
/** What was installed: the lock file's hash, and the group after it where some packages were left out. */
const stamp = join(modules, '.installed')

/**
 * The shop, its build and its sandbox, without tests/tools. Optional peers of theirs are among those, and npm would bring
 * them along as it does peers; every other peer is named in package.json.
 */
const DEMO = ['--workspace=sandbox', '--include-workspace-root', '--legacy-peer-deps']
/** A live shop has no sandbox. */
const LIVE = ['--workspaces=false', '--legacy-peer-deps']
/** What each group is made of: npm's words for it, and the groups that it holds. */
const GROUPS = {
  live: { words: LIVE, holds: ['live'] },
  shop: { words: DEMO, holds: ['live', 'shop'] },
  everything: { words: [], holds: ['live', 'shop', 'everything'] },
}

/**
 * Installs what package-lock.json names and is not there; the packages of tests/tools only with `tools`, those of the
 * sandbox not for a live shop.
 */
export function install({ tools }) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const [installed, had = 'everything'] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : ['']
  const isThere = installed === lock
  const wanted = tools ? 'everything' : process.env.SHOP_MODE === 'live' ? 'live' : 'shop'
  if (isThere && GROUPS[had].holds.includes(wanted)) return

  console.log('Installing what package-lock.json names …')
  // A shop that runs keeps its files while those of the tests come to lie beside them.
  const command = isThere ? ['install', '--no-save'] : ['ci']
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = [...command, ...GROUPS[wanted].words, '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync(npm, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  settleNode()
  writeFileSync(stamp, wanted === 'everything' ? lock : `${lock} ${wanted}`)
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
