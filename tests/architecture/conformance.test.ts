import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cell } from '../../scripts/conformance-cell.ts'
import { FILES, PAGES } from '../spec/roles-of-pages.ts'
import { CALLS } from '../spec/roles.ts'
import { ROOT } from './sources.ts'

const FOLDER = `${ROOT}/tests/spec`
const files = readdirSync(FOLDER).filter((name) => /\.(test|browser)\.ts$/.test(name))
const page = readFileSync(`${ROOT}/docs/conformance.md`, 'utf8')

/** What a test, or a group of them, is called: the text that stands before its function. */
const CALLED = /\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1,\s*(?:\{[^}]*\},\s*)?(?:async\s*)?(?:\(|\w+\s*=>)/gs
/** The same of one test that runs as it stands. */
const ALONE = /\b(?:test|it)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs
/** Where a name is filled in for each case of a test. */
const FILLED = /\$\{[^}]*\}|\$[\w.]+|%[sdioj]/

const namesIn = (text: string, form: RegExp) =>
  [...text.matchAll(form)].map((match) => match[2]!.replace(/\\(.)/g, '$1'))
const escaped = (text: string) => cell(text).replace(/[.*+?^(){}|[\]\\$]/g, '\\$&')
const asPattern = (name: string) => new RegExp(`^${name.split(FILLED).map(escaped).join('.*')}$`)

/** The statements of the page that a file's tests are said to prove. */
const statementsOf = (file: string) =>
  [...page.matchAll(/^\| (.*?) +\| \[(\S+)\]\(\S+\) +\| .*\|$/gm)].flatMap(([, text, of]) => (of === file ? text! : []))

/** Statements that no test is called, and tests that no statement is. */
function strange(text: string, statements: readonly string[]): string[] {
  const names = namesIn(text, CALLED).map(asPattern)
  const alone = namesIn(text, ALONE).filter((name) => !FILLED.test(name))
  return [
    ...statements.filter((one) => !names.some((name) => name.test(one))),
    ...alone.map(cell).filter((name) => !statements.includes(name)),
  ]
}

test.each(files)(
  'docs/conformance.md has the statements that %s tests: `npm run conformance` writes it anew',
  (file) => {
    const statements = statementsOf(file)
    expect(statements.length).toBeGreaterThan(0)
    expect(strange(readFileSync(`${FOLDER}/${file}`, 'utf8'), statements)).toEqual([])
  },
)

test.each([
  ['06-roles.test.ts', CALLS],
  ['06-roles.browser.ts', { ...PAGES, ...FILES }],
])('docs/conformance.md has every row of the tables that %s walks', (file, rows) => {
  const statements = statementsOf(file)
  const said = (row: string) => [' ', ','].some((end) => statements.some((one) => one.startsWith(cell(row) + end)))
  expect(Object.keys(rows).filter((row) => !said(row))).toEqual([])
})

test('a statement that no test proves is found, and a test without one', () => {
  const text = "test('a cart is kept', () => {})\ntest.each(LISTS)('the list $name is full', async ({ name }) => {})"
  expect(strange(text, ['a cart is kept', 'the list of parts is full'])).toEqual([])
  expect(strange(text, ['a cart is lost', 'the list of parts is full'])).toEqual(['a cart is lost', 'a cart is kept'])
})
