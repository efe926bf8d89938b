import { afterAll, beforeAll, expect, test } from 'vitest'
import { NARROW, visit } from '../../support/browser/browser.ts'
import { ADMIN, openWholeShop } from '../../support/browser/browser-setup.ts'
import { call, enter, order, pay, type Resident } from '../../support/browser/furnish.ts'
import { GOLDEN } from '../../support/shops/guests.ts'

let shop: Awaited<ReturnType<typeof openWholeShop>>
let admin: Resident
let buyer: Resident
beforeAll(async () => {
  shop = await openWholeShop({ DEMO_PARTS: '100' })
  admin = await enter(shop, 'sign-in', ADMIN)
  buyer = await enter(shop, 'sign-up', { name: 'Ada Park', email: 'ada@example.com', password: 'spanner-42' })
  const ground = (await ask('GET', '/delivery')).methods.find(({ name }: { name: string }) => name === 'Ground')
  const by = { carrier: 'connected', rateBy: 'flat', rates: [{ from: 0, amount: 700 }], on: true }
  await ask('PUT', `/delivery/methods/${ground.id}`, { ...ground, ...by })
}, 300_000)
afterAll(() => shop.close())

const ask = async (method: string, path: string, body?: object, { token } = admin) =>
  (await call(`${shop.shopUrl}/api${path}`, method, { token, ...(body && { body }) })).said

/** A part at the main place; the shop does not know what it weighs. */
async function unweighed(): Promise<string> {
  const body = { name: 'Odd bracket', price: 40, img: 'https://pictures.example/part.jpg', stock: 10 }
  return (await ask('POST', '/bestSeller', body)).insertedId
}

/** A packed order of one part, which the connected carrier brings. */
async function packed(part: string): Promise<{ id: string; number: string }> {
  const lines = [{ part, quantity: 1 }]
  const to = { country: 'US', postcode: GOLDEN.postcode }
  const { quote, method } = await ask('POST', '/quote', { lines, to }, buyer)
  const body = { quote, method, lines, email: buyer.email, shipTo: GOLDEN }
  const { insertedId: id, orderNumber: number } = await ask('POST', '/checkout', body, buyer)
  await pay(shop, buyer, id)
  await ask('POST', `/orders/${id}/parcels`, {})
  return { id, number }
}

test('labels that were bought with the sending are printed then, and what failed stays chosen', async () => {
  const [good, bad] = [await packed('1'), await packed(await unweighed())]
  const page = await visit('/dashboard/toDo?show=send', { baseURL: shop.shopUrl, storageState: admin.storage })
  await page.getByLabel('Choose all 2').check()
  await page.getByRole('button', { name: 'Send 2' }).click()
  await page.getByText('1 order sent, 1 failed.').waitFor()
  const [labels] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Print labels 1' }).click(),
  ])
  expect(labels.suggestedFilename()).toBe('labels.pdf')
  expect((await ask('GET', `/orders/${good.id}`)).fulfilment).toBe('sent')
  expect(await page.getByRole('checkbox', { name: `Order ${bad.number}` }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Send 1' }).waitFor()
})

test('a parcel with a bought label is sent as the label says', async () => {
  const { id, number } = await packed(await unweighed())
  const page = await visit('/dashboard/toDo?show=send', {
    baseURL: shop.shopUrl,
    storageState: admin.storage,
    viewport: NARROW,
  })
  await page.getByRole('button', { name: `Open order ${number}` }).click()
  await page.getByLabel('Weight in grams').fill('900')
  await page.getByRole('button', { name: 'Buy the label' }).click()
  const form = page.getByRole('form', { name: 'Send' })
  await expect.poll(() => form.getByLabel('Tracking number').inputValue()).not.toBe('')
  const tracking = await form.getByLabel('Tracking number').inputValue()
  await form.getByRole('button', { name: 'Send' }).click()
  await expect.poll(async () => (await ask('GET', `/orders/${id}`)).fulfilment).toBe('sent')
  const [parcel] = (await ask('GET', `/orders/${id}`)).parcels
  expect([parcel.tracking, parcel.trackingUrl]).toEqual([tracking, expect.stringContaining(tracking)])
})

test('a weight that is no number buys nothing and is told at its field, until a label is bought', async () => {
  const { number } = await packed('1')
  const page = await visit('/dashboard/toDo?show=send', { baseURL: shop.shopUrl, storageState: admin.storage })
  await page.getByRole('button', { name: `Open order ${number}` }).click()
  const form = page.getByRole('form', { name: 'Label' })
  await form.getByLabel('Weight in grams').fill('2,5 stone')
  await form.getByRole('button', { name: 'Buy the label' }).click()
  await expect.poll(() => form.getByLabel('Weight in grams').getAttribute('aria-invalid')).toBe('true')
  await form.getByLabel('Weight in grams').fill('2,5 kg')
  await form.getByRole('button', { name: 'Buy the label' }).click()
  await page.getByRole('button', { name: 'Print the label' }).waitFor()
  expect(
    await page
      .getByRole('region', { name: /Parcel/ })
      .getByRole('alert')
      .count(),
  ).toBe(0)
})

test('labels are bought for those of the chosen orders that get one, and only these are counted', async () => {
  const own = await order(shop, buyer, { 1: 1 })
  await pay(shop, buyer, own)
  await ask('POST', `/orders/${own}/parcels`, {})
  const { orderNumber } = await ask('GET', `/orders/${own}`)
  const { number } = await packed('1')
  const page = await visit('/dashboard/toDo?show=send', { baseURL: shop.shopUrl, storageState: admin.storage })
  for (const one of [orderNumber, number]) await page.getByRole('checkbox', { name: `Order ${one}` }).check()
  await page.getByRole('button', { name: 'Buy labels 1', exact: true }).click()
  await page.getByText('1 order labelled.').waitFor()
})
