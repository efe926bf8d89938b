import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliveryDesk, METHOD } from '../../support/shops/delivery.ts'
import { addPart } from '../../support/catalogue/parts.ts'
import { makeAdmin, type Person } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let admin: Person
let desk: Awaited<ReturnType<typeof deliveryDesk>>
beforeAll(async () => {
  shop = await openShop({ PRICES: 'cents' })
  admin = await makeAdmin(shop)
  desk = await deliveryDesk(shop, admin)
})
afterAll(() => shop.close())

/** More than the tables of few rows number. */
const HIGH = 32_768
const asAdmin = (method: string, path: string, body?: object) => shop.call(method, path, { token: admin.token, body })

describe('the id of a row that cannot be', () => {
  test.each([
    ['DELETE', `/brands/${HIGH}`],
    ['DELETE', `/taxonomy/categories/${HIGH}`],
    ['DELETE', `/taxonomy/types/${HIGH}`],
    ['DELETE', `/delivery/zones/${HIGH}`],
    ['DELETE', `/delivery/methods/${HIGH}`],
    ['GET', `/repair-jobs/${HIGH}`],
    ['GET', `/suppliers/${HIGH}`],
  ])('%s %s finds nothing', async (method, path) => {
    expect((await asAdmin(method, path)).status).toBe(404)
  })

  test.each([
    ['GET', `/imports?supplier=${HIGH}`, 'supplier'],
    ['GET', `/to-do?list=pick&place=${HIGH}`, 'place'],
    ['GET', `/to-do/counts?place=${HIGH}`, 'place'],
    ['GET', `/exports/parts.csv?supplier=${HIGH}`, 'supplier'],
    ['DELETE', `/taxonomy/types/1?into=${HIGH}`, 'into'],
  ])('%s %s is refused at its field', async (method, path, field) => {
    const { status, body } = await asAdmin(method, path)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
  })

  test('is refused at its field of a form', async () => {
    const { body } = await desk.ask('POST', '/methods', { ...METHOD, zone: HIGH })
    expect(Object.keys(body.fields ?? {})).toEqual(['zone'])
    const category = { name: 'Deep', parent: String(HIGH) }
    expect((await asAdmin('POST', '/taxonomy/categories', category)).body.fields).toHaveProperty('parent')
  })
})

describe('a day beyond the years that people mean', () => {
  test.each([
    ['0000-01-01', 'The year is 1900 or later'],
    ['9999-12-31', 'The year is 2100 or earlier'],
  ])('%s is refused at its field', async (day, says) => {
    const holidays = { country: 'US', days: [{ day, name: 'Long ago' }] }
    const holiday = await desk.ask('POST', '/holidays', holidays)
    expect(holiday).toMatchObject({ status: 400, body: { fields: { 'days.0.day': says } } })
    const part = await addPart(shop, { price: 40, stock: 1 })
    const { version, places } = (await asAdmin('GET', `/parts/${part}/places`)).body
    const unitsWas = Object.fromEntries(places.map(({ place, units }: never) => [place, units]))
    const lying = places.map(({ place, shelf, units }: never) => ({ place, shelf, units }))
    const backOrder = { days: null, on: day }
    const promised = await asAdmin('PUT', `/parts/${part}/places`, { version, unitsWas, places: lying, backOrder })
    expect(promised).toMatchObject({ status: 400, body: { fields: { 'backOrder.on': says } } })
  })
})

describe('what the database cannot store is refused at its field', () => {
  test.each<[method: string, path: string, body: object | undefined, field: string]>([
    ['DELETE', '/review/%00', undefined, 'id'],
    ['POST', '/order-lookup', { number: 'CM7F3K29QD', email: 'a\0@camber.example' }, 'email'],
    ['POST', '/exports/addresses', { name: 'Feed', file: 'pies.xml', search: '\ud800' }, 'search'],
  ])('%s %s', async (method, path, given, field) => {
    const { status, body } = await asAdmin(method, path, given)
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'invalid', [field]])
  })

  test('a body that is no JSON names the body', async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` }
    const answer = await shop.fetch(
      new Request('http://shop/api/places', { method: 'POST', headers, body: '{"name":' }),
    )
    expect([answer.status, Object.keys((await answer.json()).fields ?? {})]).toEqual([400, ['body']])
  })
})
