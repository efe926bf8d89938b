import { expect, test } from 'vitest'
import { checkOutWith, fillAddress, newGuest, summary, toPayment } from '../../support/browser/at-checkout.ts'
import { NARROW, type Page, visit, WIDE } from '../../support/browser/browser.ts'

test.each([
  ['list', '/shop?category=brake-discs', NARROW],
  ['part’s page', '/shop/1', WIDE],
])(
  'a guest who is offline and presses ADD TO CART on a %s is told that nothing was put in',
  async (_, path, viewport) => {
    const page = await visit(path, { viewport })
    const add = page.getByRole('link', { name: /^ADD TO CART/ }).first()
    const said = page.getByRole('alert').filter({ hasText: 'nothing was opened or put into the cart' })
    await page.context().setOffline(true)
    await page.getByText('You are offline.').waitFor()
    expect(await said.count()).toBe(0)
    await add.click()
    await said.waitFor()
    expect((await said.boundingBox())!.height).toBeLessThan(130)
    expect(await page.evaluate(() => localStorage.getItem('shopping-cart'))).toBeNull()
    await page.context().setOffline(false)
    await said.waitFor({ state: 'hidden' })
    await add.click()
    await page.getByRole('dialog', { name: 'Your cart' }).waitFor()
  },
)

async function atCheckout(): Promise<Page> {
  const page = await visit('/shop')
  const { items } = await (await page.request.get('/api/parts?inStock=true&limit=1')).json()
  await checkOutWith(page, { [items[0]._id]: 1 })
  await page.getByLabel('Email').fill(newGuest())
  return page
}
const noTotal = (page: Page) => summary(page).getByText('We cannot work out the total just now.')

test('whose line is lost while the address is typed sees the total again once it is back, and goes on', async () => {
  const page = await atCheckout()
  await page.context().setOffline(true)
  await fillAddress(page)
  await noTotal(page).waitFor()
  await page.context().setOffline(false)
  await summary(page).getByTestId('total').waitFor()
  await toPayment(page).click()
  await page.waitForURL(/\/order\/[\w-]+\/pay$/)
})

test('a press on Continue to payment counts, though the total could not be worked out before', async () => {
  const page = await atCheckout()
  await page.route('**/api/quote', (route) => route.abort())
  await fillAddress(page)
  await noTotal(page).waitFor()
  await summary(page).getByRole('button', { name: 'Try again' }).press('Enter')
  await noTotal(page).waitFor()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
  await page.unroute('**/api/quote')
  await toPayment(page).click()
  await page.waitForURL(/\/order\/[\w-]+\/pay$/)
})
