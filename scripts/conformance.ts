// `npm run conformance`: runs the specification's tests and writes docs/conformance.md, statement by statement.
import { spawn } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { build, isBuildOld } from './build.ts'
import { cell } from './conformance-cell.ts'

type Report = { testResults: { name: string; assertionResults: Assertion[] }[] }
type Assertion = { ancestorTitles: string[]; title: string; status: string }
type Statement = { group: string; text: string; file: string; result: string }

const root = join(import.meta.dirname, '..')
const out = join(root, 'docs/conformance.md')

const run = (command: string, args: string[]) =>
  new Promise((done) =>
    spawn(join(root, 'node_modules/.bin', command), args, { cwd: root, stdio: 'inherit' }).once('exit', done),
  )

/** The projects run one after the other: with workers of their own, vitest refuses them together. */
async function runTests(): Promise<Report> {
  const reports: Report[] = []
  for (const project of ['code', 'browser']) reports.push(await runProject(project))
  return { testResults: reports.flatMap(({ testResults }) => testResults) }
}

async function runProject(project: string): Promise<Report> {
  const file = join(tmpdir(), `camber-conformance-${process.pid}-${project}.json`)
  const args = ['run', '--project', project, 'tests/spec', '--reporter=default', '--reporter=json']
  await run('vitest', [...args, `--outputFile.json=${file}`])
  try {
    const report = JSON.parse(await readFile(file, 'utf8')) as Report
    if (report.testResults.length === 0)
      throw new Error(`No test of the specification ran in the project "${project}".`)
    return report
  } finally {
    await rm(file, { force: true })
  }
}

const RESULTS: Record<string, string> = { passed: 'true', failed: '**not true**' }

/** Every statement with its test, in the order of the specification's sections and of the files. */
function statementsOf({ testResults }: Report): Statement[] {
  const files = testResults.toSorted((a, b) => basename(a.name).localeCompare(basename(b.name)))
  const statements = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      group: ancestorTitles.join(', '),
      text: title,
      file: basename(name),
      result: RESULTS[status] ?? status,
    })),
  )
  return statements.toSorted((a, b) => sectionOf(a) - sectionOf(b))
}

/** The section number at the start of a group's title; groups without one come last. */
const sectionOf = ({ group }: Statement) => Number(/^\d+/.exec(group)?.[0] ?? 99)

function write(statements: Statement[]): string {
  const groups = Map.groupBy(statements, ({ group }) => group)
  const sections = [...groups].map(([group, all]) => {
    const rows = all.map(({ text, file, result }) => `| ${cell(text)} | [${file}](../tests/spec/${file}) | ${result} |`)
    return [`## ${group}`, '', '| Statement | Test | Result |', '| --- | --- | --- |', ...rows].join('\n')
  })
  const held = statements.filter(({ result }) => result === RESULTS['passed']).length
  return `# The specification, statement by statement

Written by \`npm run conformance\` from the tests in [tests/spec](../tests/spec); what we do otherwise, and why, stands in
[deviations.md](deviations.md). ${held} of ${statements.length} statements are true.

${sections.join('\n\n')}
`
}

if (await isBuildOld()) await build()
const statements = statementsOf(await runTests())
await writeFile(out, write(statements))
await run('oxfmt', [out])
const untrue = statements.filter(({ result }) => result !== RESULTS['passed'])
console.log(`\n${statements.length - untrue.length} of ${statements.length} statements are true: docs/conformance.md`)
process.exit(untrue.length > 0 ? 1 : 0)
