import { expect, test } from 'vitest'
import type { PartCard } from '#domain/catalogue/schema'
import { CART_COPY_KEY } from '#common/constants'
import { problemsOf } from '../../support/browser/axe.ts'
import { NARROW, open, type Page, signUp, visit, WIDE } from '../../support/browser/browser.ts'
import { addCar, carId } from '../../support/browser/garage.ts'

const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('shopping-cart') ?? '{}') as object)
const lines = (page: Page) => page.getByRole('list', { name: 'Parts in your cart' })
const line = (page: Page, name: string) => lines(page).getByRole('listitem', { name, exact: true })
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' })
const total = (page: Page) => page.getByTestId('total')
const later = (page: Page) => page.getByRole('region', { name: 'Saved for later' })
const isFocused = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).evaluate((button) => button.matches(':focus'))

async function listed(page: Page, query: string): Promise<PartCard[]> {
  return ((await (await page.request.get(`/api/parts?${query}`)).json()) as { items: PartCard[] }).items
}
async function fill(page: Page, cart: Record<string, number>) {
  await page.evaluate((text) => localStorage.setItem('shopping-cart', text), JSON.stringify(cart))
  await open(page, '/cart')
}
const plenty = (items: PartCard[]) => items.filter(({ stock }) => stock === null || stock > 9)

for (const viewport of [WIDE, NARROW])
  test(`a cart shows what it costs and when it comes, and takes lines out and back, at ${viewport.width} px`, async () => {
    const page = await visit('/cart', { viewport })
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
    const [one, two] = plenty(await listed(page, 'category=oil-filters&inStock=true')) as [PartCard, PartCard]
    await fill(page, { [one._id]: 2, [two._id]: 1 })
    await line(page, one.name)
      .getByText(`$${one.price * 2}`, { exact: true })
      .waitFor()
    await line(page, one.name)
      .getByText(/^Arrives /)
      .waitFor()
    await summary(page)
      .getByText(/^Arrives .*, if you pay now$/)
      .waitFor()
    const { subtotal, shipping } = (await (
      await page.request.post('/api/quote', {
        data: {
          lines: [
            { part: one._id, quantity: 2 },
            { part: two._id, quantity: 1 },
          ],
        },
      })
    ).json()) as { subtotal: number; shipping: number }
    expect(subtotal).toBe((one.price * 2 + two.price) * 100)
    await expect.poll(() => total(page).innerText()).toBe(`$${(subtotal + shipping) / 100}`)
    expect(await problemsOf(page)).toEqual([])

    await line(page, one.name).getByRole('spinbutton').fill('3')
    expect(await stored(page)).toEqual({ [one._id]: 3, [two._id]: 1 })
    await line(page, one.name)
      .getByText(`$${one.price * 3}`, { exact: true })
      .waitFor()
    await line(page, one.name)
      .getByRole('button', { name: /^Remove/ })
      .press('Enter')
    expect(await stored(page)).toEqual({ [two._id]: 1 })
    expect(await isFocused(page, /^Undo/)).toBe(true)
    await page.keyboard.press('Enter')
    await line(page, one.name).waitFor()
    expect(await stored(page)).toEqual({ [one._id]: 3, [two._id]: 1 })
    expect(await line(page, one.name).evaluate((row) => row.matches(':focus'))).toBe(true)

    await line(page, two.name)
      .getByRole('button', { name: /^Save for later/ })
      .click()
    await later(page).getByRole('link', { name: two.name }).waitFor()
    expect(await stored(page)).toEqual({ [one._id]: 3 })
    await page.reload()
    await later(page)
      .getByRole('button', { name: /^Move to cart/ })
      .click()
    await line(page, two.name).waitFor()
    expect(await stored(page)).toEqual({ [one._id]: 3, [two._id]: 1 })
    expect(await later(page).count()).toBe(0)
  })

test('another country has its own form, and what was said stays for the next visit', async () => {
  const page = await visit('/cart')
  const [one] = plenty(await listed(page, 'category=oil-filters&inStock=true')) as [PartCard]
  await fill(page, { [one._id]: 1 })
  await summary(page).getByText('Delivery to United States').waitFor()
  await summary(page).getByRole('button', { name: 'Change' }).click()
  await summary(page).getByLabel('ZIP code').fill('nowhere')
  await summary(page).getByRole('button', { name: 'Show cost and date' }).click()
  await summary(page)
    .getByText(/^ZIP code: write it like/)
    .waitFor()
  await summary(page).getByLabel('Country').selectOption('DE')
  await summary(page).getByLabel('Postal code').fill('10119')
  await summary(page).getByRole('button', { name: 'Show cost and date' }).click()
  await summary(page).getByText('Delivery to Germany, 10119').waitFor()
  await open(page, '/cart')
  await summary(page).getByText('Delivery to Germany, 10119').waitFor()
})

test('without the shop the total is not guessed, and comes when it answers again', async () => {
  const page = await visit('/cart')
  const [one] = plenty(await listed(page, 'category=oil-filters&inStock=true')) as [PartCard]
  await page.route('**/api/quote', (route) => route.abort())
  await fill(page, { [one._id]: 1 })
  await summary(page).getByText('We cannot work out the total just now.').waitFor()
  expect(await total(page).count()).toBe(0)
  await page.unroute('**/api/quote')
  await summary(page).getByRole('button', { name: 'Try again' }).click()
  await total(page).waitFor()
})

test('pieces of one part for two cars share its stock, and a line that does not fit says so', async () => {
  const page = await visit('/')
  await addCar(page, 'Toyota', 'Camry', '2012')
  const camry = await carId(page, 'Toyota', 'Camry', '2012')
  const items = await listed(page, 'category=brakes&inStock=true&limit=100')
  const few = items.find(({ stock }) => stock !== null && stock > 2 && stock < 9)!
  const cars = [{ car: camry, label: '2012 Toyota Camry', quantity: few.stock! - 1 }]
  await page.evaluate(([id, cars]) => localStorage.setItem('cart-cars', JSON.stringify({ [id as string]: cars })), [
    few._id,
    cars,
  ] as const)
  await fill(page, { [few._id]: few.stock! })
  const rows = lines(page).getByRole('listitem')
  await rows
    .first()
    .getByText(/^2012 Toyota Camry: /)
    .waitFor()
  expect(await rows.count()).toBe(2)
  await rows.nth(1).getByRole('spinbutton').fill('2')
  await rows.nth(1).getByText(`Only ${few.stock} in stock; your cart has ${few.stock}.`).waitFor()
  await fill(page, { [few._id]: few.stock! + 1 })
  await rows.nth(1).getByText(`Only ${few.stock} left. Take fewer to order.`).waitFor()
  await summary(page).getByText('Some lines cannot be ordered as they are.').waitFor()
  await rows
    .nth(1)
    .getByRole('button', { name: /^Take 1/ })
    .click()
  await summary(page).getByRole('link', { name: 'Go to checkout' }).waitFor()
})

test('two devices of one account have one cart: the larger quantity wins, and each change comes to the other', async () => {
  const merged = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/api/my-cart/merge'))
  const changed = (page: Page) => page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  const desk = await visit('/')
  const [one, two] = plenty(await listed(desk, 'category=oil-filters&inStock=true')) as [PartCard, PartCard]
  await fill(desk, { [one._id]: 2 })
  const atDesk = merged(desk)
  const { email, password } = await signUp(desk)
  expect((await atDesk).status()).toBe(200)

  const phone = await visit('/login', { viewport: NARROW })
  await phone.evaluate(
    (text) => localStorage.setItem('shopping-cart', text),
    JSON.stringify({ [one._id]: 5, [two._id]: 1 }),
  )
  await phone.getByLabel('Email').fill(email)
  await phone.getByLabel('Password').fill(password)
  const atPhone = merged(phone)
  await phone.getByRole('button', { name: 'Login', exact: true }).click()
  expect((await atPhone).status()).toBe(200)

  await open(desk, '/cart')
  await line(desk, two.name).waitFor()
  await expect.poll(() => stored(desk)).toEqual({ [one._id]: 5, [two._id]: 1 })
  const told = changed(desk)
  await line(desk, one.name)
    .getByRole('button', { name: /^Save for later/ })
    .click()
  expect((await told).status()).toBe(200)

  await open(phone, '/cart')
  await later(phone).getByRole('link', { name: one.name }).waitFor()
  await expect.poll(() => stored(phone)).toEqual({ [two._id]: 1 })
})

test('who signs out leaves nothing of his order to the next one at this machine, and finds it again', async () => {
  const page = await visit('/')
  const [one, two] = plenty(await listed(page, 'category=oil-filters&inStock=true')) as [PartCard, PartCard]
  await fill(page, { [one._id]: 2 })
  const merged = page.waitForResponse((answer) => answer.url().endsWith('/api/my-cart/merge'))
  const { email, password } = await signUp(page)
  await merged
  await open(page, '/checkout')
  await page.getByRole('group', { name: 'Delivery', exact: true }).getByLabel('City').fill('Detroit')
  await open(page, '/shop?category=oil-filters&inStock=true')
  await page
    .getByRole('article')
    .filter({ hasText: two.number })
    .getByRole('link', { name: /^ADD TO CART/ })
    .click()
  await page.getByRole('dialog').getByText(two.name).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await page.getByRole('link', { name: 'LOGIN' }).first().waitFor()
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
    /shopping-cart|cart-later|cart-copy|Detroit/,
  )

  await open(page, '/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('/')
  await expect.poll(() => stored(page)).toEqual({ [one._id]: 2, [two._id]: 1 })
})

test('what was taken out while the session had ended does not come back with the next sign-in', async () => {
  const page = await visit('/')
  const [one, two] = plenty(await listed(page, 'category=oil-filters&inStock=true')) as [PartCard, PartCard]
  await fill(page, { [one._id]: 5, [two._id]: 1 })
  const { email, password } = await signUp(page)
  await page.waitForFunction((key) => localStorage.getItem(key), CART_COPY_KEY)
  await page.request.post('/api/auth/sign-out', { data: {}, headers: { origin: new URL(page.url()).origin } })
  await open(page, '/cart')
  await page.getByRole('link', { name: 'LOGIN' }).first().waitFor()
  await fill(page, { [one._id]: 2 })
  await open(page, '/login?from=%2Fcart')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  const sent = page.waitForResponse(
    (answer) => /\/api\/my-cart/.test(answer.url()) && answer.request().method() !== 'GET',
  )
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  expect((await (await sent).json()).lines).toMatchObject([{ part: one._id, quantity: 2 }])
  await open(page, '/cart')
  await expect.poll(() => stored(page)).toEqual({ [one._id]: 2 })
})

test('without script the page says what to do', async () => {
  const page = await visit('/cart', { javaScriptEnabled: false })
  await page.getByText(/^Your cart is kept in your browser and needs JavaScript\./).waitFor()
})
