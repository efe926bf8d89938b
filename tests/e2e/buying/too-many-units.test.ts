import { afterAll, beforeAll, expect, test } from 'vitest'
import { NARROW, open, type Page, signUp, visit } from '../../support/browser/browser.ts'
import { ADMIN, openWholeShop } from '../../support/browser/browser-setup.ts'
import { call, enter, order } from '../../support/browser/furnish.ts'

let shop: Awaited<ReturnType<typeof openWholeShop>>
beforeAll(async () => {
  shop = await openWholeShop({
    DEMO_PARTS: '100',
    GUEST_UNITS: '2',
    UNPAID_ORDERS_UNCONFIRMED: '3',
    UNPAID_UNITS_UNCONFIRMED: '3',
    UNPAID_UNITS: '50',
  })
}, 300_000)
afterAll(() => shop.close())

async function putInCart(page: Page, quantity: number) {
  const { items } = await (await page.request.get('/api/parts?inStock=true&limit=100')).json()
  const part = items.find(({ stock }: { stock: number | null }) => stock !== null && stock > 5)
  const cart = JSON.stringify({ [part._id]: quantity })
  await page.evaluate((text) => localStorage.setItem('shopping-cart', text), cart)
  return part._id as string
}
const atMost = (most: number) => `At most ${most} units can be set aside for you before you pay.`

test('a guest is told in the cart and at the checkout that so many units cannot be set aside', async () => {
  const page = await visit('/', { baseURL: shop.shopUrl })
  await putInCart(page, 2)
  await open(page, '/cart')
  await page.getByRole('link', { name: 'Go to checkout' }).waitFor()
  expect(await page.getByText(atMost(2)).count()).toBe(0)
  await putInCart(page, 3)
  await open(page, '/cart')
  await page.getByText(atMost(2)).waitFor()
  await open(page, '/checkout')
  await page.getByText(atMost(2)).waitFor()
})

test('whose e-mail address is not confirmed hears it before typing, and can have the link mailed', async () => {
  const page = await visit('/', { baseURL: shop.shopUrl })
  const { email } = await signUp(page)
  const part = await putInCart(page, 4)
  await open(page, `/singleProduct/${part}`)
  await page.getByText(atMost(3)).waitFor()
  await open(page, '/checkout')
  await page.getByText(atMost(3)).waitFor()
  await page.getByText('or confirm your e-mail address to have up to 50.').waitFor()
  await page.getByRole('button', { name: 'Send it again' }).press('Enter')
  await page.getByText(`A mail is on its way to ${email}.`).waitFor()
  await expect.poll(() => page.locator(':focus').textContent()).toContain('A mail is on its way')
})

test('who has unpaid orders hears before typing what they hold, and finds them', async () => {
  const page = await visit('/', { baseURL: shop.shopUrl })
  const { email } = await signUp(page)
  const token = (await page.evaluate(() => localStorage.getItem('accessToken')))!
  const part = await putInCart(page, 1)
  const buy = (quantity: number) =>
    order({ ...shop, sandboxUrl: '' }, { email, token, storage: undefined! }, { [part]: quantity })
  await buy(1)
  await open(page, '/checkout')
  await page.getByRole('button', { name: 'Continue to payment' }).waitFor()
  await putInCart(page, 3)
  await open(page, '/cart')
  await page
    .getByText(`${atMost(3).slice(0, -1)}, and 1 is. Please order fewer, pay or delete an open order first`)
    .waitFor()
  await putInCart(page, 1)
  await buy(1)
  await buy(1)
  await open(page, '/checkout')
  const full = page.getByText('You have 3 unpaid orders already. Please pay or delete one of them first')
  await full.waitFor()
  await page.setViewportSize(NARROW)
  const topOf = async (one: typeof full) => (await one.boundingBox())!.y
  expect(await topOf(full)).toBeLessThan(await topOf(page.getByRole('group', { name: 'Contact' })))
  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click()
  await page.getByRole('heading', { name: 'My Orders' }).waitFor()
  await full.waitFor()
  await page
    .getByRole('button', { name: /^Delete order/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await full.waitFor({ state: 'detached' })
})

test('an order by telephone is not counted as what its admin holds', async () => {
  const me = await enter(shop, 'sign-in', ADMIN)
  const number = `MANY-${crypto.randomUUID().slice(0, 8)}`
  const part = { name: 'A clip by the hundred', price: 1, img: '/pictures/og.jpg', number, stock: 99 }
  await call(`${shop.shopUrl}/api/bestSeller`, 'POST', { token: me.token, body: part })
  const page = await visit('/dashboard/newOrder', { baseURL: shop.shopUrl, storageState: me.storage })
  await page.getByLabel('Part numbers and quantities').fill(`${number} 60`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByTestId('total').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByText(atMost(50)).count()).toBe(0)
})

test('on a slow line the way to the checkout turns until its page is there', async () => {
  const page = await visit('/', { baseURL: shop.shopUrl })
  await putInCart(page, 1)
  await open(page, '/cart')
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route(/\/assets\/checkout-[^/]*\.js/, async (route) => {
    await held
    await route.continue()
  })
  const way = page.getByRole('link', { name: 'Go to checkout' })
  await way.click()
  await expect.poll(() => way.getAttribute('aria-busy')).toBe('true')
  goOn()
  await page.waitForURL(/\/checkout$/)
})
