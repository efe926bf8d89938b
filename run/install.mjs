import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
/** What is installed: the lock file's hash, and the group if some packages were left out. */
const stamp = join(modules, '.installed')

/**
 * The shop, its build and its sandbox, without tests/tools. npm would install optional peers too, and some of them are
 * packages of the tests; package.json names every other peer.
 */
const DEMO = ['--workspace=demo/sandbox', '--include-workspace-root', '--legacy-peer-deps']
/** A live shop has no sandbox. */
const LIVE = ['--workspaces=false', '--legacy-peer-deps']
/** npm's arguments for each group, and the groups that it includes. */
const GROUPS = {
  live: { words: LIVE, holds: ['live'] },
  shop: { words: DEMO, holds: ['live', 'shop'] },
  everything: { words: [], holds: ['live', 'shop', 'everything'] },
}

const larger = (one, other) => (GROUPS[one]?.holds.includes(other) ? one : other)

/**
 * Installs the packages of package-lock.json that are missing; those of tests/tools only with `tools`, those of the
 * sandbox not for a live shop. It removes nothing that somebody installed.
 */
export function install({ tools }) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const { isThere, whole, seen } = whatIsThere(lock)
  const wanted = tools ? 'everything' : process.env.SHOP_MODE === 'live' ? 'live' : 'shop'
  if (isThere && GROUPS[whole]?.holds.includes(wanted)) return settle(lock, whole)

  console.log('Installing what package-lock.json names …')
  const group = larger(seen, wanted)
  // A running shop keeps its files while the packages of the tests are added.
  const command = isThere ? ['install', '--no-save'] : ['ci']
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = [...command, ...GROUPS[group].words, '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync(npm, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  settle(lock, group)
}

/**
 * Whether the installation matches this lock file, which group is complete (`whole`), and which was `seen` at all.
 * After somebody's own `npm ci` there is no stamp: then npm's own record counts, which npm writes last.
 */
function whatIsThere(lock) {
  const seen = groupSeen()
  if (existsSync(stamp)) {
    const [installed, whole = 'everything'] = readFileSync(stamp, 'utf8').split(' ')
    return { isThere: installed === lock, whole, seen: larger(whole, seen) }
  }
  const record = join(modules, '.package-lock.json')
  const isThere = existsSync(record) && statSync(record).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  return { isThere: isThere && seen !== undefined, whole: seen, seen }
}

/** The group to which the packages in node_modules amount, judged by one package of each; none without the build's. */
function groupSeen() {
  const has = (name) => existsSync(join(modules, name))
  if (!has('vite') || !nameOfNode()) return undefined
  if (!has('oidc-provider')) return 'live'
  return has('typescript') ? 'everything' : 'shop'
}

const nameOfNode = () => readdirSync(modules).find((name) => /^node-(bin-)?(darwin|linux|win)-/.test(name))

function settle(lock, group) {
  const text = group === 'everything' ? lock : `${lock} ${group}`
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === text) return
  settleNode()
  writeFileSync(stamp, text)
}

/**
 * Only this system's package of Node is installed. Links its binary where npm 10 does not, and removes its 67 MB of C
 * headers.
 */
function settleNode() {
  const name = nameOfNode()
  if (!name) {
    console.error(`package.json names no Node for ${process.platform} on ${process.arch}.`)
    process.exit(1)
  }
  rmSync(join(modules, name, 'include'), { recursive: true, force: true })
  const link = join(modules, '.bin/node')
  if (process.platform !== 'win32' && !existsSync(link)) symlinkSync(join('..', name, 'bin/node'), link)
}
