import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PartList, Suggestion } from '#domain/finding/schema'
import { findVehicles } from '#domain/vehicles'
import { listOf, type Query } from '../../support/catalogue/parts.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const find = (query: Query) => listOf(shop, query)
const rowsOf = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(shop.ctx.db)).rows
const idsOf = (list: PartList) => list.items.map((item) => item._id)
const audi = { make: 'audi', model: 'a4', year: 2012 }

describe('universal parts are separated from parts made for a car', () => {
  test('count, figure and categories add up, and the categories hold just those parts', async () => {
    const list = await find(audi)
    const inCategories = list.facets.category.reduce((sum, { count, depth }) => sum + (depth ? 0 : count), 0)
    expect(list.universal!.count).toBeGreaterThan(0)
    expect(list.count + list.universal!.count).toBe(inCategories)
    const { categories } = list.universal!
    expect(list.universal).toMatchObject({ madeFor: 'this car', every: 'car' })
    expect((await find({ ...audi, category: categories.join(',') })).count).toBe(list.universal!.count)
  })

  test('the same under a filter and for a car in words; not where a category was chosen or no car is asked for', async () => {
    const inStock = await find({ ...audi, inStock: 'true' })
    const category = inStock.universal!.categories.join(',')
    expect((await find({ ...audi, inStock: 'true', category })).count).toBe(inStock.universal!.count)
    expect((await find({ q: 'audi a4 2012' })).universal).toEqual((await find(audi)).universal)
    expect((await find({ ...audi, category })).universal).toBeNull()
    expect((await find({ q: 'brake pads audi a4' })).universal).toBeNull()
    expect((await find({})).universal).toBeNull()
  })
})

describe('left-over words', () => {
  test.each(['5w30', '5W30', 'engine oil 5w30'])('%s is a grade of oil', async (q) => {
    const list = await find({ q })
    expect(list.count).toBeGreaterThan(0)
    expect(idsOf(list)).toEqual(idsOf(await find({ q: q.replace(/5w30/i, '5W-30') })))
    const measures = [{ measure: 'viscosity', value: '5W-30', unit: null, label: '5W-30' }]
    expect(list.reading).toMatchObject({ number: null, unknownNumber: null, words: [], measures })
  })

  test('one that empties the list is corrected by up to two letters, and the list says so', async () => {
    const list = await find({ q: 'braeks pads audi' })
    expect(list.count).toBeGreaterThan(0)
    expect(idsOf(list)).toEqual(idsOf(await find({ q: 'brake pads audi' })))
    expect(list.reading!.corrected).toEqual([{ from: 'braeks', to: 'brake' }])
  })

  test.each(['brakedisc', 'brake-disc', 'brakedisk', 'brakediscs'])('%s is two words', async (q) => {
    const [list, apart] = [await find({ q }), await find({ q: 'brake disc' })]
    expect(list.count).toBe(apart.count)
    expect(list.reading!.types).toEqual(apart.reading!.types)
  })

  test('a model that only one make has stands for both', async () => {
    const list = await find({ q: 'brakedisc a4' })
    expect(list.reading).toMatchObject({ corrected: [], vehicle: { make: 'Audi', model: 'A4' } })
    expect(idsOf(list)).toEqual(idsOf(await find({ q: 'brake disc audi a4' })))
  })

  test.each([
    ['range rover brake pads', 'brake pads land rover range rover'],
    ['golf xyzzyq oil filter', 'oil filter volkswagen golf'],
    ['f150 oil filter', 'oil filter ford f-150'],
    ['vw golf xyzzyq oil filter', 'oil filter volkswagen golf'],
    ['ford f 150 oil filter', 'oil filter ford f-150'],
    ['mercedes c class oil filter', 'oil filter mercedes-benz c-class'],
  ])('%s keeps the car, whatever else is set aside', async (q, meant) => {
    const [list, plain] = [await find({ q }), await find({ q: meant })]
    expect(plain.reading!.vehicle!.model).toBeTruthy()
    expect(list.reading!.vehicle).toEqual(plain.reading!.vehicle)
    expect(idsOf(list)).toEqual(idsOf(plain))
  })

  test('a generation is a model in a range of years, which leaves the year open', async () => {
    const list = await find({ q: 'vw golf mk7 2.0 tdi oil filter', limit: 100 })
    const golf = await find({ q: 'vw golf oil filter', limit: 100 })
    expect(list.reading).toMatchObject({
      vehicle: { make: 'Volkswagen', model: 'Golf', label: expect.stringContaining('2015–2021 Volkswagen Golf') },
      generation: 'Golf Mk7 (2015–2021)',
      engine: '2.0 L diesel',
      words: [],
    })
    expect(list.reading!.vehicle!.year).toBeUndefined()
    expect(new Set(idsOf(list)).isSubsetOf(new Set(idsOf(golf)))).toBe(true)
    for (const { foundBy } of list.items) expect(foundBy[0]!.kind).toBe('vehicle-if')
  })

  test('one that nothing helps is dropped, page by page, and the list says so', async () => {
    const list = await find({ q: 'brake pads xyzzyq', limit: 10 })
    const plain = await find({ q: 'brake pads', limit: 10 })
    expect(list).toMatchObject({ count: plain.count, relax: [], reading: { dropped: ['xyzzyq'] } })
    expect(idsOf(list)).toEqual(idsOf(plain))
    expect(idsOf(await find({ q: 'brake pads xyzzyq', limit: 10, cursor: list.next! }))).toEqual(
      idsOf(await find({ q: 'brake pads', limit: 10, cursor: plain.next! })),
    )
  })

  test('of several cars the list is for one, and the search for each of the others is told', async () => {
    const list = await find({ q: 'brake discs golf 2014 civic' })
    expect(list.reading).toMatchObject({ vehicle: { model: 'Golf', year: 2014 }, otherCars: ['brake discs civic'] })
    for (const q of ['brake pads golf xyzzyq', 'chevy 350 spark plugs'])
      expect((await find({ q })).reading).toMatchObject({ otherCars: [] })
  })

  test('alone they find nothing, and a number is spoken of only where one was typed', async () => {
    expect(await find({ q: 'valeo' })).toMatchObject({ count: 0, reading: { corrected: [] } })
    expect(await find({ q: 'xyzzyq' })).toMatchObject({ count: 0, reading: { dropped: [], unknownNumber: null } })
    expect(await find({ q: 'ZZQ-99887' })).toMatchObject({ count: 0, reading: { unknownNumber: 'ZZQ-99887' } })
  })

  test.each(['🙂', '%', '"', 'a', 'for the'])('%s is nothing to look for', async (q) => {
    expect(await find({ q })).toMatchObject({ count: (await find({})).count, reading: { isEmpty: true } })
    expect((await find({ q: 'brake' })).reading!.isEmpty).toBe(false)
  })
})

describe('pieces of numbers', () => {
  test('beginnings and insides stand together, first what has its characters where they were typed', async () => {
    const [a, b, c, d] = (await rowsOf(sql<{ id: number }>`select id from part order by id limit 4`)).map(
      ({ id }) => id,
    )
    await sql`insert into part_number (part_id, kind, maker, number, norm) values
      (${a}, 'oe', 'Q', '98765-43777', '9876543777'), (${b}, 'oe', 'Q', '5M1 987 654 NG', '5M1987654NG'),
      (${c}, 'oe', 'Q', '987 654 QA', '987654QA'), (${d}, 'oe', 'Q', 'XQ98765411', 'XQ98765411')`.execute(shop.ctx.db)
    expect(idsOf(await find({ q: '987 654' })).slice(0, 4)).toEqual([c, b, a, d].map(String))
    expect(
      idsOf(await find({ q: '987654' }))
        .slice(0, 2)
        .toSorted(),
    ).toEqual([a, c].map(String).toSorted())
    expect(idsOf(await find({ q: '987-654 NG' }))).toEqual([String(b)])
  })
})

describe('numbers read off a rusty part', () => {
  test('letters and digits that look alike are read for one another where nothing else is found', async () => {
    const [part] = await rowsOf(sql<{ id: number }>`select id from part order by id desc limit 1`)
    await sql`insert into part_number (part_id, kind, maker, number, norm) values
      (${part!.id}, 'oe', 'Q', 'OL-1097.2301', 'OL10972301')`.execute(shop.ctx.db)
    for (const q of ['OL-1O97.23O1', '0l1097.2301', 'ol i097 23o']) {
      const list = await find({ q })
      expect(idsOf(list), q).toEqual([String(part!.id)])
      expect(list.reading, q).toMatchObject({
        number: expect.stringMatching(/^OL[ -]?1097[ .]?230?/),
        unknownNumber: null,
      })
    }
    expect((await find({ q: 'ZO1O99887' })).reading).toMatchObject({ number: null, unknownNumber: 'ZO1O99887' })
  })
})

describe('suggestions', () => {
  const suggest = async (q: string): Promise<Suggestion[]> =>
    (await shop.call('GET', `/parts/suggest?${new URLSearchParams({ q })}`)).body.items

  test.each([
    ['front brake disc audi a4', '/shop?category=brake-discs&position=front&make=audi&model=a4'],
    ['brake disk audi', '/shop?category=brake-discs&make=audi'],
    ['brake pads aud', '/shop?category=brake-pads&make=audi'],
    ['brakedisc audi a4 2012', '/shop?category=brake-discs&make=audi&model=a4&year=2012'],
    ['brkae pads', '/shop?category=brake-pads'],
    ['break pads audi', '/shop?category=brake-pads&make=audi'],
    ['audi a4 bra', '/shop?category=brake-pads&make=audi&model=a4'],
    ['audi a4 2012 brake p', '/shop?category=brake-pads&make=audi&model=a4&year=2012'],
    ['f150 bra', '/shop?category=brake-pads&make=ford&model=f-150'],
    ['front brake d', '/shop?category=brake-discs&position=front'],
    ['vw golf alterna', '/shop?category=alternators&make=volkswagen&model=golf'],
  ])('%s is read as the search reads it', async (q, href) => {
    expect((await suggest(q)).map((item) => item.href)).toContain(href)
  })

  test('a model whose name begins with its make goes before others that begin so', async () => {
    for (const [q, model] of Object.entries({ 'mazda 3': 'mazda3', 'mazda 6': 'mazda6', 'mazda 32': '323' }))
      expect((await suggest(q))[0]?.href, q).toBe(`/shop?make=mazda&model=${model}`)
  })

  test.each([
    ['2014 golf front disc', 'brake-discs', 'motorcycle-brake-discs'],
    ['2007 cbr600rr disc', 'motorcycle-brake-discs', 'brake-discs'],
  ])('%s is read of what is made for such a vehicle', async (q, wanted, other) => {
    const types = (await suggest(q)).map(({ href }) => new URLSearchParams(href.split('?')[1]).get('category'))
    expect(types).toContain(wanted)
    expect(types).not.toContain(other)
  })

  test('of numbers with one beginning the most bought come first, each part once', async () => {
    const parts = await rowsOf(sql<{ id: number }>`select min(id) as id from part group by pop order by pop limit 12`)
    const ids = parts.map(({ id }) => id)
    await sql`insert into part_number (part_id, kind, maker, number, norm)
      select id, 'oe', 'Q', 'QZ 17' || n || part.id, 'QZ17' || n || part.id
      from unnest(${ids}::int[]) with ordinality as asked (id, n) join part using (id)
      union all select ${ids.at(-1)!}, 'oe', 'Q', 'QZ 1799', 'QZ1799'`.execute(shop.ctx.db)
    const wanted = ids.toReversed().slice(0, 5)
    expect((await suggest('qz-17')).map(({ href }) => href)).toEqual(wanted.map((id) => `/shop/${id}`))
  })
})

test('what fits in a part’s place comes in stock first', async () => {
  const alike = await rowsOf(sql<{ id: number }>`
    select id from part where in_stock and (type_id, position) = (select type_id, position from part
      where in_stock and position is not null group by 1, 2 order by count(*) desc limit 1) order by pop desc limit 3`)
  const [open, most, less] = alike.map(({ id }) => id)
  await sql`insert into part_number (part_id, kind, maker, number, norm)
    select id, 'oe', 'Q', 'QQ 55 1234', 'QQ551234' from part where id = any(${[open, most, less]}::int[])`.execute(
    shop.ctx.db,
  )
  const others = async () => {
    const { body } = await shop.call('GET', `/parts/${open}`)
    return (body.interchange as PartList['items'])
      .map((item) => item._id)
      .filter((id) => [most, less].includes(Number(id)))
  }
  expect(await others()).toEqual([most, less].map(String))
  await sql`update stock set free = 0 where part_id = ${most}`.execute(shop.ctx.db)
  expect(await others()).toEqual([less, most].map(String))
})

test('what an address says of a car that we do not know is in no label', async () => {
  const { label, bases } = await findVehicles(shop.ctx, { ...audi, engine: '9.9L nonsense' })
  expect(label).toBe('2012 Audi A4')
  expect(bases).toEqual((await findVehicles(shop.ctx, audi)).bases)
})

describe('a model without its model year', () => {
  test('can be asked for of each year that it was sold in, the newest first', async () => {
    const { years } = await find({ make: 'audi', model: 'a4' })
    expect(years).toContain(2012)
    expect(years).toEqual([...new Set(years)].toSorted((a, b) => b - a))
    expect((await find({ q: 'brake pads audi a4' })).years).toEqual(years)
    for (const year of years.slice(0, 3))
      expect((await find({ q: `brake pads audi a4 ${year}` })).reading!.vehicle).toMatchObject({ model: 'A4', year })
  })

  test('of a generation, of each year of that', async () => {
    const { years } = await find({ q: 'golf 7 brake pads' })
    expect([years[0], years.at(-1)]).toEqual([2021, 2015])
  })

  test('nothing else names years to choose from', async () => {
    const others: Query[] = [audi, { make: 'audi' }, { q: 'audi brake pads' }, { q: 'brake pads' }, {}]
    for (const query of others) expect((await find(query)).years).toEqual([])
  })
})

describe('an exact number beside a car that it does not fit', () => {
  const numberOf = async (fits: boolean) => {
    const { modelIds, year } = await findVehicles(shop.ctx, audi)
    const [part] = await rowsOf(sql<{ id: number; number: string }>`
      select id, number from part p where not universal and exists (select from application where part_id = p.id)
        and ${fits} = exists (select from application where part_id = p.id and model_id = any(${modelIds}::int[])
          and ${year}::int between year_from and year_to and engine_id is null and conditions = '{}') and ${fits} =
          exists (select from application where part_id = p.id and model_id = any(${modelIds}::int[]))
      order by id limit 1`)
    return part!
  }

  test('stays in the list and says so; counts and facets have it', async () => {
    const { id, number } = await numberOf(false)
    const list = await find({ q: number, ...audi })
    expect(idsOf(list)).toEqual([String(id)])
    expect(list).toMatchObject({ count: 1, byFit: { fits: 0, if: 0, no: 1 }, question: null, relax: [] })
    expect(list.facets.brand.reduce((sum, { count }) => sum + count, 0)).toBe(1)
    expect(list.items[0]!.foundBy).toEqual([
      { kind: 'number', text: expect.stringContaining(number) },
      { kind: 'vehicle-no', text: 'Does not fit 2012 Audi A4: made for another model' },
    ])
  })

  test('one that fits is listed as before', async () => {
    const { id, number } = await numberOf(true)
    const list = await find({ q: number, ...audi })
    expect(idsOf(list)).toEqual([String(id)])
    expect(list.byFit).toEqual({ fits: 1, if: 0 })
  })

  test('words list nothing that does not fit', async () => {
    const { items, byFit } = await find({ q: 'brake discs', ...audi })
    expect(items.flatMap(({ foundBy }) => foundBy).filter(({ kind }) => kind === 'vehicle-no')).toEqual([])
    expect(byFit).not.toHaveProperty('no')
  })
})

test.each([
  ['bmw 5 series 2012 air filter', '2012 BMW 5 Series'],
  ['bmw 3er', 'BMW 3er'],
  ['harley sportster', 'Harley-Davidson Sportster'],
])('several models are called what they were called together: %s', async (q, label) => {
  expect((await find({ q })).reading!.vehicle!.label).toBe(label)
})
