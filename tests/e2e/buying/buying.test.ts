import { expect, test } from 'vitest'
import { NARROW, open, type Page, payWith, signUp, visit, WIDE } from '../../support/browser/browser.ts'

const WIDTHS = [
  ['a desk', WIDE],
  ['a phone', NARROW],
] as const

/** Adds the first part of the list; the cart opens beside it. */
async function addFirst(page: Page) {
  await page
    .getByRole('link', { name: /add to cart/i })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'View cart' }).waitFor()
}

/** Goes to the specified page, on which signed-in people order the whole cart. */
async function goToOrder(page: Page) {
  const [first] = await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('shopping-cart')!) as object))
  await open(page, `/singleProduct/${first}`)
}

test('a part stays in the cart through signing up, which leads back to the order', async () => {
  const page = await visit('/shop?category=oil-filters&inStock=true')
  const cart = () => page.evaluate(() => Object.values(JSON.parse(localStorage.getItem('shopping-cart') ?? '{}')))
  await addFirst(page)
  await goToOrder(page)
  await page.waitForURL(/\/login\?from=/)
  await page.getByText('Your cart is waiting (1 piece).').waitFor()
  await page.getByRole('link', { name: 'Create your account' }).click()
  await page.getByText('Your cart is waiting (1 piece).').waitFor()
  await page.getByLabel('Name').fill('Robin Berg')
  await page.getByLabel('Email').fill(`robin.${crypto.randomUUID().slice(0, 8)}@example.com`)
  await page.getByLabel('Password').fill('spanner-42')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL(/\/singleProduct\/\d+/)
  await page.getByRole('button', { name: 'Confirm order' }).waitFor()
  expect(await cart()).toEqual([1])
})

test('the login on the way to an order leads to the guest’s way, too', async () => {
  const page = await visit('/shop?category=oil-filters&inStock=true')
  await addFirst(page)
  await goToOrder(page)
  await page.getByRole('link', { name: 'go on as a guest' }).click()
  await page.waitForURL('/checkout')
  await page.getByRole('button', { name: 'Continue to payment' }).waitFor()
})

test.each(WIDTHS)('from sign-up to a paid order at %s, with a card that is declined first', async (_, viewport) => {
  const page = await visit('/', { viewport })
  const person = await signUp(page)
  await open(page, '/shop?category=oil-filters&inStock=true')
  await addFirst(page)
  await goToOrder(page)
  await page.waitForURL(/\/singleProduct\/\d+/)
  await page.getByRole('button', { name: 'plus' }).click()
  await expect
    .poll(() => page.evaluate(() => Object.values(JSON.parse(localStorage.getItem('shopping-cart') ?? '{}'))))
    .not.toEqual([])
  await page.getByLabel('Name').fill('Robin Berg')
  await page.getByLabel('Number').fill('+49 30 1234567')
  await page.getByLabel('Delivery address').fill('Torstraße 1\n10119 Berlin')
  expect(await page.getByLabel('Email').inputValue()).toBe(person.email)
  await page.getByRole('form', { name: 'Order' }).getByRole('button').click()
  await page.waitForURL(/\/dashboard\/payment\//)
  expect(await page.evaluate(() => localStorage.getItem('shopping-cart') ?? '{}')).toBe('{}')

  await payWith(page, '4000 0000 0000 0002')
  await page.getByText('Your card was declined.').waitFor()
  await payWith(page, '4242 4242 4242 4242')
  await page.getByText('Congrats! Your payment is success').waitFor()

  await open(page, '/dashboard/order')
  const order = page.getByRole('article').first()
  await order.getByText('Transaction Id').waitFor()
  expect(await order.getByRole('button', { name: /delete/i }).isDisabled()).toBe(true)
  expect(await order.getByRole('link', { name: 'Pay' }).count()).toBe(0)
})

test('a card that is no test card is refused in the browser, before it is sent', async () => {
  const page = await visit('/')
  await signUp(page)
  await open(page, '/shop?category=oil-filters&inStock=true')
  await addFirst(page)
  await goToOrder(page)
  await page.getByRole('button', { name: 'plus' }).click()
  await page.getByLabel('Delivery address').fill('Torstraße 1\n10119 Berlin')
  await page.getByRole('form', { name: 'Order' }).getByRole('button').click()
  await page.waitForURL(/\/dashboard\/payment\//)
  const sent: string[] = []
  page.on('request', (request) => /confirm|payment_methods/.test(request.url()) && sent.push(request.url()))
  await payWith(page, '4111 1111 1111 1111')
  await page
    .getByText(/test card numbers/i)
    .first()
    .waitFor()
  expect(sent).toEqual([])
})

test('who is not signed in is asked to, and comes back to where he was', async () => {
  const page = await visit('/')
  const person = await signUp(page)
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await open(page, '/dashboard/order')
  await page.waitForURL(/\/login/)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill('not the one')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('/dashboard/order')
})

test('who leaves the page while Sign Out still tells the account of the cart is signed out', async () => {
  const page = await visit('/')
  await signUp(page)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/my-cart**', async (route) => {
    await promise
    await route.abort()
  })
  await page.evaluate(() => localStorage.setItem('shopping-cart', JSON.stringify({ 5: 1 })))
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await open(page, '/dashboard/order')
  await page.waitForURL(/\/login/)
  resolve()
})

test('a cart of many parts is read at once', async () => {
  const page = await visit('/')
  await signUp(page)
  await page.evaluate(() =>
    localStorage.setItem('shopping-cart', JSON.stringify({ 5: 1, 6: 2, 7: 1, 8: 1, 9: 3, x: 1 })),
  )
  const reads: string[] = []
  page.on('request', (request) => /\/api\/(cart|bestSeller)/.test(request.url()) && reads.push(request.url()))
  await open(page, '/singleProduct/7')
  await page.getByText('A part in your cart is no longer sold.').waitFor()
  expect(await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('shopping-cart')!)))).toEqual([
    '5',
    '6',
    '7',
    '8',
    '9',
  ])
  expect(reads).toHaveLength(1)
})

test('a part that is no longer sold is taken out of the cart, and said so; the rest of the cart is there', async () => {
  const page = await visit('/')
  await signUp(page)
  await page.evaluate(() => localStorage.setItem('shopping-cart', JSON.stringify({ 99999999: 1, 1: 2 })))
  await open(page, '/singleProduct/99999999')
  await page.waitForURL('/singleProduct/1')
  await page.getByText('A part in your cart is no longer sold. We took it out.').first().waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shopping-cart'))).toBe('{"1":2}')
})

test('what another device put into the cart comes into the open order; what of it is no longer sold is taken out', async () => {
  const page = await visit('/')
  const merged = page.waitForResponse((answer) => answer.url().endsWith('/api/my-cart/merge'))
  await signUp(page)
  await merged
  const lines = [
    { part: '99999999', quantity: 1 },
    { part: '5', quantity: 3 },
  ]
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const elsewhere = await page.request.patch('/api/my-cart', {
    data: { lines },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(elsewhere.status()).toBe(200)
  await page.evaluate(() => localStorage.setItem('shopping-cart', JSON.stringify({ 1: 2 })))
  const changed = Promise.withResolvers<void>()
  await page.route('**/api/my-cart', async (route) => {
    await changed.promise
    await route.continue()
  })
  await open(page, '/singleProduct/1')
  const summary = page.getByRole('region', { name: 'Order summary' })
  await summary.getByText('$125 each').waitFor()
  changed.resolve()
  await page.getByText('A part in your cart is no longer sold. We took it out.').waitFor()
  await summary.getByText(/ each/).nth(1).waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shopping-cart'))).toBe('{"1":2,"5":3}')
})

test('signing out while the shop is away ends the session here, and says that the shop does not know', async () => {
  const page = await visit('/')
  await signUp(page)
  await page.route('**/api/auth/sign-out', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await page.getByText(/the shop could not be reached/).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
})
