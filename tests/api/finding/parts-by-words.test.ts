import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listOf, type Query } from '../../support/catalogue/parts.ts'
import { addParts, writeLevels } from '../../support/catalogue/parts-of-types.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const find = (query: Query) => listOf(shop, query)
const one = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(shop.ctx.db)).rows[0]!

describe('a part number', () => {
  let number: string
  let id: string
  beforeAll(async () => {
    const row = await one(sql<{ number: string; id: string }>`
      select number, part_id::text as id from part_number n where kind = 'oe' and number ~ '[0-9] [0-9]'
        and not exists (select 1 from part_number o where o.norm like left(n.norm, 6) || '%' and o.part_id <> n.part_id)
      order by part_id limit 1`)
    number = row.number
    id = row.id
  })
  const bare = () => number.replace(/[^A-Za-z0-9]/g, '')

  test('is found however it is typed, and the list says why', async () => {
    const ways = [
      number,
      bare().toLowerCase(),
      bare().replace(/(.{3})/g, '$1-'),
      bare().replace(/(.{2})/g, '$1.'),
      ` ${number} `,
    ]
    for (const typed of ways) {
      const list = await find({ q: typed })
      expect(
        list.items.map((item) => item._id),
        typed,
      ).toContain(id)
      expect(list.items.find((item) => item._id === id)!.foundBy[0]).toMatchObject({ kind: 'oe' })
    }
  })

  test('a leading or trailing piece is enough', async () => {
    for (const piece of [bare().slice(0, 7), bare().slice(-7)]) {
      expect(
        (await find({ q: piece, limit: 100 })).items.map((item) => item._id),
        piece,
      ).toContain(id)
    }
  })

  test('one that was replaced leads to the part that replaces it', async () => {
    const old = await one(sql<{ number: string; id: string }>`
      select number, part_id::text as id from part_number where kind = 'superseded' and length(norm) > 5 limit 1`)
    const item = (await find({ q: old.number })).items.find(({ _id }) => _id === old.id)
    expect(item?.foundBy[0]).toEqual({ kind: 'superseded', text: `Replaces ${old.number}` })
  })
})

describe('words', () => {
  test.each([
    ['brake rotor', 'brake disc'],
    ['tire', 'tyre'],
    ['muffler', 'silencer'],
  ])('%s finds what %s finds', async (american, british) => {
    const [a, b] = [await find({ q: american }), await find({ q: british })]
    expect(a.count).toBeGreaterThan(0)
    expect(a.items.map((item) => item._id)).toEqual(b.items.map((item) => item._id))
  })

  test('a typing slip is corrected and the list says so', async () => {
    const list = await find({ q: 'brkae pads' })
    expect(list.count).toBe((await find({ q: 'brake pads' })).count)
    expect(list.reading!.corrected).toEqual([{ from: 'brkae', to: 'brake' }])
  })

  test('nothing found: it offers what to give up, with the count that gives', async () => {
    const list = await find({ q: 'brake pads', category: 'oils-fluids', inStock: 'true' })
    expect(list).toMatchObject({ items: [], count: 0 })
    expect(list.relax.length).toBeGreaterThan(0)
    for (const { query, count } of list.relax) {
      expect((await find(query as Record<string, string>)).count).toBe(count)
    }
  })

  test('no set of discs and pads is found: it offers discs and pads one by one', async () => {
    await writeLevels(shop.ctx)
    await addParts(shop.ctx, [
      { type: 'brake-discs', brand: 'low' },
      { type: 'brake-pads', brand: 'low' },
    ])
    await shop.heard()
    const brand = 'low'
    const { count, relax } = await find({ q: 'rotors and pads', brand })
    expect(count).toBe(0)
    const apart = relax.find(({ drop }) => drop === 'q:set')!
    expect(apart.label).toBe('one by one: brake discs and brake pads')
    expect(apart.query).toEqual({ brand: [brand], category: ['brake-discs', 'brake-pads'] })
    expect(apart.count).toBe(2)
    expect((await find({ brand, category: 'brake-discs,brake-pads' })).count).toBe(2)
  })

  test.each(["'; drop table part; --", '%', '_', '\\', '🚗', '(((', 'a'.repeat(120), '<script>', "o'clock & | ! :*"])(
    'any text is only text: %s',
    async (q) => {
      expect((await find({ q })).items).toBeInstanceOf(Array)
    },
  )
})

describe('suggestions', () => {
  const labels = async (q: string) => {
    const { body } = await shop.call('GET', `/parts/suggest?${new URLSearchParams({ q })}`)
    return body.items as { kind: string; label: string; href: string }[]
  }
  test('part types by any of their names, vehicles, brands', async () => {
    expect((await labels('rotor')).map((item) => item.label)).toContain('Brake discs')
    expect(await labels('audi a4')).toContainEqual(expect.objectContaining({ kind: 'vehicle', label: 'Audi A4' }))
  })
  test('numbers lead to their parts', async () => {
    const row = await one(sql<{ number: string; id: number }>`select number, id from part order by pop desc limit 1`)
    expect(await labels(row.number)).toContainEqual(expect.objectContaining({ kind: 'part', href: `/shop/${row.id}` }))
  })
  test('at most eight, and none for a single letter', async () => {
    expect((await labels('br')).length).toBeLessThanOrEqual(8)
    expect(await labels('b')).toEqual([])
  })
})

describe('the vehicle tree', () => {
  const level = async (query: string) => (await shop.call('GET', `/vehicles${query}`)).body
  test('goes from make to model, year and engine', async () => {
    const makes = await level('')
    expect(makes).toMatchObject({ level: 'make' })
    expect(makes.options).toHaveLength(74)
    expect((await level('?make=audi')).options).toContainEqual({ value: 'a4', label: 'A4' })
    expect((await level('?make=audi&model=a4')).options).toContainEqual({
      value: '2012',
      label: '2012',
      car: expect.any(Number),
      types: ['car'],
    })
    expect(await level('?make=audi&model=a4&year=2012')).toMatchObject({ level: 'engine', options: expect.any(Array) })
  })
  test('has nothing below what does not exist, and refuses nonsense', async () => {
    expect((await level('?make=nobody')).options).toEqual([])
    expect((await shop.call('GET', '/vehicles?make=audi&model=a4&year=soon')).status).toBe(400)
  })
})

describe('words beside the car that a browser puts into every search', () => {
  let camry: number
  beforeAll(async () => {
    const { body } = await shop.call('GET', '/vehicles?make=Toyota&model=Camry')
    camry = body.options.find(({ value }: { value: string }) => value === '2012').car
  })

  test.each([
    ['brake pads', null, '2012 Toyota Camry'],
    ['toyota brake pads', null, '2012 Toyota Camry'],
    ['toyota camry 2012 brake pads', null, '2012 Toyota Camry'],
    ['audi a4 2012 brake pads', '2012 Audi A4', '2012 Audi A4'],
    ['toyota camry 2014 brake pads', '2014 Toyota Camry', '2014 Toyota Camry'],
  ])('%s: another car that they name is the one that is meant', async (q, read, fits) => {
    const list = await find({ q, car: String(camry) })
    expect(list.reading!.vehicle?.label ?? null).toBe(read)
    expect(list.items.length).toBeGreaterThan(0)
    for (const { foundBy } of list.items)
      expect(foundBy.find(({ kind }) => kind.startsWith('vehicle'))!.text).toContain(fits)
  })
})

test('“brakes” means all that is changed together, in each language', async () => {
  for (const q of ['front brakes', 'bremsen vorne', 'frenos delanteros', 'freins']) {
    const { reading } = await find({ q })
    expect(reading!.types!.map(({ slug }: { slug: string }) => slug).toSorted(), q).toEqual([
      'brake-discs',
      'brake-kits',
      'brake-pads',
    ])
  }
})

test('a car in a year in which it is not listed: it says so, and offers what it was called then and the nearest years', async () => {
  const { count, reading } = await find({ q: 'front brake pads 2009 vw golf' })
  expect(count).toBe(0)
  const { label, without, near } = reading!.unlistedYear!
  expect({ label, without }).toEqual({ label: '2009 Volkswagen Golf', without: 'front brake pads' })
  expect(near.map((one) => one.label)).toEqual([
    '2009 Volkswagen Rabbit',
    '2010 Volkswagen Golf',
    '2011 Volkswagen Golf',
    '2012 Volkswagen Golf',
  ])
  expect((await find({ q: without, car: near[1]!.car })).reading!.vehicle).toBeNull()
  expect((await find({ q: 'front brake pads 2010 vw golf' })).reading!.unlistedYear).toBeNull()
})

test('beside a motorcycle the name of a part is said to mean the part that such a one takes', async () => {
  const { types, pieces } = (await find({ q: 'yamaha mt-07 oil' })).reading!
  expect(types.map(({ slug }) => slug)).toEqual(['motorcycle-oils'])
  expect(pieces.find(({ kind }) => kind === 'type')).toMatchObject({ text: 'oil', means: 'Motorcycle oils' })
})

test('a year beside the generation that was named is said to be read as its first or last one', async () => {
  const yearIn = async (q: string) => (await find({ q })).reading!.pieces.find(({ kind }) => kind === 'year')
  expect(await yearIn('brake pads bmw 325i e90 2005')).toMatchObject({ text: '2005', means: '2006' })
  expect(await yearIn('brake pads bmw 328i e90 2012')).toMatchObject({ text: '2012', means: '2011' })
  expect(await yearIn('brake pads bmw 325i e90 1999')).toMatchObject({ text: '1999', means: '1999' })
})

test('a generation that was sold for one year is told with that year alone', async () => {
  expect((await find({ q: 'brake pads bmw 325i e90' })).reading!.generation).toBe('3 Series E90 (2006)')
})
