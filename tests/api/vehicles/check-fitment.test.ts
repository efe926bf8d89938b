import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkFitment } from '#domain/fitment'
import { addPart } from '../../support/catalogue/parts.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** What one test says of these cars is not in the way of the next. */
afterEach(async () => {
  await sql`delete from application using model where model.id = model_id and name in ('9-3', '9-5', 'e-Golf')`.execute(
    shop.ctx.db,
  )
})

type Given = { type?: string; diameter?: number; unit?: string; position?: string | null }

/** A part of that type, a disc of 280 mm for the front unless said otherwise. */
async function partOf({
  type = 'brake-discs',
  diameter = 280,
  unit = 'mm',
  position = 'front',
}: Given = {}): Promise<number> {
  const id = Number(await addPart(shop))
  const name = type === 'brake-kits' ? 'Disc diameter' : 'Diameter'
  await sql`
    update part set type_id = (select id from part_type where slug = ${type}), position = ${position},
      attributes = ${JSON.stringify([[name, String(diameter), unit]])}::jsonb where id = ${id}`.execute(shop.ctx.db)
  return id
}

type Fit = { model?: string; from?: number; to?: number; engine?: string; conditions?: [kind: string, value: string][] }

/** The part fits a model, the Saab 9-3 unless said otherwise; `engine`: its fuel. */
async function fit(part: number, given: Fit = {}): Promise<void> {
  const { model = '9-3', from = 2005, to = from, engine = null, conditions = [] } = given
  for (const [kind, value] of conditions)
    await sql`insert into condition (kind, value) values (${kind}, ${value}) on conflict do nothing`.execute(
      shop.ctx.db,
    )
  await sql`
    insert into application (part_id, model_id, year_from, year_to, engine_id, conditions)
    select ${part}, model.id, ${from}, ${to}, (select id from engine where fuel = ${engine} order by litres desc nulls last limit 1),
      coalesce((select array_agg(id order by id) from condition
        where kind || ' ' || value = any(${conditions.map((one) => one.join(' '))}::text[])), '{}')
    from model where name = ${model}`.execute(shop.ctx.db)
}

/** Counts that are not 0, of the parts that the test made. */
async function faultsOf(...parts: number[]): Promise<Record<string, number>> {
  const found = await checkFitment(shop.ctx, 1_000_000)
  const ours = found.map(({ kind, samples }) => {
    return [kind, samples.filter((one) => parts.some((id) => one.startsWith(`part ${id} `))).length] as const
  })
  return Object.fromEntries(ours.filter(([, count]) => count > 0))
}

test('the demo catalogue has no fault of any kind', async () => {
  const found = await checkFitment(shop.ctx)
  expect(found).toHaveLength(6)
  expect(found.filter(({ count }) => count > 0)).toEqual([])
})

test('a disc and a set with discs of another size for one car and axle contradict each other', async () => {
  const disc = await partOf()
  const set = await partOf({ type: 'brake-kits', diameter: 312 })
  await fit(disc, { from: 2003, to: 2006 })
  await fit(set, { from: 2006, to: 2008 })
  expect(await faultsOf(disc, set)).toEqual({ contradiction: 1 })
})

test.each<[string, Given, Fit, Fit]>([
  ['on the other axle', { position: 'rear' }, {}, {}],
  ['of one size', { diameter: 280 }, {}, {}],
  ['of one size in another unit', { diameter: 28, unit: 'cm' }, {}, {}],
  ['for other years', {}, {}, { from: 2007 }],
  ['for another model', {}, {}, { model: '9-5' }],
  ['for the other disc', {}, { conditions: [['disc-front', '280']] }, { conditions: [['disc-front', '312']] }],
  ['for cars without', {}, { conditions: [['with', 'sport brakes']] }, { conditions: [['without', 'sport brakes']] }],
  ['for cars made later', {}, { conditions: [['made-to', '2005-06']] }, { conditions: [['made-from', '2005-07']] }],
  ['for another engine', {}, { engine: 'petrol' }, { engine: 'diesel' }],
])('a part %s contradicts nothing', async (_, given, one, other) => {
  const [disc, set] = [await partOf(), await partOf({ type: 'brake-kits', diameter: 312, ...given })]
  await fit(disc, one)
  await fit(set, other)
  expect(await faultsOf(disc, set)).not.toHaveProperty('contradiction')
})

test('12 in are 304.8 mm', async () => {
  const [inches, millimetres] = [await partOf({ diameter: 12, unit: 'in' }), await partOf({ diameter: 304.8 })]
  await fit(inches)
  await fit(millimetres)
  expect(await faultsOf(inches, millimetres)).not.toHaveProperty('contradiction')
})

test('a part on one condition contradicts another that fits without any', async () => {
  const [disc, set] = [await partOf(), await partOf({ type: 'brake-kits', diameter: 312 })]
  await fit(disc, { from: 1999, conditions: [['disc-front', '280']] })
  await fit(set, { from: 1999 })
  expect(await faultsOf(disc, set)).toEqual({ contradiction: 1 })
})

test('an engine that the model does not have is found', async () => {
  const part = await partOf({ type: 'spark-plugs', position: null })
  await fit(part, { engine: 'CNG' })
  expect(await faultsOf(part)).toEqual({ 'engine-not-there': 1 })
})

test('an oil filter for an electric car is found, whether it names the engine or not', async () => {
  const [any, named] = [await partOf({ type: 'oil-filters' }), await partOf({ type: 'oil-filters' })]
  await fit(any, { model: 'e-Golf', from: 2016 })
  await fit(named, { model: 'e-Golf', from: 2016, engine: 'electric' })
  expect(await faultsOf(any)).toEqual({ 'engine-part-of-electric': 1 })
  expect(await faultsOf(named)).toHaveProperty('engine-part-of-electric')
  const disc = await partOf({ diameter: 295 })
  await fit(disc, { model: 'e-Golf', from: 2016 })
  expect(await faultsOf(disc)).not.toHaveProperty('engine-part-of-electric')
})

test('years in which the model was not made are found', async () => {
  const part = await partOf({ position: 'rear', diameter: 200 })
  await fit(part, { model: 'e-Golf', from: 2009, to: 2010 })
  expect(await faultsOf(part)).toEqual({ 'outside-years': 1 })
})

test('a condition without a question is found, and one that does not exist', async () => {
  const [odd, gone] = [
    await partOf({ position: 'rear', diameter: 300 }),
    await partOf({ position: 'rear', diameter: 300 }),
  ]
  await fit(odd, { conditions: [['moon', 'full']] })
  await fit(gone)
  await sql`update application set conditions = '{2000000000}' where part_id = ${gone}`.execute(shop.ctx.db)
  expect(await faultsOf(odd)).toEqual({ 'no-question': 1 })
  expect(await faultsOf(gone)).toEqual({ 'no-question': 1 })
})

test('a part that fits nothing is found, until it suits every vehicle or has a value', async () => {
  const [none, any, spec] = [await addPart(shop), await addPart(shop), await addPart(shop)].map(Number) as [
    number,
    number,
    number,
  ]
  await sql`update part set universal = true where id = ${any}`.execute(shop.ctx.db)
  await sql`insert into part_spec (part_id, kind, value) values (${spec}, 'tyre', '205/55R16')`.execute(shop.ctx.db)
  expect(await faultsOf(none, any, spec)).toEqual({ 'fits-nothing': 1 })
})
