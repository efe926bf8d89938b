// Runs on any Node from 20 on: installs what package-lock.json names, then hands over to the pinned Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const stamp = join(modules, '.installed')
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`This is Node ${process.versions.node}. Please install Node 20 or newer and run the command again.`)
  process.exit(1)
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing what package-lock.json names …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync(npm, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, lock)
}

const bin = join(modules, '.bin')
const [mode, ...rest] = process.argv.slice(2)
const scripts = {
  '--test': 'test.ts',
  '--faults': 'faults.ts',
  '--bench': 'bench/bench.ts',
  '--backup': 'backup.ts',
  '--restore': 'restore.ts',
  '--conformance': 'conformance.ts',
  '--screens': 'screens.ts',
  '--lighthouse': 'lighthouse.ts',
}
const args = [join(root, 'scripts', scripts[mode] ?? 'serve.ts'), ...(scripts[mode] || !mode ? [] : [mode]), ...rest]
const child = spawn(join(bin, 'node'), ['--disable-warning=ExperimentalWarning', ...args], {
  cwd: root,
  env: {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    NODE_COMPILE_CACHE: join(modules, '.cache/node'),
  },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
// Ctrl-C reaches the child by itself; a SIGTERM is passed on. Should this process be killed, the child notices and stops.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
// npm ends the shell between it and this process, and no shell passes that on.
const parent = process.ppid
const orphaned = () => process.ppid !== parent && child.kill('SIGTERM')
if (process.env.npm_lifecycle_event) setInterval(orphaned, 300).unref()
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
