// `npm test`: runs every check, one after the other, and prints one line at the end.
import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { readConfig } from '#platform/config'
import { findChromium } from '../tests/support/chromium.ts'
import { build, isBuildOld } from './build.ts'

/** The counts, and the names of failed tests: people read a long run from its end. */
type Count = { passed: number; failures: string[] }
type Report = {
  numPassedTests: number
  testResults: { name: string; status: string; message: string; assertionResults: Assertion[] }[]
}
type Assertion = { status: string; fullName: string; failureMessages: string[] }

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
  for (const [command, ...args] of commands) if (!(await run(command, args))) return { passed: 0, failures: [name] }
  return { passed: 1, failures: [] }
}

/** Runs one project of vitest.config.ts; a run that could not start counts as one failure. */
async function tests(name: string, project: string): Promise<Count> {
  say(`\n— ${name}`)
  const report = join(tmpdir(), `camber-${process.pid}-${project}.json`)
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ok = await run('vitest', args)
  try {
    const written = JSON.parse(await readFile(report, 'utf8')) as Report
    const failures = failuresOf(written)
    return { passed: written.numPassedTests, failures: ok || failures.length ? failures : [`${name}: see above`] }
  } catch {
    return { passed: 0, failures: [`${name}: it left no report`] }
  } finally {
    await rm(report, { force: true })
  }
}

function failuresOf(report: Report): string[] {
  return report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    const path = relative(root, file.name)
    if (!failed.length && file.status === 'failed') return [`${path}: ${file.message}`]
    return failed.map((test) => `${path}: ${test.fullName}\n${test.failureMessages.join('\n')}`)
  })
}

async function building(): Promise<Count> {
  say('\n— build')
  try {
    if (await isBuildOld()) await build()
    return { passed: 1, failures: [] }
  } catch (err) {
    return { passed: 0, failures: [`build: ${err instanceof Error ? err.message : String(err)}`] }
  }
}

await findChromium(readConfig().CHROMIUM_PATH)
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
const failures = counts.flatMap((count) => count.failures)
for (const failure of failures) say(`\nFailed: ${failure}`)
say(`\n${passed} passed, ${failures.length} failed`)
process.exit(failures.length > 0 ? 1 : 0)
