import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { SHOP_SETTINGS } from '#common/shop-settings'
import { QUICK_LINES_MAX } from '#domain/quick-order/schema'
import jobs from '../../domain/repairs/data/jobs.json' with { type: 'json' }
import { judgedSet } from '../finding/read-set.ts'
import { ROOT } from './sources.ts'

const PAGES = ['README.md', 'docs/**/*.md', '{api,app,common,demo,domain,platform,run}/**/README.md']
const pages = globSync(PAGES, { cwd: ROOT, exclude: ['**/node_modules/**'] })

/** Files and folders that a page names between backticks; decisions go by their number, and calls of the API are none. */
const named = /`((?:app|common|demo|domain|platform|run|scripts|tests|docs)\/[\w./-]+|api\/[\w/-]*(?:\.ts|\/))`/g
/** What a page links to in this tree. */
const linked = /\]\(([^)#:]+)(?:#[^)]*)?\)/g

const isDecision = (path: string) => /^docs\/decisions\/\d{4}$/.test(path)
const exists = (path: string) =>
  isDecision(path) ? globSync(`${path}-*.md`, { cwd: ROOT }).length === 1 : existsSync(join(ROOT, path))

/** The paths that a page names and this tree lacks. */
function missing(page: string, text: string): string[] {
  const paths = [...text.matchAll(named)].map(([, path]) => path!)
  const links = [...text.matchAll(linked)].map(([, path]) => join(dirname(page), path!))
  return [...paths, ...links].filter((path) => !exists(path))
}

test.each(pages)('every file that %s names is there', (page) => {
  expect(missing(page, readFileSync(join(ROOT, page), 'utf8'))).toEqual([])
})

test('a path or link that leads nowhere is found', () => {
  expect(pages.length).toBeGreaterThan(30)
  const text = 'See `domain/nothing`, `api/none.ts`, `docs/decisions/9999`, [this](nowhere.md) and `run/serve.ts`.'
  const found = ['domain/nothing', 'api/none.ts', 'docs/decisions/9999', 'docs/nowhere.md']
  expect(missing('docs/ARCHITECTURE.md', text)).toEqual(found)
})

const SOURCES = '{api,app,common,demo,domain,platform,run,scripts,tests}/**/*.{ts,tsx,mjs,sql,css,csv,json,py}'
const sources = globSync([SOURCES, '*.{ts,json}'], { cwd: ROOT, exclude: ['**/node_modules/**'] })
const code = sources
  .filter((path) => /\.(tsx?|mjs|sql|css|py)$/.test(path))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
const words = new Set(code.flatMap((text) => text.match(/[A-Za-z][\w-]+/g) ?? []))
/** The pages that tell of the code; those of the guide tell sellers of files of their own. */
const ofTheCode = pages.filter((page) => !page.startsWith('docs/guide/'))

/** A file, with or without the folders before it. */
const file = /(?<![\w/.<>-])(?:[\w.-]+\/)*[\w-]+\.(?:tsx?|mjs|sql|csv)\b/g
/** A function, table, column or parameter, or a file without its ending: `markPaid`, `shows(…)`, `part_bin`, `find-parts`. */
const name = /`([a-z]+(?:[A-Z_-][a-zA-Z_-]*)+)(?:\([^`]*\))?`/g
const migration = /\bmigrations? (\d{4})\b/g
/** What a partner receives, a program of PostgreSQL, what the code puts together from pieces, and what was tried and left out. */
const NOT_IN_THE_CODE = new Set([
  'ids.csv',
  'pg_dump',
  'brake-disc-solid',
  'pm_card_chargeDeclinedInsufficientFunds',
  'entriesAware',
])

/** The names that a page says and the code lacks. */
function unknownIn(text: string): string[] {
  const isThere = (path: string) => sources.some((one) => one === path || one.endsWith(`/${path}`))
  const isRun = (number: string) => sources.some((one) => one.startsWith(`platform/db/migrations/${number}_`))
  return [
    ...[...text.matchAll(file)].flatMap(([path]) => (isThere(path) ? [] : [path])),
    ...[...text.matchAll(name)].flatMap(([, said]) => (words.has(said!) ? [] : [said!])),
    ...[...text.matchAll(migration)].flatMap(([said, number]) => (isRun(number!) ? [] : [said])),
  ].filter((one) => !NOT_IN_THE_CODE.has(one))
}

test.each(ofTheCode)('the code has every name that %s says', (page) => {
  expect(unknownIn(readFileSync(join(ROOT, page), 'utf8'))).toEqual([])
})

test('a name that the code lacks is found', () => {
  const gone = `was${'Renamed'}`
  const text = `\`markPaid\`, \`${gone}(ctx)\`, \`part_bin\`, \`part_${gone}\`, hits/hits.ts, hits/${gone}.ts, migration 0004, migration 9998`
  expect(unknownIn(text)).toEqual([`hits/${gone}.ts`, gone, `part_${gone}`, 'migration 9998'])
})

/** The rows of the table under a heading of the README: what stands in their cells. */
const rowsUnder = (heading: string) =>
  readFileSync(join(ROOT, 'README.md'), 'utf8')
    .split(`\n## ${heading}\n`)[1]!
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, said]) => said!)

test('the README names every setting, with its default', () => {
  const rows = rowsUnder('Settings')
  const base = readFileSync(join(ROOT, 'platform/config.ts'), 'utf8').matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm)
  const settings = [...[...base].map(([, setting]) => setting!), ...Object.keys(SHOP_SETTINGS)]
  expect(rows.flatMap(([, names]) => quoted(names!)).toSorted()).toEqual(settings.toSorted())
  const config = readConfig({})
  const defaults: Record<string, unknown> = { ...config, SHOP_SINCE: config.since }
  for (const [, names, values] of rows) {
    const said = values!.split(', ')
    for (const [n, setting] of quoted(names!).entries())
      if (/^[\w.@-]+$/.test(said[n] ?? '')) expect(`${setting} ${said[n]}`).toBe(`${setting} ${defaults[setting]}`)
  }
})

test('the README names commands that there are', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const named = readFileSync(join(ROOT, 'README.md'), 'utf8').matchAll(/\bnpm (?:run ([\w:]+)|(start|test)\b)/g)
  const commands = [...named].map(([, run, own]) => run ?? own!)
  expect(commands.length).toBeGreaterThan(15)
  expect(commands.filter((command) => !(command in scripts))).toEqual([])
})

test('the README counts jobs, queries, lines and vehicles as they are', () => {
  const page = readFileSync(join(ROOT, 'README.md'), 'utf8')
  const vehicles = readFileSync(join(ROOT, 'domain/vehicles/data/README.md'), 'utf8')
  const queries = Math.floor(judgedSet.length / 100) * 100
  expect(page).toContain(`${jobs.length} jobs`)
  expect(page).toContain(`scores it on ${queries.toLocaleString('en')} queries`)
  expect(page).toContain(`up to ${QUICK_LINES_MAX} pasted lines`)
  for (const counted of [/\d+ makes, [\d,]+ models/, /[\d,]+ model-years/])
    expect(counted.exec(page)?.[0]).toBe(counted.exec(vehicles)![0])
})
