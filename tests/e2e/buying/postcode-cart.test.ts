import { afterAll, beforeAll, expect, test } from 'vitest'
import { NARROW, open, visit } from '../../support/browser/browser.ts'
import { ADMIN, openWholeShop } from '../../support/browser/browser-setup.ts'
import { call, enter } from '../../support/browser/furnish.ts'

const PART = '1'
const METHOD = { amounts: 'minor', workDays: [1, 2, 3, 4, 5], rateBy: 'flat', daysFrom: 1, daysTo: 2, on: true }

let shop: Awaited<ReturnType<typeof openWholeShop>>
beforeAll(async () => {
  shop = await openWholeShop({ DEMO_PARTS: '100' })
  const { token } = await enter(shop, 'sign-in', ADMIN)
  const write = async (path: string, body: object) =>
    (await call(`${shop.shopUrl}/api/delivery/${path}`, 'POST', { token, body })).said
  const zone = await write('zones', { name: 'New York', countries: ['US'], postcodes: ['100'], rank: 0 })
  await write('methods', { ...METHOD, zone: zone.id, name: 'Courier', rates: [{ from: 0, amount: 500 }] })
}, 300_000)
afterAll(() => shop.close())

test('where only some postcodes are delivered to, nobody is told that the country is not before giving one', async () => {
  const page = await visit('/', { baseURL: shop.shopUrl, viewport: NARROW })
  await page.evaluate((part) => localStorage.setItem('shopping-cart', JSON.stringify({ [part]: 1 })), PART)
  await open(page, '/cart')
  const summary = page.getByRole('region', { name: 'Summary' })
  await summary.getByText('Cost and date depend on your postcode.').waitFor()
  expect(await page.getByText(/We do not deliver|cannot be ordered/).count()).toBe(0)
  await summary.getByRole('link', { name: 'Go to checkout' }).waitFor()

  await summary.getByLabel('ZIP code').fill('48201')
  await summary.locator('form').getByRole('button').click()
  await summary.getByText('We do not deliver to United States yet.').waitFor()
  await summary.getByRole('button', { name: 'Change' }).click()
  await summary.getByLabel('ZIP code').fill('10001')
  await summary.locator('form').getByRole('button').click()
  await summary.getByText('Courier').waitFor()
})

test('the checkout of such a shop waits for the postcode, too', async () => {
  const page = await visit('/', { baseURL: shop.shopUrl, viewport: NARROW })
  await page.evaluate((part) => localStorage.setItem('shopping-cart', JSON.stringify({ [part]: 1 })), PART)
  await open(page, '/checkout')
  const delivery = page.getByRole('group', { name: 'Delivery' })
  await delivery.getByText('Cost and date depend on your postcode.').waitFor()
  expect(await page.getByText(/We do not deliver/).count()).toBe(0)
  await delivery.getByLabel('ZIP code').fill('10001')
  await delivery.getByRole('radio', { name: /^Courier/ }).waitFor()
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/postcode.png`, fullPage: true })
})
