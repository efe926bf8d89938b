import { afterAll, beforeAll, expect, test } from 'vitest'
import { CART_KEY } from '#common/constants'
import { texts } from '#common/words'
import { open, payWith, signUp, visit } from '../../support/browser/browser.ts'
import { ADMIN, openWholeShop } from '../../support/browser/browser-setup.ts'
import { enter } from '../../support/browser/furnish.ts'

let shop: Awaited<ReturnType<typeof openWholeShop>>
beforeAll(async () => {
  shop = await openWholeShop({ PRICES: 'cents', DEMO_PARTS: '100' })
}, 300_000)
afterAll(() => shop.close())

const PART = 7

test('a part of $12.49 is priced, bought, paid and refunded in the browser', { timeout: 180_000 }, async () => {
  const baseURL = shop.shopUrl
  const { storage } = await enter(shop, 'sign-in', ADMIN)
  const admin = await visit(`/dashboard/updateParts/${PART}`, { baseURL, storageState: storage })
  await admin.getByLabel('Price').fill('12.495')
  await admin.getByRole('button', { name: 'Update' }).click()
  await admin.getByText('Price should be a number with 2 decimals at most').waitFor()
  await admin.getByLabel('Price').fill('12.49')
  await admin.getByRole('button', { name: 'Update' }).click()
  await admin.getByText(texts.partUpdated).waitFor()
  expect(await admin.getByLabel('Price').inputValue()).toBe('12.49')

  const page = await visit('/', { baseURL })
  await open(page, `/shop/${PART}`)
  await page.getByText('$12.49').first().waitFor()
  const described = await page.locator('meta[name="description"]').getAttribute('content')
  expect(described).toContain('$12.49.')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).toContain('"priceCurrency":"USD","price":12.49')
  await open(page, '/shop?priceMin=12.49&priceMax=12.49')
  await page.getByRole('list', { name: 'Active filters' }).getByText('$12.49 to $12.49').waitFor()
  await page.locator(`a[href="/shop/${PART}"]`).first().waitFor()

  await signUp(page)
  await page.evaluate(([key, cart]) => localStorage.setItem(key!, cart!), [CART_KEY, JSON.stringify({ [PART]: 1 })])
  await open(page, `/singleProduct/${PART}`)
  const summary = page.getByRole('region', { name: 'Order summary' }).locator('dl')
  await expect.poll(() => summary.innerText()).toMatch(/\$12\.49\s+Shipping estimate\s+\$0\.62\s+Total\s+\$13\.11/i)
  await page.getByLabel('Delivery address').fill('12 Mill Lane\nDetroit')
  await page.getByRole('button', { name: 'Confirm order' }).click()
  await page.getByRole('button', { name: 'Pay $13.11' }).waitFor()
  await payWith(page, '4242424242424242')
  await page.getByText('We have mailed the receipt for $13.11').waitFor()

  await open(admin, '/dashboard/orders')
  await admin.locator('summary', { hasText: '$13.11' }).click()
  await admin.getByRole('button', { name: 'Refund' }).click()
  await admin.getByLabel('Amount').fill('1.24')
  await admin.getByLabel('Reason').fill('a scratch')
  await admin.getByRole('dialog').getByRole('button', { name: 'Refund' }).click()
  await admin.getByRole('region', { name: 'Refunds' }).getByText('$1.24').waitFor()
  await open(admin, '/dashboard')
  await admin.getByText('$11.87').first().waitFor()
})
