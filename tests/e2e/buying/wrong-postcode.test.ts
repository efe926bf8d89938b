import { expect, test } from 'vitest'
import { DESTINATION_KEY } from '#common/constants'
import { newPart, theAdmin } from '../../spec/visitors.ts'
import { checkOutWith, fillAddress, group, newGuest, toPayment } from '../../support/browser/at-checkout.ts'
import { NARROW, open, visit } from '../../support/browser/browser.ts'

test('a ZIP code of another state is asked about under it, and hinders nobody', async () => {
  const page = await visit('/', { viewport: NARROW })
  await checkOutWith(page, { [await newPart(await theAdmin())]: 1 })
  const delivery = group(page, 'Delivery')
  const doubt = delivery.getByText('ZIP code 10001 is in New York. Please check both.')
  await page.getByLabel('Email').fill(newGuest())
  await fillAddress(page)
  await delivery.getByLabel('ZIP code').fill('10001')
  await doubt.waitFor()
  await delivery.getByLabel('State').selectOption('NY')
  await doubt.waitFor({ state: 'detached' })
  await delivery.getByLabel('State').selectOption('CA')
  await doubt.waitFor()
  await delivery.getByLabel('ZIP code').fill('00001')
  await delivery.getByText('We know of no place with ZIP code 00001. Please check it.').waitFor()
  await toPayment(page).click()
  await page.waitForURL(/\/order\/[\w-]+\/pay$/)
})

test('another country takes the old one’s postcode and region out of the address, and nothing else', async () => {
  const page = await visit('/', { viewport: NARROW })
  await checkOutWith(page, { [await newPart(await theAdmin())]: 1 })
  const delivery = group(page, 'Delivery')
  await fillAddress(page)
  await delivery.getByLabel('Country').selectOption('DE')
  await expect.poll(() => delivery.getByLabel('Postal code').inputValue()).toBe('')
  expect(await delivery.getByLabel('City').inputValue()).toBe('Detroit')
  await delivery.getByLabel('Country').selectOption('US')
  await expect.poll(() => delivery.getByLabel('ZIP code').inputValue()).toBe('')
  expect(await delivery.getByLabel('State').inputValue()).toBe('')
})

test('another country takes with them what was wrong with them, at the checkout and on the order’s page', async () => {
  const page = await visit('/', { viewport: NARROW })
  await checkOutWith(page, { [await newPart(await theAdmin())]: 1 })
  const delivery = group(page, 'Delivery')
  const wrong = page.getByText('ZIP code: write it like 95014')
  const mistype = async () => {
    await page.getByLabel('ZIP code').fill('4820')
    await page.getByRole('button', { name: /^(Continue to payment|Save the address)$/ }).click()
    await wrong.waitFor()
    await page.getByLabel('Country').selectOption('DE')
    await page.getByLabel('Postal code').waitFor()
    expect(await wrong.count()).toBe(0)
    expect(await page.getByLabel('Postal code').getAttribute('aria-invalid')).not.toBe('true')
    await page.getByLabel('Country').selectOption('US')
  }
  await page.getByLabel('Email').fill(newGuest())
  await fillAddress(page)
  await mistype()
  await delivery.getByLabel('ZIP code').fill('48201')
  await delivery.getByLabel('State').selectOption('MI')
  await toPayment(page).click()
  await page.waitForURL(/\/order\/[\w-]+\/pay$/)
  await page.getByRole('link', { name: 'See the order' }).first().click()
  await page.getByRole('button', { name: 'Change the address' }).click()
  await mistype()
})

test('the cart’s estimate starts anew with another country, too', async () => {
  const page = await visit('/', { viewport: NARROW })
  await page.evaluate((text) => localStorage.setItem('shopping-cart', text), JSON.stringify({ 1: 1 }))
  await open(page, '/cart')
  const summary = page.getByRole('region', { name: 'Summary' })
  await summary.getByRole('button', { name: 'Change' }).click()
  await summary.getByLabel('ZIP code').fill('00001')
  await summary.getByRole('button', { name: 'Show cost and date' }).click()
  await summary.getByText('We know of no place with ZIP code 00001.').waitFor()
  await summary.getByRole('button', { name: 'Change' }).click()
  await summary.getByLabel('ZIP code').fill('48201')
  await summary.getByLabel('Country').selectOption('DE')
  await expect.poll(() => summary.getByLabel('Postal code').inputValue()).toBe('')
})

test.each([{ country: 'ZZ' }, { country: 'US', postcode: 'none' }])(
  'a stored place that the shop does not take, %o, is forgotten by part, cart and checkout',
  async (place) => {
    const page = await visit('/', { viewport: NARROW })
    const stored = { [DESTINATION_KEY]: JSON.stringify(place), 'shopping-cart': '{"1":1}' }
    for (const path of ['/shop/1', '/cart', '/checkout']) {
      await page.evaluate((all) => Object.assign(localStorage, all), stored)
      await open(page, path)
      const says = path === '/cart' ? 'Delivery to United States' : /^Arrives /
      await page.getByRole('main').getByText(says).first().waitFor()
      expect(await page.evaluate((key) => localStorage.getItem(key), DESTINATION_KEY)).toBeNull()
    }
  },
)
