import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spoken } from '#common/spoken'
import { tag } from '#common/tags'
import { offerDelivery, type ToDeliver } from '#domain/delivery'
import { changed } from '#platform/changes'
import { deliveryDesk } from '../../support/shops/delivery.ts'
import { addPart } from '../../support/catalogue/parts.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let part: number
beforeAll(async () => {
  shop = await openShop({ PRICES: 'cents' })
  part = Number(await addPart(shop))
  await deliveryDesk(shop)
  await sql`update part set weight_g = 9200, length_mm = 330, width_mm = 330, height_mm = 60 where id = ${part}`.execute(
    shop.ctx.db,
  )
})
afterAll(() => shop.close())

/** A Monday, an hour before the cut-off of the first place. */
const MONDAY = new Date('2026-11-23T16:00:00Z')
const offers = async (asked: Partial<ToDeliver> & { quantity?: number } = {}) => {
  const { quantity = 1, ...more } = asked
  const parcels = [{ place: 1, parts: [{ partId: part, quantity }] }]
  const ctx = { ...shop.ctx, clock: { now: () => MONDAY } }
  return spoken(
    await offerDelivery(ctx, { to: { country: 'US', postcode: '10001' }, parcels, subtotal: 4050, ...more }),
  )
}
/** Switches on what is written by hand, and lets the shop hear of it. */
async function write(work: () => Promise<unknown>) {
  await work()
  await changed(shop.ctx, tag.delivery)
  await shop.heard()
}

test('while no method is switched on, the shipping of the settings is the only offer', async () => {
  const days = { from: '2026-11-25', to: '2026-11-27' }
  const standard = { id: 'standard', kind: 'ship', name: 'Standard delivery', carrier: 'own' }
  expect(await offers()).toEqual([{ ...standard, amount: 202, saved: 0, arrives: days, parcels: [days] }])
  expect(await offers({ subtotal: 9900 })).toMatchObject([{ amount: 495, saved: 0 }])
  expect(await offers({ subtotal: 9901 })).toMatchObject([{ amount: 0, saved: 495 }])
  expect(await offers({ to: { country: 'NZ' } })).toMatchObject([{ id: 'standard', arrives: days }])
})

test('of two parcels, each has its days, and both are there with the later one', async () => {
  let place = 0
  await write(async () => {
    const { rows } = await sql<{ id: number }>`
      insert into place (name, cut_off, rank) values ('Early birds', '08:00', 1) returning id`.execute(shop.ctx.db)
    place = rows[0]!.id
  })
  const parcels = [1, place].map((place) => ({ place, parts: [{ partId: part, quantity: 1 }] }))
  const [first, second] = [
    { from: '2026-11-25', to: '2026-11-27' },
    { from: '2026-11-26', to: '2026-11-30' },
  ]
  expect(await offers({ parcels })).toMatchObject([{ parcels: [first, second], arrives: second }])
})

test('the methods of the zone stand in the place of the standard one; what takes no such order says why', async () => {
  await write(async () => {
    await sql`insert into delivery_zone (name, countries) values ('US', '{US}'), ('Canada', '{CA}')`.execute(
      shop.ctx.db,
    )
    await sql`
      insert into delivery_method (zone_id, name, carrier, rate_by, rates, free_over, days_from, days_to, max_weight_g, is_on, rank)
      select id, m.name, 'own', rate_by, rates::jsonb, free_over, 1, 2, max, is_on, m.rank
      from delivery_zone z, (values
        ('Post', 'flat', '[[0, 799]]', null::int, 20000, true, 1),
        ('Freight', 'weight', '[[0, 2500], [10000, 4500]]', 5000, null, true, 2),
        ('Balloon', 'flat', '[[0, 1]]', null, null, false, 0)) m (name, rate_by, rates, free_over, max, is_on, rank)
      where z.name = 'US'`.execute(shop.ctx.db)
  })
  const days = { from: '2026-11-24', to: '2026-11-25' }
  expect(await offers()).toMatchObject([
    { name: 'Post', amount: 799, saved: 0, arrives: days },
    { name: 'Freight', amount: 2500, saved: 0, arrives: days },
  ])
  expect(await offers({ quantity: 3, subtotal: 12_150 })).toMatchObject([
    { name: 'Freight', amount: 0, saved: 4500 },
    { name: 'Post', why: 'One parcel weighs 27.6 kg; this way takes up to 20 kg.', arrives: null },
  ])
  expect(await offers({ to: { country: 'CA' } })).toEqual([])
  expect(await offers({ to: { country: 'FR' } })).toEqual([])
})

test('on a holiday of the country nothing arrives', async () => {
  await write(() => sql`insert into holiday values ('US', '2026-11-24', 'A day off')`.execute(shop.ctx.db))
  expect((await offers())[0]!.arrives).toEqual({ from: '2026-11-25', to: '2026-11-26' })
})

test('what is collected is there where all of it lies, beside what is delivered', async () => {
  await write(async () => {
    await sql`update place set collects = true, hours = 'Mon-Fri 8-17' where id = 1`.execute(shop.ctx.db)
    await sql`
      insert into delivery_method (place_id, name, rate_by, rates, days_from, days_to, is_on, rank)
      values (1, 'Collect', 'flat', '[[0, 0]]', 0, 0, true, 9)`.execute(shop.ctx.db)
  })
  const place = { id: 1, name: 'Main warehouse', hours: 'Mon-Fri 8-17' }
  expect((await offers()).at(-1)).toMatchObject({ kind: 'collect', name: 'Collect', amount: 0, place })
  const elsewhere = { place: 2, parts: [{ partId: part, quantity: 1 }] }
  expect((await offers({ parcels: [elsewhere] })).at(-1)).toMatchObject({
    kind: 'collect',
    why: 'Not all of these parts are at this place.',
  })
  await write(() => sql`update delivery_method set is_on = false where place_id is null`.execute(shop.ctx.db))
  expect((await offers()).map(({ id, kind }) => [id === 'standard', kind])).toEqual([
    [true, 'ship'],
    [false, 'collect'],
  ])
})

test('what is collected is there by the calendar of its place, wherever the buyer lives', async () => {
  const depot = { name: 'Camber', line1: '1 Depot Way', city: 'Reno', region: 'NV', postcode: '89501', country: 'US' }
  await write(async () => {
    await sql`update place set address = ${JSON.stringify(depot)} where id = 1`.execute(shop.ctx.db)
    await sql`insert into holiday values ('NZ', '2026-11-23', 'A day off')`.execute(shop.ctx.db)
  })
  const today = { from: '2026-11-23', to: '2026-11-23' }
  expect((await offers({ to: { country: 'NZ' } })).at(-1)).toMatchObject({ kind: 'collect', arrives: today })
})

test('a price by weight cannot be told for parts whose weight is not known', async () => {
  const light = Number(await addPart(shop))
  await write(() => sql`update delivery_method set is_on = true where name = 'Freight'`.execute(shop.ctx.db))
  const parcels = [{ place: 1, parts: [{ partId: light, quantity: 1 }] }]
  expect((await offers({ parcels })).find(({ name }) => name === 'Freight')).toMatchObject({
    why: 'We do not know the weight of all these parts, so we cannot say the price of this way.',
  })
})
