import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Phrase } from '#common/phrase'
import { tx } from '#platform/context'
import { bareGolf, partForCar } from '../../../tests/support/catalogue/bare-golf.ts'
import { listOf } from '../../../tests/support/catalogue/parts.ts'
import { addParts, writeLevels } from '../../../tests/support/catalogue/parts-of-types.ts'
import { openShop, type TestShop } from '../../../tests/support/shops/shop.ts'
import { takeStock } from '../stock/stock.ts'
import { changeParts } from './change-parts.ts'
import { type PartValues, readValues } from './part-values.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
  await writeLevels(shop.ctx)
})
afterAll(() => shop.close())

const all: PartValues = {
  name: 'Osmium pads',
  price: 5120,
  img: '/pictures/osmium.webp',
  number: 'OS-4711',
  brand: 'high',
  category: 'brake-discs',
  stock: 14,
  position: 'rear',
  universal: false,
  quantity: 2,
  attributes: [['Width', '61.5', 'mm']],
  weightGrams: 812,
  lengthMm: 10,
  widthMm: 20,
  heightMm: 30,
  hazard: 'corrosive',
  warrantyMonths: 36,
  bestSeller: true,
  gtin: '4006381333931',
  cost: 3000,
  condition: 'remanufactured',
  coreDeposit: 900,
  packSize: 4,
  status: 'hidden',
  supersededBy: null,
  pictures: ['/pictures/a.webp', '/pictures/b.webp'],
  documents: [{ name: 'Fitting instructions', url: 'https://example.com/a.pdf' }],
  oeNumbers: [{ maker: 'Audi', number: '8K0 615 301' }],
  supersededNumbers: [{ maker: 'High', number: 'OS-4710' }],
  priceBreaks: [
    { from: 10, price: 5000 },
    { from: 50, price: 4800 },
  ],
  pricesToCome: [{ startsAt: '2027-01-01T00:00:00.000Z', price: 5300 }],
}

it('every field of a part is written, read as it was written, and found by its new words and numbers', async () => {
  const [one, other] = await addParts(shop.ctx, [
    { type: 'brake-pads', brand: 'low', stock: 3 },
    { type: 'brake-pads', brand: 'low', stock: 3 },
  ])
  const { status: _status, ...shown } = all
  const differences = await changeParts(shop.ctx, [
    { partId: one!, fields: shown },
    { partId: other!, fields: { supersededBy: one! } },
  ])
  const fields = Object.keys(all) as (keyof PartValues)[]
  const stored = await readValues(shop.ctx, [one!, other!], fields)
  expect(stored.get(one!)).toEqual({ ...all, status: 'sold' })
  expect(stored.get(other!)).toMatchObject({ supersededBy: one, brand: 'low', oeNumbers: [] })
  expect(differences).toContainEqual({ partId: one, field: 'price', before: 4000, after: 5120 })
  expect(differences.map(({ field }) => field)).not.toContain('universal')
  await shop.heard()
  for (const q of ['osmium', '8K0615301', 'OS4710', 'OS4711'])
    expect(
      (await listOf(shop, { q })).items.map((item) => item._id),
      q,
    ).toEqual([String(one)])
  const { rows } = await sql`select measure, value from part_measure where part_id = ${one!}`.execute(shop.ctx.db)
  expect(rows).toEqual([{ measure: 'width', value: '61.5' }])
})

it('what does not differ is not written, and the version only rises where a form would undo something', async () => {
  const [same, sold] = await addParts(shop.ctx, [
    { type: 'brake-pads', brand: 'low', stock: 3, numbers: [{ kind: 'oe', maker: 'Audi', number: '1K0 1' }] },
    { type: 'brake-pads', brand: 'low', stock: 3 },
  ])
  const versions = async () => {
    const { rows } = await sql<{ version: number }>`
      select version from part where id = any(${[same, sold]}::int[]) order by id`.execute(shop.ctx.db)
    return rows.map(({ version }) => version)
  }
  const before = await versions()
  expect(
    await changeParts(shop.ctx, [
      { partId: same!, fields: { price: 4000, stock: 3, oeNumbers: [{ maker: 'Audi', number: '1K0 1' }] } },
      { partId: 2_000_000_000, fields: { price: 1 } },
    ]),
  ).toEqual([])
  expect(await versions()).toEqual(before)
  await changeParts(shop.ctx, [{ partId: sold!, fields: { stock: 9 } }])
  expect(await versions()).toEqual(before)
  await changeParts(shop.ctx, [{ partId: sold!, fields: { pictures: ['/pictures/a.webp'] } }])
  expect(await versions()).toEqual([before[0], before[1]! + 1])
})

it('a part that retires knows since when, and no longer once it is sold again', async () => {
  const [id] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low' }])
  const retiredAt = async () => {
    const { rows } = await sql<{ at: Date | null }>`select retired_at as at from part where id = ${id!}`.execute(
      shop.ctx.db,
    )
    return rows[0]!.at
  }
  await changeParts(shop.ctx, [{ partId: id!, fields: { status: 'retired' } }])
  expect(await retiredAt()).toBeInstanceOf(Date)
  await changeParts(shop.ctx, [{ partId: id!, fields: { status: 'sold' } }])
  expect(await retiredAt()).toBeNull()
})

it('an unknown brand, a taken number and a universal part with a list of cars are named, and nothing is written', async () => {
  const [id, taken] = await addParts(shop.ctx, [
    { type: 'brake-pads', brand: 'low' },
    { type: 'brake-pads', brand: 'low', number: 'IS-TAKEN' },
  ])
  const golf = await bareGolf(shop.ctx)
  const listed = await partForCar(shop.ctx, golf, { type: 'brake-pads', brand: 'low' })
  const refused = async (partId: number, fields: Partial<PartValues>, field: string) =>
    expect(changeParts(shop.ctx, [{ partId, fields: { ...fields, price: 77 } }])).rejects.toMatchObject({
      status: 400,
      fields: { [`${partId}.${field}`]: expect.any(Phrase) },
    })
  await refused(id!, { brand: 'nobody' }, 'brand')
  await refused(id!, { category: 'flux-capacitors' }, 'category')
  await refused(id!, { number: 'istaken' }, 'number')
  await refused(listed, { universal: true }, 'universal')
  await refused(id!, { supersededBy: 2_000_000_000 }, 'supersededBy')
  await refused(id!, { supersededBy: id! }, 'supersededBy')
  const prices = await readValues(shop.ctx, [id!, taken!, listed], ['price'])
  expect([...prices.values()].map(({ price }) => price)).toEqual([4000, 4000, 4000])
})

it('stock that lies in several places stays their sum', async () => {
  const [id] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low', stock: 10 }])
  const { rows } = await sql<{ id: number }>`insert into place (name) values ('Annex') returning id`.execute(
    shop.ctx.db,
  )
  await sql`insert into part_place (part_id, place_id, free) values (${id!}, 1, 6), (${id!}, ${rows[0]!.id}, 4)`.execute(
    shop.ctx.db,
  )
  await takeStock(shop.ctx, [{ partId: id!, quantity: 1 }])
  await sql`update part_place set free = free - 1 where part_id = ${id!} and place_id = 1`.execute(shop.ctx.db)
  for (const stock of [20, 3]) {
    await changeParts(shop.ctx, [{ partId: id!, fields: { stock } }])
    const { rows: lying } = await sql<{ sum: number }>`
      select sum(free)::int as sum from part_place where part_id = ${id!}`.execute(shop.ctx.db)
    expect(lying[0]!.sum).toBe(stock)
  }
})

it('two batches over the same parts, in other orders, wait for each other', async () => {
  const ids = await addParts(
    shop.ctx,
    Array.from({ length: 50 }, () => ({ type: 'brake-pads', brand: 'low', stock: 5 })),
  )
  const batch = (of: number[], price: number) =>
    changeParts(
      shop.ctx,
      of.map((partId) => ({ partId, fields: { price, stock: price } })),
    )
  await Promise.all(Array.from({ length: 8 }, (_, n) => batch(n % 2 ? ids : ids.toReversed(), 5000 + n)))
  const values = [...(await readValues(shop.ctx, ids, ['price', 'stock'])).values()]
  expect(new Set(values.map(({ price, stock }) => `${price} ${stock}`)).size).toBe(1)
})

it('parts that come in or sell out together change once, however many they are', async () => {
  const ids = await addParts(
    shop.ctx,
    Array.from({ length: 30 }, (_, n) => ({ type: 'brake-pads', brand: 'low', stock: n < 20 ? 0 : 4 })),
  )
  const told = await tx(shop.ctx, async (ctx) => {
    await changeParts(
      ctx,
      ids.map((partId, n) => ({ partId, fields: { stock: n < 20 ? 3 : n < 25 ? 0 : null } })),
    )
    const { rows } = await sql<{ tag: string }>`
      select tag from change where xid = pg_current_xact_id() and tag like 'facts:%'`.execute(ctx.db)
    return rows
  })
  expect(told).toHaveLength(1)
  const { rows } = await sql<{ id: number; isThere: boolean }>`
    select id, in_stock as "isThere" from part where id = any(${ids}::int[]) order by id`.execute(shop.ctx.db)
  expect(rows).toEqual(ids.map((id, n) => ({ id, isThere: n < 20 || n >= 25 })))
})
