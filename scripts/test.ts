// `npm test`: runs the checks that need no shop at once, then the tests, and prints one line at the end.
import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { readConfig } from '#platform/config'
import { keepNewShop } from '../tests/support/browser/browser-setup.ts'
import { findChromium } from '../tests/support/browser/chromium.ts'
import { keepData } from '../tests/support/machine/kept-data.ts'
import { workInMemory } from '../tests/support/machine/work-in-memory.ts'
import { build, isBuildOld } from './build.ts'

/** The counts, and the names of failed tests: people read a long run from its end. */
type Count = { passed: number; failures: string[]; unsteady?: string[] }
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

/** Runs commands one after the other until one fails; what they said is printed in one piece, as others run beside them. */
async function check(name: string, ...commands: [string, ...string[]][]): Promise<Count> {
  let said = ''
  for (const [command, ...args] of commands) {
    const child = spawn(join(root, 'node_modules/.bin', command), args, { cwd: root })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
    const ok = await new Promise<boolean>((done) => {
      child.once('error', (err) => ((said += err.message), done(false)))
      child.once('close', (code) => done(code === 0))
    })
    if (!ok) return told(name, said, [name])
  }
  return told(name, said, [])
}

function told(name: string, said: string, failures: string[]): Count {
  say(`\n— ${name}\n${said.trim()}`)
  return { passed: failures.length ? 0 : 1, failures }
}

/** So few files may run a second time: more failures at once have a cause that a second run only hides. */
const FEW_FILES = 3

/**
 * Runs one project of vitest.config.ts. A machine that stops for a moment can fail a test, so up to three failed files run
 * once more, alone; what passes only then is named at the end, for somebody to look at.
 */
async function tests(name: string, project: string): Promise<Count> {
  say(`\n— ${name}`)
  const first = await vitest(name, project)
  const files = [...new Set(first.failures.map(({ file }) => file))]
  if (!files.length || files.length > FEW_FILES || files.some((file) => !file)) return countOf(first)
  say(`\n— ${name}: once more ${files.join(', ')}`)
  const second = await vitest(name, project, files)
  const still = new Set(second.failures.map(({ file }) => file))
  const unsteady = first.failures.filter(({ file }) => !still.has(file))
  return {
    passed: first.passed + unsteady.length,
    failures: second.failures.map(({ text }) => text),
    unsteady: unsteady.map(({ text }) => text),
  }
}

type Failure = { file: string; text: string }
type Run = { passed: number; failures: Failure[] }

const countOf = ({ passed, failures }: Run): Count => ({ passed, failures: failures.map(({ text }) => text) })

/** One run of Vitest; one that could not start counts as one failure, of no file. */
async function vitest(name: string, project: string, files: string[] = []): Promise<Run> {
  const report = join(tmpdir(), `camber-${process.pid}-${project}.json`)
  const ask = ['run', '--project', project, ...files]
  const ok = await run('vitest', [...ask, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`])
  try {
    const written = JSON.parse(await readFile(report, 'utf8')) as Report
    const failures = failuresOf(written)
    const unknown = ok || failures.length ? [] : [{ file: '', text: `${name}: see above` }]
    return { passed: written.numPassedTests, failures: [...failures, ...unknown] }
  } catch {
    return { passed: 0, failures: [{ file: '', text: `${name}: it left no report` }] }
  } finally {
    await rm(report, { force: true })
  }
}

function failuresOf(report: Report): Failure[] {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const file = relative(root, name)
    if (!failed.length && status === 'failed') return [{ file, text: `${file}: ${message}` }]
    return failed.map((test) => ({ file, text: `${file}: ${test.fullName}\n${test.failureMessages.join('\n')}` }))
  })
}

async function building(): Promise<Count> {
  try {
    if (await isBuildOld()) await build()
    return told('build', '', [])
  } catch (err) {
    return told('build', '', [`build: ${err instanceof Error ? err.message : String(err)}`])
  }
}

/** Without it, whole shops begin with nothing, as in a run of a few files. */
async function newShop(): Promise<Count> {
  try {
    await keepNewShop()
    return told('a new shop', '', [])
  } catch (err) {
    return told('a new shop', '', [`a new shop: ${err instanceof Error ? err.message : String(err)}`])
  }
}

await findChromium(readConfig().CHROMIUM_PATH)
await workInMemory()
await keepData()
const counts = [
  ...(await Promise.all([
    check('types', ['react-router', 'typegen'], ['tsc', '--noEmit']),
    check('lint', ['oxlint', '--deny-warnings']),
    check('format', ['oxfmt', '--check', '.']),
    building(),
  ])),
  await newShop(),
  await tests('unit, API and architecture', 'code'),
  await tests('races and faults, short form', 'faults'),
  await tests('browser', 'browser'),
]
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failures = counts.flatMap((count) => count.failures)
for (const unsteady of counts.flatMap((count) => count.unsteady ?? [])) say(`\nPassed only when run again: ${unsteady}`)
for (const failure of failures) say(`\nFailed: ${failure}`)
say(`\n${passed} passed, ${failures.length} failed`)
process.exit(failures.length > 0 ? 1 : 0)
