import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeApplications } from '#domain/fitment'
import { carOf, type TestCar } from '../../support/catalogue/fitting-parts.ts'
import { addParts, writeLevels } from '../../support/catalogue/parts-of-types.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let golf: TestCar
let camry: TestCar

beforeAll(async () => {
  shop = await openShop()
  await writeLevels(shop.ctx)
  ;[golf, camry] = [await carOf(shop, 'Volkswagen', 'Golf', 2014), await carOf(shop, 'Toyota', 'Camry', 2014)]
})
afterAll(() => shop.close())

type Application = Parameters<typeof writeApplications>[2][number]
const forGolf = (partId: number, more: Partial<Application> = {}): Application => ({
  partId,
  modelId: golf.model,
  from: 2012,
  to: 2016,
  engineId: null,
  position: null,
  quantity: null,
  conditions: [],
  ...more,
})

type Row = Parameters<typeof addParts>[1][number]
/** Parts, each for the Golf, or for what its application says. */
async function partsOf(...given: [row: Partial<Row>, application?: Partial<Application>][]): Promise<string[]> {
  const ids = await addParts(
    shop.ctx,
    given.map(([row]) => ({ type: 'wing-mirrors', brand: 'high', ...row })),
  )
  await writeApplications(
    shop.ctx,
    'test',
    ids.map((id, n) => forGolf(id, given[n]![1])),
  )
  await shop.heard()
  return ids.map(String)
}
const pairOf = async (id: string) => (await shop.call('GET', `/parts/${id}`)).body.pair?._id ?? null

test.each([
  ['left', 'right'],
  ['front left', 'front right'],
  ['rear right', 'rear left'],
  ['front', 'rear'],
] as const)('%s and %s are a pair, seen from both', async (one, other) => {
  const brand = { left: 'low', 'front left': 'middle', 'rear right': 'high', front: 'high' }[one]
  const type = one === 'front' ? 'coil-springs' : 'door-handles'
  const [a, b] = (await partsOf([{ type, brand, position: one }], [{ type, brand, position: other }])) as [
    string,
    string,
  ]
  expect([await pairOf(a), await pairOf(b)]).toEqual([b, a])
})

test('a part of another brand, type or place, for other cars or years, or without a place, is no other one', async () => {
  const [left] = (await partsOf(
    [{ position: 'left' }],
    [{ position: 'right', brand: 'low' }],
    [{ position: 'right', type: 'mirror-glasses' }],
    [{ position: 'front right' }],
    [{ position: 'left' }],
    [{ position: 'right' }, { modelId: camry.model }],
    [{ position: 'right' }, { from: 2017, to: 2019 }],
    [{ position: null }],
  )) as [string]
  expect(await pairOf(left)).toBeNull()
})

test('of several it is the one for most of its cars, then the one most like it, and none that is sold out', async () => {
  const heated: Row['attributes'] = [['Heating', 'yes', null]]
  const [left, plain, warm, soldOut] = (await partsOf(
    [{ type: 'headlights', position: 'left', attributes: heated }],
    [{ type: 'headlights', position: 'right', attributes: [['Heating', 'no', null]] }],
    [{ type: 'headlights', position: 'right', attributes: heated }],
    [{ type: 'headlights', position: 'right', attributes: heated, stock: 0 }],
  )) as [string, string, string, string]
  expect([await pairOf(left), await pairOf(plain), await pairOf(soldOut)]).toEqual([warm, left, left])
  await writeApplications(shop.ctx, 'test', [
    forGolf(Number(left), { from: 2018, to: 2019 }),
    forGolf(Number(plain), { from: 2018, to: 2019 }),
  ])
  await shop.heard()
  expect(await pairOf(left)).toBe(plain)
})

test('parts for cars that differ are no pair; what is so at one place only does not part them', async () => {
  const at = (position: Row['position']) => ({ type: 'shock-absorbers', position })
  const drive = (value: string) => ({ conditions: [{ kind: 'drive' as const, value }] })
  const [four] = (await partsOf([at('front'), drive('four-wheel')], [at('rear'), drive('front-wheel')])) as [string]
  expect(await pairOf(four)).toBeNull()
  const disc = (kind: 'disc-front' | 'disc-rear', value: string) => ({ conditions: [{ kind, value }] })
  const discs = (position: Row['position']) => ({ type: 'brake-discs', position })
  const [front, rear] = (await partsOf(
    [discs('front'), disc('disc-front', '312')],
    [discs('rear'), disc('disc-rear', '272')],
  )) as [string, string]
  expect(await pairOf(front)).toBe(rear)
})

test('a part for the months before a change is no pair of one for those after it', async () => {
  const made = (kind: 'made-from' | 'made-to', value: string) => ({ conditions: [{ kind, value }] })
  const row = { type: 'tail-lights', brand: 'low' }
  const [old, young] = (await partsOf(
    [{ ...row, position: 'left' }, made('made-to', '2014-06')],
    [{ ...row, position: 'right' }, made('made-from', '2014-07')],
  )) as [string, string]
  expect([await pairOf(old), await pairOf(young)]).toEqual([null, null])
  const [long] = (await partsOf([{ ...row, position: 'right' }, made('made-from', '2014-06')])) as [string]
  expect([await pairOf(old), await pairOf(long)]).toEqual([long, old])
})

test('a card says how many a car needs, in a list for a car how many that one does', async () => {
  const row = { type: 'horns', brand: 'low', quantity: 2 }
  const [two, four] = (await partsOf([row], [row, { quantity: 4 }])) as [string, string]
  const listed = async (query: string): Promise<Record<string, number>> => {
    const { body } = await shop.call('GET', `/parts?category=horns&brand=low&limit=100${query}`)
    return Object.fromEntries(body.items.map((it: { _id: string; quantity: number }) => [it._id, it.quantity]))
  }
  expect(await listed('')).toMatchObject({ [two]: 2, [four]: 2 })
  expect(await listed(`&car=${golf.car}`)).toMatchObject({ [two]: 2, [four]: 4 })
  const { body } = await shop.call('GET', `/cart?part=${two}`)
  expect(body.items[0]).toMatchObject({ quantity: 2 })
})

test('the demo pairs what has a side: most of what stands for one has its other one', async () => {
  const { rows } = await sql<{ id: number }>`
    select id from part where position in ('left', 'right') and in_stock and source_id <>
      (select id from source where name = 'test') order by id limit 40`.execute(shop.ctx.db)
  const pairs = await Promise.all(rows.map(({ id }) => pairOf(String(id))))
  expect(pairs.filter(Boolean).length).toBeGreaterThan(0)
})
