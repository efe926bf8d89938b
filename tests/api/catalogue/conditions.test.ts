import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { PartList } from '#domain/finding/schema'
import { listOf, type Query } from '../../support/catalogue/parts.ts'
import { openPartsDesk } from '../../support/shops/parts-desk.ts'

const { shop, asAdmin, show } = await openPartsDesk()
afterAll(() => shop.close())

const find = (query: Query) => listOf(shop, query)
const conditionsOf = ({ facets }: PartList) =>
  Object.fromEntries(facets.condition.map(({ value, count }) => [value, count]))

/** The sold parts of a type by condition, as the database has them. */
async function stored(type: string, where = sql`true`): Promise<Record<string, number>> {
  const { rows } = await sql<{ condition: string; n: number }>`
    select p.condition, count(*)::int as n from part p join part_type t on t.id = p.type_id
    where t.slug = ${type} and p.status = 'sold' and ${where} group by 1`.execute(shop.ctx.db)
  return Object.fromEntries(rows.map(({ condition, n }) => [condition, n]))
}

const AUDI = { make: 'audi', model: 'a4', year: 2012 }
const LISTS: Query[] = [
  {},
  { category: 'brake-calipers' },
  { category: 'brakes', sort: 'newest' },
  { q: 'brake caliper' },
  { category: 'brake-calipers', priceMin: 80, priceMax: 222 },
  { category: 'brake-calipers', inStock: 'true', sort: 'price-up' },
  AUDI,
  { ...AUDI, category: 'brake-calipers' },
]

test('the facet has the counts that the database has, and its values stay when one is chosen', async () => {
  const of = await stored('brake-calipers')
  expect(Object.keys(of).toSorted()).toEqual(['new', 'remanufactured'])
  expect(conditionsOf(await find({ category: 'brake-calipers' }))).toEqual(of)
  const chosen = await find({ category: 'brake-calipers', condition: 'remanufactured' })
  expect(chosen.count).toBe(of['remanufactured'])
  expect(conditionsOf(chosen)).toEqual(of)
  expect(chosen.facets.condition.map(({ value, selected }) => [value, selected])).toEqual([
    ['new', false],
    ['remanufactured', true],
  ])
  expect(chosen.items.every(({ condition }) => condition === 'remanufactured')).toBe(true)
  expect((await find({ category: 'brake-calipers', condition: 'new,remanufactured' })).count).toBe(
    of['new']! + of['remanufactured']!,
  )
})

test.each(LISTS)('each value of %j counts what it lists, beside every other facet', async (query) => {
  const whole = await find(query)
  const sum = whole.facets.condition.reduce((all, { count }) => all + count, 0)
  expect(sum).toBe(whole.count)
  for (const { value, count } of whole.facets.condition) {
    const chosen = await find({ ...query, condition: value })
    expect([value, chosen.count]).toEqual([value, count])
    expect(conditionsOf(chosen)).toEqual(conditionsOf(whole))
    expect(chosen.items.filter(({ condition = 'new' }) => condition !== value)).toEqual([])
    const [brand] = chosen.facets.brand
    const both = await find({ ...query, condition: value, brand: brand!.value })
    expect(both.count).toBe(brand!.count)
  }
})

test('a part that changes its condition changes the lists, those of a car as well', async () => {
  const { items } = await find({ ...AUDI, category: 'brake-calipers', condition: 'new' })
  const { _id } = items[0]!
  const query = { ...AUDI, category: 'brake-calipers', condition: 'used' }
  expect((await find(query)).count).toBe(0)
  const used = (await find({ condition: 'used' })).count
  const { name, price, img } = await show(_id)
  const change = await asAdmin('PUT', `/bestSeller/${_id}`, { name, price, img: img ?? '/a.webp', condition: 'used' })
  expect(change.status).toBe(200)
  await shop.heard()
  expect((await find(query)).items.map((one) => one._id)).toEqual([_id])
  expect((await find({ condition: 'used' })).count).toBe(used + 1)
  expect((await shop.call('GET', `/parts/${_id}`)).body.condition).toBe('used')
  const { rows } = await sql<{ counted: string }>`
    select coalesce(sum(n), 0)::text as counted from part_count c join part_type t on t.id = c.type_id
    where t.slug = 'brake-calipers' and c.condition = 'used'`.execute(shop.ctx.db)
  expect(rows).toEqual([{ counted: '1' }])
})

test.each([
  ['remanufactured brake caliper', 'remanufactured'],
  ['reman calipers', 'remanufactured'],
  ['refurbished brake caliper front left', 'remanufactured'],
  ['bremssattel generalüberholt', 'remanufactured'],
  ['aufbereiteter Bremssattel', 'remanufactured'],
  ['pinza de freno reacondicionada', 'remanufactured'],
  ['brake caliper not remanufactured', 'new,used'],
  ['used wing mirrors', 'used'],
  ['gebrauchter Außenspiegel', 'used'],
  ['espejo retrovisor de segunda mano', 'used'],
])('“%s” asks for %s', async (q, condition) => {
  const list = await find({ q })
  expect(list.reading!.conditions.join(',')).toBe(condition)
  expect(list.reading!.words).toEqual([])
  expect(list.count).toBeGreaterThan(0)
  expect(list.items.filter((one) => !condition.split(',').includes(one.condition ?? 'new'))).toEqual([])
})

test('where nothing is used, the way out is any condition', async () => {
  const list = await find({ q: 'used spark plugs' })
  expect(list.count).toBe(0)
  const way = list.relax.find(({ label }) => label === 'in any condition')!
  expect((await find(way.query as Query)).count).toBe(way.count)
  const byFacet = await find({ category: 'spark-plugs', condition: 'used' })
  expect(byFacet.relax.map(({ label }) => label)).toContain('in any condition')
})

test('a condition that there is not is refused', async () => {
  const { status, body } = await shop.call('GET', '/parts?condition=broken')
  expect(status).toBe(400)
  expect(Object.keys(body.fields)).toEqual(['condition.0'])
})
