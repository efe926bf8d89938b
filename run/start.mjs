// Runs on Node 20 or newer: installs what package-lock.json names, then starts the pinned Node.
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`This is Node ${process.versions.node}. Please install Node 20 or newer and run the command again.`)
  process.exit(1)
}

const [mode, ...rest] = process.argv.slice(2)
install({
  tools: ['--test', '--faults', '--bench', '--judge', '--conformance', '--screens', '--lighthouse', '--types'].includes(
    mode,
  ),
})

const bin = join(modules, '.bin')
const files = {
  '--test': 'scripts/test.ts',
  '--faults': 'scripts/faults.ts',
  '--bench': 'scripts/bench/bench.ts',
  '--backup': 'run/backup.ts',
  '--restore': 'run/restore.ts',
  '--import': 'run/import.ts',
  '--conformance': 'scripts/conformance.ts',
  '--screens': 'scripts/screens.ts',
  '--lighthouse': 'scripts/lighthouse.ts',
  '--judge': 'scripts/judge.ts',
  '--crowd': 'demo/crowd/crowd.ts',
  '--types': 'scripts/types.ts',
}
/** For an import as run/apart.ts has them. A shop's main process only watches others: a small young generation saves 10 MB. */
function flagsOf(mode) {
  if (mode === '--import') return ['--max-semi-space-size=8', '--heap-growing-percent=60']
  return mode ? [] : ['--max-semi-space-size=1']
}
const args = [join(root, files[mode] ?? 'run/serve.ts'), ...(files[mode] || !mode ? [] : [mode]), ...rest]
const child = spawn(join(bin, 'node'), ['--disable-warning=ExperimentalWarning', ...flagsOf(mode), ...args], {
  cwd: root,
  env: {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    NODE_COMPILE_CACHE: join(modules, '.cache/node'),
  },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
// Ctrl-C reaches the child by itself; this passes a SIGTERM on. If this process is killed, the child notices and stops.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
// npm kills the shell between itself and this process, and no shell passes that on.
const parent = process.ppid
const orphaned = () => process.ppid !== parent && child.kill('SIGTERM')
if (process.env.npm_lifecycle_event) setInterval(orphaned, 300).unref()
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
