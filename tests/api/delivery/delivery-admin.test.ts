import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliveryDesk, METHOD, ZONE } from '../../support/shops/delivery.ts'
import { signUp } from '../../support/shops/people.ts'
import { openShop, openShopFor, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let desk: Awaited<ReturnType<typeof deliveryDesk>>
beforeAll(async () => {
  shop = await openShop({ PRICES: 'cents' })
  desk = await deliveryDesk(shop)
})
afterAll(() => shop.close())

const listed = async () => (await desk.ask('GET', '')).body
const recorded = async (what: string, id: number) =>
  (
    await sql<{
      before: object
      after: object
    }>`select before, after from audit where action = ${what} and subject = ${String(id)} order by at`.execute(
      shop.ctx.db,
    )
  ).rows

describe('a zone', () => {
  test('is added, changed and deleted by an admin, and each is recorded', async () => {
    const zone = await desk.addZone({ name: 'Alaska', postcodes: ['995', '99700 - 99999'.replaceAll(' ', '')] })
    expect(zone).toEqual({ ...ZONE, id: zone.id, name: 'Alaska', postcodes: ['995', '99700-99999'], version: 1 })
    const { id, version, ...rest } = zone
    const changed = await desk.ask('PUT', `/zones/${id}`, { ...rest, rank: 1, version })
    expect(changed.body).toEqual({ ...zone, rank: 1, version: 2 })
    expect((await listed()).zones).toContainEqual(changed.body)
    const stale = await desk.ask('PUT', `/zones/${id}`, { ...rest, rank: 3, version })
    expect(stale).toMatchObject({ status: 412, body: { code: 'changed-meanwhile', current: changed.body } })
    expect((await desk.ask('DELETE', `/zones/${id}`)).body).toEqual({ deletedCount: 1 })
    expect((await desk.ask('DELETE', `/zones/${id}`)).status).toBe(404)
    expect((await listed()).zones).toEqual([])
    for (const what of ['zone.add', 'zone.change', 'zone.delete']) expect(await recorded(what, id)).toHaveLength(1)
  })

  test('has a name of its own', async () => {
    const one = await desk.addZone({ name: 'One' })
    const two = await desk.addZone({ name: 'Two' })
    const taken = { status: 400, body: { fields: { name: 'There is a zone of this name already' } } }
    expect(await desk.ask('POST', '/zones', { ...ZONE, name: 'One' })).toMatchObject(taken)
    expect(await desk.ask('PUT', `/zones/${two.id}`, { ...two, name: 'One' })).toMatchObject(taken)
    for (const { id } of [one, two]) await desk.ask('DELETE', `/zones/${id}`)
  })

  test.each([
    [{ name: ' ' }, 'name', 'A zone needs a name'],
    [{ countries: [] }, 'countries', 'A zone needs at least one country'],
    [{ countries: ['US', 'USA'] }, 'countries.1', '"USA" is no country: use its two letters, such as US'],
    [{ postcodes: ['99-'] }, 'postcodes.0', 'A postcode is a beginning (995) or a range (10000-10999)'],
    [{ postcodes: ['1-10'] }, 'postcodes.0', 'Both ends of a range are equally long, and the first is the lower one'],
    [{ countries: ['US', 'CA'], postcodes: ['9'] }, 'postcodes', 'Only a zone of one country has postcodes'],
    [{ rank: -1 }, 'rank', 'Rank should be 0 or more'],
  ])('%j is refused at its field', async (more, field, message) => {
    const { status, body } = await desk.ask('POST', '/zones', { ...ZONE, ...more })
    expect([status, body.fields]).toEqual([400, { [field]: message }])
  })
})

describe('a method', () => {
  test('is added, switched on and deleted, and goes with its zone', async () => {
    const zone = await desk.addZone({ name: 'Methods' })
    const rates = [
      { from: 0, amount: 799 },
      { from: 10_000, amount: 2500 },
    ]
    const given = {
      zone: zone.id,
      rateBy: 'weight',
      rates,
      freeOver: 20_000,
      maxWeightGrams: 31_500,
      hazards: ['aerosol'],
    }
    const method = await desk.addMethod({ ...given, on: false })
    expect(method).toEqual({
      ...METHOD,
      ...given,
      id: method.id,
      place: null,
      carrier: 'own',
      service: '',
      maxLengthMm: null,
      on: false,
      rank: 0,
      version: 1,
    })
    const on = await desk.change(method, { on: true })
    expect(on).toEqual({ ...method, on: true, version: 2 })
    expect(await desk.ask('PUT', `/methods/${method.id}`, { ...method, name: 'Mine' })).toMatchObject({
      status: 412,
      body: { current: { name: 'Ground', version: 2, rates } },
    })
    const { amounts: _amounts, ...stored } = on as typeof on & { amounts: string }
    expect((await listed()).methods).toEqual([stored])
    expect((await desk.ask('DELETE', `/methods/${method.id}`)).body).toEqual({ deletedCount: 1 })
    expect((await desk.ask('DELETE', `/methods/${method.id}`)).status).toBe(404)
    await desk.addMethod(given)
    await desk.ask('DELETE', `/zones/${zone.id}`)
    expect((await listed()).methods).toEqual([])
  })

  const rise = [
    { from: 0, amount: 1 },
    { from: 0, amount: 2 },
  ] // two rates from the same weight
  test.each([
    [{ name: '' }, 'name', 'A method needs a name'],
    [{ rates: [] }, 'rates', 'A method needs at least one amount'],
    [{ rates: [{ from: 5, amount: 1 }], rateBy: 'weight' }, 'rates.0.from', 'The first amount begins at 0'],
    [{ rates: rise, rateBy: 'weight' }, 'rates.1.from', 'Each amount begins at more than the one before'],
    [{ rates: [rise[0], { from: 9, amount: 2 }] }, 'rates', 'A flat price has one amount'],
    [{ rates: [{ from: 0, amount: -1 }] }, 'rates.0.amount', 'Amount should be 0 or more'],
    [{ rates: [{ from: 0, amount: 5.5 }] }, 'rates.0.amount', 'Amount should be a whole number'],
    [{ daysFrom: 3, daysTo: 2 }, 'daysTo', 'The last day is before the first'],
    [{ workDays: [] }, 'workDays', 'Choose at least one day'],
    [{ workDays: [8] }, 'workDays.0', 'A day of the week is 1 (Monday) to 7'],
    [{ zone: null }, 'zone', 'A method has either a zone or a place where it is collected'],
    [{ zone: 9999 }, 'zone', 'There is no such zone'],
    [{ zone: null, place: 1 }, 'place', 'There is no such place where customers may collect'],
    [{ carrier: 'ups' }, 'carrier', 'Carrier should be one of own, connected'],
    [{ hazards: ['dynamite'] }, 'hazards.0', expect.stringMatching(/^Hazards should be one of lithium-battery, /)],
    [{ maxWeightGrams: 0 }, 'maxWeightGrams', 'maxWeightGrams should be 1 or more'],
  ])('%j is refused at its field', async (more, field, message) => {
    const zones = (await listed()).zones
    const zone =
      zones.find(({ name }: { name: string }) => name === 'Faults') ?? (await desk.addZone({ name: 'Faults' }))
    const { status, body } = await desk.ask('POST', '/methods', { ...METHOD, zone: zone.id, ...more })
    expect([status, body.fields]).toEqual([400, { [field]: message }])
  })

  test('has whole rates in a shop with whole prices', async () => {
    const whole = await openShopFor()
    const { addZone, ask } = await deliveryDesk(whole)
    const { id } = await addZone()
    const says =
      'This shop writes whole dollars (PRICES=whole): give a whole amount. Amounts with cents need PRICES=cents'
    expect(await ask('POST', '/methods', { ...METHOD, zone: id, rates: [{ from: 0, amount: 799 }] })).toMatchObject({
      status: 400,
      body: { fields: { 'rates.0.amount': says } },
    })
    expect(await ask('POST', '/methods', { ...METHOD, zone: id, freeOver: 9950 })).toMatchObject({
      body: { fields: { freeOver: says } },
    })
    expect((await ask('POST', '/methods', { ...METHOD, zone: id, freeOver: 9900 })).status).toBe(200)
  })
})

test('holidays are added for a country, and deleted', async () => {
  const days = [
    { day: '2026-12-25', name: 'Christmas Day' },
    { day: '2026-12-25', name: 'Christmas' },
    { day: '2027-01-01', name: 'New Year’s Day' },
  ]
  expect((await desk.ask('POST', '/holidays', { country: 'us', days })).body).toEqual({ addedCount: 2 })
  expect((await listed()).holidays).toEqual([
    { country: 'US', day: '2026-12-25', name: 'Christmas' },
    { country: 'US', day: '2027-01-01', name: 'New Year’s Day' },
  ])
  expect((await desk.ask('DELETE', '/holidays/US/2026-12-25')).body).toEqual({ deletedCount: 1 })
  for (const none of ['/holidays/US/2026-12-25', '/holidays/US/nonsense', '/holidays/XX/2027-01-01'])
    expect((await desk.ask('DELETE', none)).status).toBe(404)
  for (const [more, field] of [
    [{ country: 'USA' }, 'country'],
    [{ days: [] }, 'days'],
    [{ days: [{ day: '2026-02-30', name: 'x' }] }, 'days.0.day'],
    [{ days: [{ day: '2026-02-20', name: '' }] }, 'days.0.name'],
  ] as const)
    expect(Object.keys((await desk.ask('POST', '/holidays', { country: 'US', days, ...more })).body.fields)).toEqual([
      field,
    ])
})

test('an admin sees what an order would cost before a method is switched on', async () => {
  const { id } = await desk.addZone({ name: 'Preview', countries: ['CA'] })
  const preview = async (query: string) => (await desk.ask('GET', `/preview?${query}`)).body
  const asked = 'country=CA&postcode=K1A%200B1&grams=12000&subtotal=4050'
  const rates = [
    { from: 0, amount: 900 },
    { from: 10_000, amount: 1900 },
  ]
  const method = await desk.addMethod({ zone: id, name: 'North', rateBy: 'weight', rates, on: false })
  expect(await preview(asked)).toMatchObject({
    zone: 'Preview',
    offers: [{ id: 'standard', name: 'Standard delivery', amount: 202 }],
    off: [{ id: String(method.id), name: 'North', amount: 1900 }],
  })
  await desk.change(method, { on: true })
  expect(await preview(asked)).toMatchObject({ offers: [{ name: 'North', amount: 1900 }], off: [] })
  expect(await preview('country=NZ&grams=1&subtotal=1')).toMatchObject({ zone: null, offers: [] })
  const { status, body } = await desk.ask('GET', '/preview?country=US&postcode=none&grams=-1&subtotal=x')
  expect([status, Object.keys(body.fields)]).toEqual([400, ['grams', 'subtotal']])
  expect(await desk.ask('GET', '/preview?country=US&postcode=none&grams=1&subtotal=1')).toMatchObject({
    status: 400,
    body: { fields: { postcode: expect.stringContaining('ZIP code') } },
  })
})

test('only admins see and change how the shop delivers', async () => {
  const customer = await signUp(shop)
  const calls = [
    ['GET', ''],
    ['GET', '/preview?country=US&grams=1&subtotal=1'],
    ['POST', '/zones'],
    ['PUT', '/zones/1'],
    ['DELETE', '/zones/1'],
    ['POST', '/methods'],
    ['PUT', '/methods/1'],
    ['DELETE', '/methods/1'],
    ['POST', '/holidays'],
    ['DELETE', '/holidays/US/2027-01-01'],
  ] as const
  for (const [method, path] of calls) {
    const body = method === 'POST' || method === 'PUT' ? {} : undefined
    expect((await shop.call(method, `/delivery${path}`, { body })).status, path).toBe(401)
    expect((await shop.call(method, `/delivery${path}`, { body, token: customer.token })).status, path).toBe(403)
  }
})
