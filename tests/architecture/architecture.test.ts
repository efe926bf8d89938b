import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DOMAIN_ORDER } from './domain-order.ts'
import { breaches, RULES, type RuleName } from './rules.ts'
import { projectSources, ROOT, source } from './sources.ts'

const project = projectSources()
const names = Object.keys(RULES) as RuleName[]

describe('the project keeps its own rules', () => {
  test.each(names)('%s', (rule) => {
    expect(breaches(rule, project)).toEqual([])
  })

  test('every domain has its place in the written order', () => {
    expect(readdirSync(`${ROOT}/domain`).toSorted()).toEqual(DOMAIN_ORDER.toSorted())
    const page = readFileSync(`${ROOT}/docs/ARCHITECTURE.md`, 'utf8')
    expect(page).toContain(`| ${DOMAIN_ORDER.join(', ')} — in this order`)
  })

  test("each decision's heading has its file's number", () => {
    const folder = `${ROOT}/docs/decisions`
    const files = readdirSync(folder)
    expect(files.length).toBeGreaterThan(20)
    const isRight = (file: string) =>
      readFileSync(`${folder}/${file}`, 'utf8').startsWith(`# ${Number(file.slice(0, 4))}. `)
    expect(files.filter((file) => !isRight(file))).toEqual([])
  })

  test('there are at most ten visible folders', () => {
    const folders = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const made = new Set(['node_modules', 'build', 'test-results'])
    expect(
      folders.map(({ name }) => name).filter((name) => !name.startsWith('.') && !made.has(name)).length,
    ).toBeLessThanOrEqual(10)
  })
})

/** The tests, and what they stand on. */
const testFiles = ['api', 'app', 'common', 'demo', 'domain', 'platform', 'run', 'scripts', 'tests']
  .flatMap((folder) =>
    readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => !path.includes('/node_modules/') && /(^tests\/.*|\.test)\.tsx?$/.test(path))
const textOf = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8')

test('a test file has at most 300 lines too', () => {
  expect(testFiles.length).toBeGreaterThan(150)
  expect(testFiles.filter((path) => textOf(path).split('\n').length > 301)).toEqual([])
})

test('a test that mocks a module has it loaded anew before and after: test files share a process', () => {
  const mocking = testFiles.filter((path) => /^vi\.mock\(/m.test(textOf(path)))
  expect(mocking.length).toBeGreaterThan(0)
  const anew = ['vi.hoisted(() => vi.resetModules())', 'afterAll(() => void vi.resetModules())']
  expect(mocking.filter((path) => !anew.every((line) => textOf(path).split('\n').includes(line)))).toEqual([])
})

describe('each rule can fail', () => {
  const bad: Record<RuleName, [string, string][]> = {
    locks: [['domain/orders/x.ts', 'sql`select id from part where id = any(${ids}) order by id for no key update`']],
    layers: [['domain/orders/x.ts', "import { parts } from '../../api/catalogue/parts.ts'"]],
    doors: [['api/x.ts', "import { lockOrder } from '../domain/orders/order.ts'"]],
    order: [['domain/vehicles/x.ts', "import { placeOrder } from '#domain/orders'"]],
    sqlInside: [['api/x.ts', "import { sql } from 'kysely'"]],
    oneWriter: [
      ['domain/orders/x.ts', 'sql`update part set stock = 1 where id = 1`'],
      ['domain/catalogue/x.ts', 'sql`update part set name = 1`'],
    ],
    settings: [['domain/orders/x.ts', 'const port = process.env.PORT']],
    gateways: [['domain/orders/x.ts', "import Stripe from 'stripe'"]],
    clock: [['domain/orders/x.ts', 'const now = new Date()']],
    cycles: [
      ['domain/orders/a.ts', "import { b } from './b.ts'"],
      ['domain/orders/b.ts', "import { a } from './a.ts'"],
    ],
    folders: [
      ['domain/orders/holds/a.ts', "import { b } from '../changes/early/b.ts'"],
      ['domain/orders/changes/early/b.ts', 'export const b = 1'],
      ['domain/orders/changes/c.ts', "import { d } from '../holds/d.ts'"],
      ['domain/orders/holds/d.ts', 'export const d = 1'],
    ],
    named: [['domain/orders/x.ts', 'export default function x() {}']],
    length: [['domain/orders/x.ts', '\n'.repeat(400)]],
    used: [
      ['domain/orders/x.ts', 'export const forgotten = 1'],
      ['domain/orders/y.ts', 'const forgotten = 2'],
    ],
    tags: [['domain/orders/x.ts', 'await changed(ctx, tag.posts, `part:${id}`)']],
    parameters: [['app/routes/x.tsx', "const colour = url.searchParams.get('colour')"]],
    base: [['platform/x.ts', 'const empty = sql`select not exists (select from part)`']],
    formats: [['app/ui/x.tsx', "const whole = new Intl.NumberFormat('de')"]],
    sentences: [['domain/orders/x.ts', "throw conflict('paid', 'This order is paid.')"]],
    screens: [['app/ui/x.tsx', 'export const Paid = () => <p className="Text two">Paid in full</p>']],
    demo: [['run/x.ts', "import { loadDemo } from '../demo/catalogue/load.ts'"]],
  }

  test.each(names)('%s', (rule) => {
    const sources = bad[rule].map(([path, text]) => source(path, text))
    expect(breaches(rule, sources)).toHaveLength(1)
  })
})

test('a folder may lean on its own rooms and they on it, and on a room beside them one way', () => {
  const fine = [
    source('domain/orders/holds/a.ts', "import { b } from '../changes/b.ts'\nimport { c } from '../c.ts'"),
    source('domain/orders/changes/b.ts', "import { c } from '../c.ts'"),
    source('domain/orders/c.ts', "import type { A } from './holds/a.ts'"),
  ]
  expect(breaches('folders', fine)).toEqual([])
})

test.each([
  "shows(ctx, tag.part(id), 'parts')",
  "return ctx.cache.get('taxonomy', ['taxonomy'], load)",
  'changed(ctx, `part:${id}` as Tag)',
  'sql`select pg_notify(${channel}, tag)`',
  "sql`insert into change (tag) values ('posts')`",
])('a tag of free text is found in %s', (text) => {
  expect(breaches('tags', [source('domain/orders/x.ts', text)])).toHaveLength(1)
})

test.each([
  '<Button aria-label={`plus, ${name}`} />',
  "<Field label={isOpen ? words.close : 'open it'} />",
  "const NAMES = { day: 'Each day' }",
  "notify.success(count === 1 ? words.one : 'they are sent.')",
  '<p>{money(total)} each</p>',
])('a text of a screen is found in %s', (text) => {
  expect(breaches('screens', [source('app/ui/x.tsx', text)])).toHaveLength(1)
})

test.each([
  '<p className={isOpen ? "Text two" : "flex gap-2"}>{say.paid}</p>',
  "if (event.key === 'Escape') throw new Error('A list needs a name')",
  "const person = { '@type': 'Person', name }",
  "import { Say } from 'Some package.'",
])('a text for machines is none of a screen: %s', (text) => {
  expect(breaches('screens', [source('app/ui/x.tsx', text)])).toEqual([])
})

test('a tag that common/tags.ts made is none', () => {
  const text =
    "changed(ctx, tag.part(id), ...ids.map((id) => tag.part(id)))\nctx.cache.get('taxonomy', [tag.taxonomy], load)"
  expect(breaches('tags', [source('domain/orders/x.ts', text)])).toEqual([])
})

test.each([
  ["const colour = params.getAll('colour')", "'colour'"],
  ['const value = params.get(name)', 'name'],
  ['<Link to={`/shop?colour=${colour}`} />', "'colour'"],
  ['<Link to={`/shop?make=${make}&colour=red`} />', "'colour'"],
])('a parameter is found in %s', (text, name) => {
  expect(breaches('parameters', [source('app/ui/x.tsx', text)])).toEqual([expect.stringContaining(` ${name}, `)])
})

test.each([
  ['run/x.ts', "const demo = await import('../demo/prepare-demo.ts')"],
  ['run/x.ts', "if (config.SHOP_MODE !== 'demo') await import('../demo/prepare-demo.ts')"],
  ['run/x.ts', "const sandbox = load('demo/open-sandbox.ts')"],
  ['run/x.ts', "import { startSandbox } from '#sandbox'"],
  ['domain/orders/x.ts', "if (config.SHOP_MODE === 'demo') await import('../../demo/prepare-demo.ts')"],
  ['scripts/build.ts', "import { brands } from '../demo/catalogue/brands.ts'"],
])('what is make-believe may not be loaded so: %s, %s', (path, text) => {
  expect(breaches('demo', [source(path, text)])).toHaveLength(1)
})

test.each([
  ['run/x.ts', "if (config.SHOP_MODE === 'demo') await (await import('../demo/prepare-demo.ts')).prepareDemo(url)"],
  ['run/x.ts', "import type { OpenSandbox } from '../demo/open-sandbox.ts'"],
  ['scripts/bench/x.ts', "import { loadDemo } from '../../demo/catalogue/load.ts'"],
])('what is make-believe may be loaded so: %s, %s', (path, text) => {
  expect(breaches('demo', [source(path, text)])).toEqual([])
})
