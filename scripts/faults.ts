// `npm run test:faults [file]`: the races and faults of tests/faults in their long form.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const args = ['run', '--project', 'faults', ...process.argv.slice(2)]
const child = spawn(join(root, 'node_modules/.bin/vitest'), args, {
  cwd: root,
  env: { ...process.env, FAULTS: 'long' },
  stdio: 'inherit',
})
child.once('exit', (code) => process.exit(code ?? 1))
