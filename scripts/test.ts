// `npm test`: everything that can be checked, one after the other, and one line at the end.
import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#platform/config'
import { findChromium } from '../tests/support/chromium.ts'
import { build, isBuildOld } from './build.ts'

type Count = { passed: number; failed: number }

const root = join(import.meta.dirname, '..')
const say = (line: string) => console.log(line)

function run(command: string, args: string[]): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(join(root, 'node_modules/.bin', command), args, { cwd: root, stdio: 'inherit' })
    child.once('error', () => done(false))
    child.once('exit', (code) => done(code === 0))
  })
}

async function check(name: string, ...commands: [string, ...string[]][]): Promise<Count> {
  say(`\n— ${name}`)
  for (const [command, ...args] of commands) if (!(await run(command, args))) return { passed: 0, failed: 1 }
  return { passed: 1, failed: 0 }
}

/** One project of vitest.config.ts; a run that could not even begin counts as one failure. */
async function tests(name: string, project: string): Promise<Count> {
  say(`\n— ${name}`)
  const report = join(tmpdir(), `camber-${process.pid}-${project}.json`)
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ok = await run('vitest', args)
  try {
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(await readFile(report, 'utf8'))
    return { passed, failed: ok ? failed : Math.max(1, failed) }
  } catch {
    return { passed: 0, failed: 1 }
  } finally {
    await rm(report, { force: true })
  }
}

async function building(): Promise<Count> {
  say('\n— build')
  try {
    if (await isBuildOld()) await build()
    return { passed: 1, failed: 0 }
  } catch (err) {
    say(err instanceof Error ? err.message : String(err))
    return { passed: 0, failed: 1 }
  }
}

findChromium(readConfig().CHROMIUM_PATH)
const counts = [
  await check('types', ['react-router', 'typegen'], ['tsc', '--noEmit']),
  await check('lint', ['oxlint', '--deny-warnings']),
  await check('format', ['oxfmt', '--check', '.']),
  await building(),
  await tests('unit, API and architecture', 'code'),
  await tests('races and faults, short form', 'faults'),
  await tests('browser', 'browser'),
]
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
say(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
