import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
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
const DEMO = ['--workspace=demo/sandbox', '--include-workspace-root', '--legacy-peer-deps']
/** A live shop has no sandbox. */
const LIVE = ['--workspaces=false', '--legacy-peer-deps']
/** What each group is made of: npm's words for it, and the groups that it holds. */
const GROUPS = {
  live: { words: LIVE, holds: ['live'] },
  shop: { words: DEMO, holds: ['live', 'shop'] },
  everything: { words: [], holds: ['live', 'shop', 'everything'] },
}

const larger = (one, other) => (GROUPS[one]?.holds.includes(other) ? one : other)

/**
 * Installs what package-lock.json names and is not there; the packages of tests/tools only with `tools`, those of the
 * sandbox not for a live shop. What somebody installed besides stays.
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
  // A shop that runs keeps its files while those of the tests come to lie beside them.
  const command = isThere ? ['install', '--no-save'] : ['ci']
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = [...command, ...GROUPS[group].words, '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync(npm, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  settle(lock, group)
}

/**
 * Whether what is there is of this lock file, which group is there as a `whole`, and which was `seen` at all. After an
 * `npm ci` of somebody's own no stamp tells: then npm's own record does, which npm writes last.
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

/** The group that the packages in node_modules amount to, by one package of each; none without the build's. */
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

/** Of the packages of Node only this system's is there: links it where npm 10 does not, without its 67 MB of C headers. */
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
