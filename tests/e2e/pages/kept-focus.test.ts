import { expect, test } from 'vitest'
import { checkOutWith, fillAddress, group, newGuest, toPayment } from '../../support/browser/at-checkout.ts'
import { open, type Page, payWith, visit } from '../../support/browser/browser.ts'

const focused = (page: Page) => page.locator(':focus')

async function atPayment(): Promise<Page> {
  const page = await visit('/')
  const sold: { _id: string }[] = await (await page.request.get('/api/bestSeller')).json()
  await checkOutWith(page, { [sold[0]!._id]: 1 })
  await group(page, 'Contact').getByLabel('Email').fill(newGuest())
  await fillAddress(page)
  await toPayment(page).click()
  await page.waitForURL(/\/order\/[\w-]+\/pay$/)
  return page
}

test('who pays by keyboard keeps the place: a refused card leaves them at Pay, a paid order at what it says', async () => {
  const page = await atPayment()
  await payWith(page, '4000 0000 0000 0002')
  await page.getByText('Your card was declined').waitFor()
  await expect.poll(() => focused(page).textContent()).toMatch(/^Pay \$/)

  await payWith(page, '4242 4242 4242 4242')
  await page.getByText('Congrats! Your payment is success').waitFor()
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page).textContent()).toMatch(/^See the order$/i)
  expect(await focused(page).evaluate((link) => link.closest('h1, p') === null)).toBe(true)
})

test('who lowers a quantity to one by keyboard stays at minus, which says that it goes no further', async () => {
  const page = await visit('/')
  await page.evaluate(() => localStorage.setItem('shopping-cart', '{"1":2}'))
  await open(page, '/cart')
  const less = page.getByRole('main').getByRole('button', { name: /^One less/ })
  await less.press('Enter')
  await expect.poll(() => less.isDisabled()).toBe(true)
  expect(await less.evaluate((button) => button.matches(':focus'))).toBe(true)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => localStorage.getItem('shopping-cart'))).toBe('{"1":1}')
})

test('who cancels an order by keyboard goes on where it says that the order is cancelled', async () => {
  const page = await atPayment()
  await page.getByRole('link', { name: 'See the order' }).click()
  await page.getByRole('button', { name: 'Cancel order' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Cancel order' })
  await dialog.getByRole('button', { name: 'Cancel order' }).press('Enter')
  await page.getByText('The order is cancelled').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page).textContent()).toMatch(/^Cancelled/i)
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page).textContent()).toBe('Order again')
})

test('a button that works on something keeps the focus and cannot be pressed again', async () => {
  const page = await visit('/findOrder')
  let asked = 0
  await page.route('**/api/order-lookup', async (route) => {
    asked += 1
    await new Promise((done) => setTimeout(done, 1500))
    await route.continue()
  })
  await page.getByLabel('Email').fill(newGuest())
  const number = page.getByLabel('Order number')
  await number.fill('CM-9SN3-5WJR')
  const send = page.locator('main form button[type=submit]')
  await send.focus()
  await page.keyboard.press('Enter')
  await page.locator('main [aria-busy=true]').waitFor()
  expect(await send.evaluate((button) => button.matches(':focus'))).toBe(true)
  expect(await send.isDisabled()).toBe(true)
  await page.keyboard.press('Enter')
  await number.press('Enter')
  await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' })
  expect(asked).toBe(1)
})
