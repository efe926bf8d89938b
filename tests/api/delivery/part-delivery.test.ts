import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliveryDesk } from '../../support/shops/delivery.ts'
import { addPart } from '../../support/catalogue/parts.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let desk: Awaited<ReturnType<typeof deliveryDesk>>
let part: string
beforeAll(async () => {
  shop = await openShop()
  desk = await deliveryDesk(shop)
  part = await addPart(shop, { price: 40, stock: 5 })
})
afterAll(() => shop.close())

const tell = (query: string, id = part) => shop.call('GET', `/parts/${id}/delivery?${query}`)
const told = async (query: string) => (await tell(query)).body

test('anybody is told the shipping of the settings and its days, while no method is switched on', async () => {
  const { status, body } = await tell('country=US&postcode=10001')
  expect(status).toBe(200)
  expect(body).toMatchObject({ amounts: 'minor', currency: 'USD', state: 'offered' })
  expect(body.offers).toEqual([
    {
      id: 'standard',
      kind: 'ship',
      name: 'Standard delivery',
      carrier: 'own',
      amount: 200,
      saved: 0,
      arrives: { from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      parcels: [body.offers[0].arrives],
    },
  ])
  expect(await told('country=DE')).toMatchObject({ to: { country: 'DE' }, state: 'offered', offers: [{ amount: 200 }] })
  expect(await told('')).toMatchObject({ to: { country: 'US' }, state: 'offered' })
  expect(await told('country=US&quantity=3')).toMatchObject({ offers: [{ amount: 0, saved: 600 }] })
  expect(await told('country=US&quantity=6')).toMatchObject({ state: 'sold-out', offers: [] })
})

test('so many units cost what they cost to order: a lower price for two may end the free shipping', async () => {
  const dear = await addPart(shop, { price: 50, stock: 5 })
  await sql`insert into price_break values (${Number(dear)}, 2, 4500)`.execute(shop.ctx.db)
  const { body } = await tell('country=US&quantity=2', dear)
  expect(body.offers).toMatchObject([{ amount: 400, saved: 0 }])
})

test('methods of the zone, once one is on; a country whose zones have postcodes needs one', async () => {
  const [alaska, us] = [
    await desk.addZone({ name: 'Alaska', postcodes: ['995'], rank: 1 }),
    await desk.addZone({ name: 'US', rank: 2 }),
  ]
  await desk.addMethod({ zone: alaska.id, name: 'Plane', rates: [{ from: 0, amount: 3000 }] })
  const ground = await desk.addMethod({ zone: us.id, name: 'Ground', freeOver: 10_000 })
  expect(await told('country=US')).toMatchObject({ state: 'postcode', offers: [] })
  expect(await told('country=US&postcode=99501')).toMatchObject({ offers: [{ name: 'Plane', amount: 3000 }] })
  expect(await told('country=us&postcode=10001-2345')).toMatchObject({ offers: [{ name: 'Ground', amount: 700 }] })
  expect(await told('country=US&postcode=10001&quantity=3')).toMatchObject({ offers: [{ amount: 0, saved: 700 }] })
  expect(await told('country=DE&postcode=10115')).toMatchObject({ state: 'nowhere', offers: [] })
  await desk.change(ground, { on: false })
  expect(await told('country=US&postcode=10001')).toMatchObject({ state: 'nowhere' })
})

test('the postcode is asked for only where a method of that country is on', async () => {
  const { methods } = (await desk.ask('GET', '')).body
  for (const method of methods) if (method.on) await desk.change(method, { on: false })
  await sql`update place set collects = true where id = 1`.execute(shop.ctx.db)
  await desk.addMethod({ place: 1, name: 'Collect', rates: [{ from: 0, amount: 0 }] })
  expect(await told('country=US')).toMatchObject({
    state: 'offered',
    offers: [{ id: 'standard' }, { name: 'Collect' }],
  })
  const canada = await desk.addZone({ name: 'Canada', countries: ['CA'] })
  await desk.addMethod({ zone: canada.id, name: 'Lorry' })
  expect(await told('country=US')).toMatchObject({ offers: [{ name: 'Collect' }] })
  expect(await told('country=CA')).toMatchObject({ offers: [{ name: 'Collect' }, { name: 'Lorry' }] })
})

test.each([
  ['country=USA', 'country', '"USA" is no country: use its two letters, such as US'],
  ['country=US&postcode=SW1A', 'postcode', expect.stringContaining('ZIP code')],
  ['country=US&quantity=0', 'quantity', 'Quantity should be 1 or more'],
  ['country=US&quantity=x', 'quantity', 'Quantity should be a number'],
])('"%s" is refused at its field', async (query, field, message) => {
  const { status, body } = await tell(query)
  expect([status, body.fields]).toEqual([400, { [field]: message }])
})

test('no part, no answer', async () => {
  for (const id of ['999999', 'x', '0']) expect((await tell('country=US', id)).status).toBe(404)
})
