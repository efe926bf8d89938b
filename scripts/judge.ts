// `npm run judge [class …]`: the score of the judged set (tests/finding/judged), and what is wrong in these classes or in all.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const child = spawn(
  join(root, 'node_modules/.bin/vitest'),
  ['run', '--project', 'code', 'tests/finding/judged.test.ts'],
  {
    cwd: root,
    env: { ...process.env, JUDGE: process.argv.slice(2).join(' ') },
    stdio: 'inherit',
  },
)
child.once('exit', (code) => process.exit(code ?? 1))
