import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importFits, type PartRow, insertBrands } from '#domain/catalogue'
import { continueUndo, undoRun } from '#domain/runs'
import type { Ctx } from '#platform/context'
import { FIELDS } from '../../support/catalogue/each-status.ts'
import { carOf, type TestCar } from '../../support/catalogue/fitting-parts.ts'
import { addParts } from '../../support/catalogue/parts-of-types.ts'
import { adminCtx, makeAdmin, type Person } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'
import { applied, newSupplier } from '../../support/files/staged.ts'

let shop: TestShop
let admin: Person
let system: Ctx
let golf: TestCar
let camry: TestCar
let brands = 0

beforeAll(async () => {
  shop = await openShop({ LIMITS: '100' })
  admin = await makeAdmin(shop)
  system = { ...(await adminCtx(shop)), jobs: { send: async () => {} } }
  ;[golf, camry] = [await carOf(shop, 'Volkswagen', 'Golf', 2014), await carOf(shop, 'Toyota', 'Camry', 2014)]
})
afterAll(() => shop.close())

const asAdmin = (method: string, path: string, body?: unknown) => shop.call(method, path, { token: admin.token, body })
const forGolf = (partId: number) => {
  return { partId, modelId: golf.model, from: 2012, to: 2016, engineId: null, position: null, quantity: null }
}
const fit = (...parts: number[]) =>
  importFits(shop.ctx, 'test', { applications: parts.map((id) => ({ ...forGolf(id), conditions: [] })), specs: [] })

async function newBrand(): Promise<string> {
  const slug = `pairs-${++brands}`
  await insertBrands(shop.ctx, 'test', [{ slug, name: slug, tier: 'value', country: '', about: '' }])
  return slug
}
/** A left and a right headlight of a brand of their own, both for the Golf. */
async function newPair(more: Partial<PartRow> = {}): Promise<[left: number, right: number, brand: string]> {
  const brand = await newBrand()
  const row = { type: 'headlights', brand, ...more }
  const [left, right] = await addParts(shop.ctx, [
    { position: 'left', ...row },
    { position: 'right', ...row },
  ])
  await fit(left!, right!)
  return [left!, right!, brand]
}

/** What is in the table and should not be, or should be and is not. */
async function wrong(): Promise<unknown[]> {
  const due = sql`
    select type_id, brand_id, p.position, model_id, p.id from part p join application on part_id = p.id where p.position is not null`
  const { rows } = await sql`
    (${due} except select * from placed_part) union all (select * from placed_part except ${due})`.execute(shop.ctx.db)
  return rows
}
/** The other one of the pair of each, as an answer says; everything else is as it should be. */
async function pairsOf(...parts: number[]): Promise<(number | null)[]> {
  expect(await wrong()).toEqual([])
  await shop.heard()
  const answers = await Promise.all(parts.map((id) => shop.call('GET', `/parts/${id}`)))
  return answers.map(({ body }) => (body.pair ? Number(body.pair._id) : null))
}
const save = async (part: number, change: object) => {
  const { status, body } = await asAdmin('PUT', `/bestSeller/${part}`, { ...FIELDS, ...change })
  expect(status, JSON.stringify(body)).toBe(200)
}

test('parts of the demo and parts that are added with a place are in the table', async () => {
  const [left, right] = await newPair()
  expect(await pairsOf(left, right)).toEqual([right, left])
})

test('a part that gets another place, type or brand is the other one of others', async () => {
  const [left, right, brand] = await newPair()
  const [front] = await addParts(shop.ctx, [{ type: 'headlights', brand, position: 'front left' }])
  await fit(front!)
  expect(await pairsOf(left, right, front!)).toEqual([right, left, null])
  await save(right, { position: 'front right' })
  expect(await pairsOf(left, right, front!)).toEqual([null, front, right])
  await save(right, { position: null })
  expect(await pairsOf(left, right, front!)).toEqual([null, null, null])
  await save(right, { position: 'right' })
  expect(await pairsOf(left, right, front!)).toEqual([right, left, null])

  await save(right, { category: 'wing-mirrors' })
  expect(await pairsOf(left, right)).toEqual([null, null])
  await save(left, { category: 'wing-mirrors' })
  expect(await pairsOf(left, right)).toEqual([right, left])
  const other = await newBrand()
  await save(left, { brand: other })
  expect(await pairsOf(left, right)).toEqual([null, null])
  await save(right, { brand: other })
  expect(await pairsOf(left, right)).toEqual([right, left])
})

test('a brand that is deleted into another gives it its parts', async () => {
  const [left, right, from] = await newPair()
  const [, , into] = await newPair()
  const { rows } = await sql<{ id: number }>`
    select id from brand where slug in (${from}, ${into}) order by slug = ${into}`.execute(shop.ctx.db)
  await sql`update part set brand_id = ${rows[1]!.id} where id = ${left}`.execute(shop.ctx.db)
  expect(await pairsOf(right)).toEqual([null])
  expect((await asAdmin('DELETE', `/brands/${rows[0]!.id}?into=${rows[1]!.id}`)).status).toBe(200)
  expect(await pairsOf(right)).toEqual([left])
})

test('a part that is hidden, retired, sold out or deleted is no other one until it comes back', async () => {
  const [left, right] = await newPair({ stock: 2 })
  for (const status of ['hidden', 'retired']) {
    await save(right, { status })
    expect(await pairsOf(left), status).toEqual([null])
    await save(right, { status: 'sold' })
    expect(await pairsOf(left), status).toEqual([right])
  }
  await sql`update stock set free = 0 where part_id = ${right}`.execute(shop.ctx.db)
  expect(await pairsOf(left)).toEqual([null])
  await sql`update stock set free = 1 where part_id = ${right}`.execute(shop.ctx.db)
  expect(await pairsOf(left)).toEqual([right])
  await asAdmin('DELETE', `/bestSeller/${right}`)
  expect(await pairsOf(left)).toEqual([null])
  await asAdmin('POST', `/bin/${right}/restore`)
  expect(await pairsOf(left, right)).toEqual([right, left])
})

test('where the other one is sold out, hidden or retired, no unlike one takes its place, but one as like does', async () => {
  const adjusted = (how: string): Pick<PartRow, 'attributes'> => ({ attributes: [['Adjustment', how, null]] })
  const alike = adjusted('electric, folding')
  const [left, right, brand] = await newPair({ stock: 2, ...alike })
  const others = { type: 'headlights', brand, position: 'right' as const, stock: 2 }
  const [unlike] = await addParts(shop.ctx, [{ ...others, ...adjusted('electric') }])
  await fit(unlike!)
  for (const status of ['hidden', 'retired']) {
    await save(right, { status })
    expect(await pairsOf(left), status).toEqual([null])
    await save(right, { status: 'sold' })
    expect(await pairsOf(left), status).toEqual([right])
  }
  await sql`update stock set free = 0 where part_id = ${right}`.execute(shop.ctx.db)
  expect(await pairsOf(left)).toEqual([null])
  const [twin] = await addParts(shop.ctx, [{ ...others, ...alike }])
  await fit(twin!)
  expect(await pairsOf(left)).toEqual([twin])
})

test('cars that a part is given or loses make pairs and part them', async () => {
  const [left, right] = await newPair()
  const setFits = async (part: number, change: (lines: { make: string }[]) => { make: string }[]) => {
    const { version, universal, applications, specs } = (await asAdmin('GET', `/parts/${part}/fits`)).body
    const body = { version, universal, applications: change(applications), specs }
    expect((await asAdmin('PUT', `/parts/${part}/fits`, body)).status).toBe(200)
  }
  const line = { yearFrom: 2013, yearTo: 2014, engine: null, position: null, quantity: null, conditions: [] }
  await setFits(right, (lines) => [...lines, { make: 'Toyota', model: 'Camry', ...line }])
  expect(await pairsOf(left, right)).toEqual([right, left])
  await setFits(right, (lines) => lines.filter(({ make }) => make === 'Toyota'))
  expect(await pairsOf(left, right)).toEqual([null, null])
  await setFits(left, (lines) => [...lines, { make: 'Toyota', model: 'Camry', ...line }])
  expect(await pairsOf(left, right)).toEqual([right, left])
  await setFits(right, () => [])
  expect(await pairsOf(left, right)).toEqual([null, null])
})

test('of two lines for one model one goes and the other keeps it', async () => {
  const [left, right] = await newPair()
  const { rows } = await sql<{ id: number }>`
    insert into application (part_id, model_id, year_from, year_to) values (${right}, ${golf.model}, 2013, 2013) returning id`.execute(
    shop.ctx.db,
  )
  expect(await pairsOf(left)).toEqual([right])
  await sql`delete from application where id = ${rows[0]!.id}`.execute(shop.ctx.db)
  expect(await pairsOf(left)).toEqual([right])
})

test('a supplier’s files make pairs, and undo parts them again', async () => {
  const brand = await newBrand()
  const [left, right] = await addParts(
    shop.ctx,
    (['left', 'right'] as const).map((position) => ({ type: 'headlights', brand, position })),
  )
  await fit(left!)
  const supplier = await newSupplier(system)
  const fits = [2012, 2013].map((from) => ({ partId: right!, modelId: golf.model, from }))
  const cars = await applied(system, supplier, {
    kind: 'aces',
    fits: [...fits, { partId: right!, modelId: camry.model, from: 2012 }],
  })
  expect(await pairsOf(left!, right!)).toEqual([right, left])
  const moved = await applied(system, supplier, {
    kind: 'parts',
    rows: [{ partId: right!, given: { position: 'rear right' } }],
  })
  expect(await pairsOf(left!, right!)).toEqual([null, null])
  for (const { runId, pair } of [
    { ...moved, pair: [right, left] },
    { ...cars, pair: [null, null] },
  ]) {
    await undoRun(system, runId)
    await continueUndo(shop.ctx, { runId })
    expect(await pairsOf(left!, right!)).toEqual(pair)
  }
})

test('parts that were there before the table are filled in', async () => {
  await sql`delete from placed_part`.execute(shop.ctx.db)
  expect(await wrong()).not.toEqual([])
  await sql`call place_all_parts()`.execute(shop.ctx.db)
  expect(await wrong()).toEqual([])
})
