import { beforeAll, expect, inject, test } from 'vitest'
import { CART_KEY } from '#common/constants'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { NARROW, open, signUp, visit, WIDE } from '../../support/browser/browser.ts'
import { call, enter, type Resident } from '../../support/browser/furnish.ts'

const urls = { shopUrl: inject('shopUrl'), sandboxUrl: inject('sandboxUrl') }
let admin: Resident
beforeAll(async () => {
  admin = await enter(urls, 'sign-in', ADMIN)
})

const partOf40 = async (): Promise<string> => {
  const body = { name: 'Sold in tens', price: 40, stock: 100, img: 'https://example.com/part.webp', bestSeller: false }
  return (await call(`${urls.shopUrl}/api/bestSeller`, 'POST', { token: admin.token, body })).said.insertedId
}

test.each([
  ['a desk', WIDE],
  ['a phone', NARROW],
] as const)('an admin makes ten of a part cheaper, and who orders ten pays that, at %s', async (_, viewport) => {
  const part = await partOf40()
  const page = await visit(`/dashboard/updateParts/${part}/prices`, { viewport, storageState: admin.storage })
  await page.getByRole('button', { name: 'Add a price' }).click()
  await page.getByLabel('From quantity').fill('10')
  await page.getByLabel('Price each').fill('50')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('This should be lower than the price of one').waitFor()
  await page.getByLabel('Price each').fill('30')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The prices are saved').waitFor()

  const buyer = await visit('/', { viewport })
  await open(buyer, `/shop/${part}`)
  await buyer.getByRole('region', { name: 'Cheaper by quantity' }).getByText('From 10: $30 each').waitFor()
  await signUp(buyer)
  await buyer.evaluate(([key, cart]) => localStorage.setItem(key!, cart!), [CART_KEY, JSON.stringify({ [part]: 10 })])
  await open(buyer, `/singleProduct/${part}`)
  const summary = buyer.getByRole('region', { name: 'Order summary' })
  await summary.getByText('$30 each,').waitFor()
  await expect.poll(() => summary.locator('dl').innerText()).toMatch(/Total\s+\$300/i)
  await buyer.getByRole('button', { name: 'Confirm order' }).click()
  await buyer.waitForURL(/payment/)
  await buyer.getByText('$300').first().waitFor()
})
