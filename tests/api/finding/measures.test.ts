import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FacetValue, PartList } from '#domain/finding/schema'
import { addParts } from '../../support/catalogue/parts-of-types.ts'
import { listOf, type Query } from '../../support/catalogue/parts.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const find = (query: Query) => listOf(shop, query)
const rows = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(shop.ctx.db)).rows
const valuesOf = (list: PartList, measure: string) =>
  list.facets.measures.filter((one) => one.measure === measure).flatMap(({ values }) => values)

describe('a list by measures', () => {
  test('has the parts of that size, and says how many there are of the others', async () => {
    const all = await find({ category: 'brake-discs' })
    const [first, ...others] = valuesOf(all, 'diameter')
    expect(others.length).toBeGreaterThan(3)
    const amounts = [first!, ...others].map(({ value }) => Number(value.split(':')[1]))
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
    const one = await find({ category: 'brake-discs', measure: first!.value })
    expect(one.count).toBe(first!.count)
    expect(valuesOf(one, 'diameter').find(({ selected }) => selected)).toEqual({ ...first, selected: true })
    expect(valuesOf(one, 'diameter').length).toBe(others.length + 1)
    expect(one.items).toHaveLength(Math.min(24, first!.count))
  })

  test('takes several values of one measure, also in other units and spellings', async () => {
    const [a, b] = valuesOf(await find({ category: 'brake-discs' }), 'diameter')
    const two = await find({ category: 'brake-discs', measure: `${a!.value},${b!.value}` })
    expect(two.count).toBe(a!.count + b!.count)
    const short = await find({ category: 'brake-discs', measure: `${a!.value},${b!.value.split(':')[1]}` })
    expect(short.count).toBe(two.count)
    const [inMm] = [Number(a!.value.split(':')[1])]
    const inCm = await find({ category: 'brake-discs', measure: `diameter:${inMm / 10} cm` })
    expect(inCm.count).toBe(a!.count)
    const wheels = valuesOf(await find({ category: 'alloy-wheels' }), 'bolt-circle')[0]!
    const spaced = wheels.value.replace('x', ' × ')
    expect((await find({ category: 'alloy-wheels', measure: spaced })).count).toBe(wheels.count)
  })

  test('without a type counts what is asked, over all types', async () => {
    const list = await find({ measure: 'bulb-socket:H7' })
    const [{ n } = { n: 0 }] = await rows(sql<{ n: number }>`
      select count(*)::int as n from part_measure where measure = 'bulb-socket' and value = 'H7'`)
    expect(list.count).toBe(n)
    expect(n).toBeGreaterThan(3)
    expect(list.facets.measures).toEqual([
      {
        measure: 'bulb-socket',
        label: 'Bulb socket',
        unit: null,
        values: [{ value: 'bulb-socket:H7', label: 'H7', count: n, selected: true }],
      },
    ])
  })

  test('of no size that we have offers the nearest others, apart from the list', async () => {
    const sizes = valuesOf(await find({ category: 'brake-discs' }), 'diameter').map(({ value }) =>
      Number(value.split(':')[1]),
    )
    const missing = sizes.find((size) => !sizes.includes(size + 1))! + 1
    const list = await find({ category: 'brake-discs', measure: `diameter:${missing}` })
    expect(list).toMatchObject({ count: 0, items: [] })
    expect(list.others.map(({ measure, label }) => [measure, label])).toEqual([['diameter', 'Diameter']])
    const { values } = list.others[0]!
    expect(values.map(({ value }) => value)).toContain(`diameter:${missing - 1}`)
    for (const { label, count, query } of values) {
      expect(label).toMatch(/^\d+(\.\d+)? mm$/)
      expect((await find(query as Query)).count).toBe(count)
    }
    expect(valuesOf(list, 'diameter').find(({ selected }) => selected)).toMatchObject({
      count: 0,
      value: `diameter:${missing}`,
    })
    expect(list.relax.map(({ label }) => label)).toContain(`without diameter ${missing} mm`)
    expect(list.facets.category.map(({ value, selected }) => [value, selected])).toContainEqual(['brake-discs', true])
    for (const { query, count } of list.relax) expect((await find(query as Query)).count).toBe(count)
  })

  test('in words is offered in the nearest others too, and what the words say besides stays', async () => {
    const list = await find({ q: '5w-30 oil 5 qt', inStock: 'true' })
    expect(list.count).toBe(0)
    const offered = list.others.flatMap(({ measure, values }) => values.map(({ value }) => [measure, value]))
    expect(offered).toContainEqual(['content', 'content:5'])
    const { query, count } = list.others[0]!.values.find(({ value }) => value === 'content:5')!
    expect(query).toMatchObject({ inStock: 'true', measure: ['viscosity:5W-30', 'content:5'] })
    const five = await find(query as Query)
    expect([five.count, five.reading?.types.map(({ slug }) => slug)]).toEqual([count, ['engine-oils']])
    expect(count).toBeGreaterThan(0)
  })

  test('in quarts and ounces finds what labels round, and not the litre beside it', async () => {
    const brand = (await rows(sql<{ slug: string }>`select slug from brand where id > 0 limit 1`))[0]!.slug
    const can = (content: string, unit: string) => ({
      type: 'engine-oils',
      brand,
      attributes: [
        ['Viscosity', '3W-77', null],
        ['Content', content, unit],
      ] as [string, string, string | null][],
    })
    const [rounded, quarts] = await addParts(shop.ctx, [can('4.73', 'l'), can('5', 'qt'), can('5', 'l')])
    await shop.heard()
    const list = await find({ q: '3w-77 oil 5 quarts' })
    expect(list.items.map(({ _id }) => Number(_id)).toSorted()).toEqual([rounded, quarts].toSorted())
    expect(list.reading?.measures.map(({ label }) => label)).toEqual(['3W-77', '4.73 l'])
  })

  test('that makes no sense is refused by name', async () => {
    const { status, body } = await shop.call('GET', '/parts?measure=302')
    expect([status, body.fields]).toEqual([400, { 'measure.0': 'measure should be a name and a value: diameter:302' }])
    expect((await shop.call('GET', '/parts?tier=best')).status).toBe(400)
  })
})

test('sizes alone that nothing has are offered without one of them, and not looked for as a number first', async () => {
  const { count, relax } = await find({ q: '5w30 504 507' })
  expect(count).toBe(0)
  expect(relax.map(({ query }) => query['q'])).toEqual(['5w30'])
})

test('price levels are those of the brands', async () => {
  const list = await find({ category: 'brakes', tier: 'premium' })
  const [{ n } = { n: 0 }] = await rows(sql<{ n: number }>`
    select count(*)::int as n from part p join brand b on b.id = p.brand_id join part_type t on t.id = p.type_id
      join category c on c.id = t.category_id left join category up on up.id = c.parent_id
    where 'brakes' in (c.slug, up.slug) and b.tier = 'premium'`)
  expect(list.count).toBe(n)
  expect(list.facets.tier.map(({ value, selected }) => [value, selected])).toEqual([
    ['value', false],
    ['original', false],
    ['premium', true],
  ])
})

/** The same numbers every time. */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const AUDI = { make: 'audi', model: 'a4', year: 2012 }
const SUBJECTS: Query[] = [
  ...[
    'brake-discs',
    'brake-pads',
    'engine-oils',
    'summer-tyres',
    'alloy-wheels',
    'batteries',
    'spark-plugs',
    'wiper-blades',
  ].map((category) => ({ category })),
  { category: 'brake-discs,brake-drums' },
  { category: 'brake-discs', ...AUDI },
  { category: 'engine-oils', ...AUDI },
  { category: 'engine-oils', q: 'synthetic' },
  { q: 'brake discs', make: 'audi' },
  { ...AUDI },
  {},
]

test('every count of every facet is the count of the list that it leads to, for random filters', async () => {
  const roll = dice(15)
  const oneOf = <T>(list: readonly T[]): T | undefined => list[roll(list.length)]
  for (const subject of SUBJECTS) {
    for (let round = 0; round < 3; round++) {
      const query: Query = { ...subject, limit: 1 }
      for (let n = 0; n < 1 + roll(3); n++) narrow(query, await find(query), roll, oneOf)
      const { facets, count } = await find(query)
      const measures = facets.measures.flatMap(({ values }) => values)
      const lists: [string, FacetValue | undefined, Query][] = [
        ...[oneOf(measures), oneOf(measures), measures.find(({ selected }) => selected)].map(
          (value) => ['measure', value, instead(query, 'measure', value)] as [string, FacetValue | undefined, Query],
        ),
        ...(['tier', 'brand', 'category', 'position'] as const).map((name) => {
          const value = oneOf(facets[name])
          return [name, value, instead(query, name, value)] as [string, FacetValue | undefined, Query]
        }),
      ]
      for (const [name, value, other] of lists)
        if (value)
          expect((await find(other)).count, `${name} ${value.value} of ${JSON.stringify(query)}`).toBe(value.count)
      expect(count).toBe((await find({ ...query, limit: 2 })).count)
    }
  }
})

/** Adds a value of some facet to a query. */
function narrow(
  query: Query,
  { facets }: PartList,
  roll: (n: number) => number,
  oneOf: <T>(list: readonly T[]) => T | undefined,
) {
  const add = (name: string, value: FacetValue | undefined) => {
    if (value) query[name] = [query[name], value.value].filter(Boolean).join(',')
  }
  const way = roll(5)
  if (way < 3) add('measure', oneOf(facets.measures.flatMap(({ values }) => values)))
  else if (way === 3) add('tier', oneOf(facets.tier))
  else Object.assign(query, oneOf([{ inStock: 'true' }, { priceMin: 30, priceMax: 90 }, { rating: 4 }]))
}

/** The query with this value alone of its facet; of a measure, alone of that measure. */
function instead(query: Query, name: string, value: FacetValue | undefined): Query {
  if (!value) return query
  const kept = String(query[name] ?? '')
    .split(',')
    .filter((one) => one && name === 'measure' && one.split(':')[0] !== value.value.split(':')[0])
  return { ...query, [name]: [...kept, value.value].join(',') }
}
