import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkOutWith, fillAddress, group, summary } from '../../support/browser/at-checkout.ts'
import { problemsOf } from '../../support/browser/axe.ts'
import { NARROW, visit } from '../../support/browser/browser.ts'
import { ADMIN, openWholeShop } from '../../support/browser/browser-setup.ts'
import { METHOD } from '../../support/shops/delivery.ts'
import { call, enter } from '../../support/browser/furnish.ts'

const MAIN = 1
let shop: Awaited<ReturnType<typeof openWholeShop>>
let token: string
let west: number
const asAdmin = async (method: string, path: string, body?: object) =>
  (await call(`${shop.shopUrl}/api${path}`, method, { token, ...(body && { body }) })).said

/** A shop that sends to the postcodes of one city alone, and lets its customers collect in the west. */
beforeAll(async () => {
  shop = await openWholeShop({ DEMO_PARTS: '100' })
  token = (await enter(shop, 'sign-in', ADMIN)).token
  const { items } = await asAdmin('GET', '/places')
  west = items.find(({ collects }: { collects: boolean }) => collects).id
  const zone = await asAdmin('POST', '/delivery/zones', {
    name: 'Detroit',
    countries: ['US'],
    postcodes: ['482'],
    rank: 0,
  })
  await asAdmin('POST', '/delivery/methods', { ...METHOD, zone: zone.id, name: 'Van' })
  const free = { rates: [{ from: 0, amount: 0 }], daysFrom: 0, daysTo: 0, rank: 2 }
  await asAdmin('POST', '/delivery/methods', { ...METHOD, ...free, place: west, name: 'Collect at the desk' })
}, 300_000)
afterAll(() => shop.close())

async function atCheckoutWith(place: number) {
  const body = { name: `Filter ${crypto.randomUUID().slice(0, 8)}`, price: 40, img: '/pictures/og.jpg', stock: 9 }
  const { insertedId: id } = await asAdmin('POST', '/bestSeller', body)
  const { version, places } = await asAdmin('GET', `/parts/${id}/places`)
  const unitsWas = { [places[0].place]: places[0].units }
  await asAdmin('PUT', `/parts/${id}/places`, { version, unitsWas, places: [{ place, shelf: '', units: null }] })
  const page = await visit('/cart', { baseURL: shop.shopUrl, viewport: NARROW })
  await checkOutWith(page, { [id]: 1 })
  return page
}

test('who wants an order sent that could only be collected so far gives the postcode, and it is sent', async () => {
  const page = await atCheckoutWith(west)
  const delivery = group(page, 'Delivery')
  await delivery.getByLabel('Who collects it').waitFor()
  await delivery.getByRole('button', { name: 'Send it to me' }).click()
  await delivery.getByText('Cost and date depend on your postcode.').waitFor()
  expect(await problemsOf(page)).toEqual([])
  await delivery.getByLabel('ZIP code').fill('48201')
  await delivery.getByRole('radio', { name: /^Van/ }).waitFor()
  expect(await delivery.getByLabel('Who collects it').count()).toBe(0)
  await summary(page).getByTestId('total').getByText('$47').waitFor()
  await delivery.getByRole('button', { name: 'I collect it' }).click()
  await summary(page).getByTestId('total').getByText('$40').waitFor()
  expect(await summary(page).getByText('depend on your postcode').count()).toBe(0)
})

test('who wants to collect what does not lie there is told why that cannot be', async () => {
  const page = await atCheckoutWith(MAIN)
  await fillAddress(page)
  const delivery = group(page, 'Delivery')
  await delivery.getByRole('radio', { name: /^Van/ }).waitFor()
  await delivery.getByRole('button', { name: 'I collect it' }).click()
  await delivery.getByText('Not all of these parts are at this place.').waitFor()
  expect(await delivery.getByRole('radio', { name: /^Van/ }).isChecked()).toBe(true)
  expect(await problemsOf(page)).toEqual([])
})
