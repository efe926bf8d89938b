import { beforeAll, expect, inject, test } from 'vitest'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { open, type Page, payWith, signUp, visit } from '../../support/browser/browser.ts'
import { call, enter, type Resident } from '../../support/browser/furnish.ts'

const urls = { shopUrl: inject('shopUrl'), sandboxUrl: inject('sandboxUrl') }
let admin: Resident
beforeAll(async () => {
  admin = await enter(urls, 'sign-in', ADMIN)
})

const asAdmin = (method: string, path: string, body?: object) =>
  call(`${urls.shopUrl}/api${path}`, method, { token: admin.token, body })
const create = async (name: string): Promise<string> =>
  (await asAdmin('POST', '/bestSeller', { name, price: 30, img: 'https://example.com/part.webp' })).said.insertedId

async function cartOf(page: Page, ...ids: string[]) {
  const cart = Object.fromEntries(ids.map((id) => [id, 1]))
  await page.evaluate((text) => localStorage.setItem('shopping-cart', text), JSON.stringify(cart))
  await open(page, `/singleProduct/${ids[0]}`)
  await page.getByRole('button', { name: 'Confirm order' }).waitFor()
}
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm order' }).click()
const giveAddress = (page: Page) => page.getByLabel('Delivery address').fill('12 Mill Lane\nDetroit')

test('whose session was ended elsewhere loses nothing that was typed', async () => {
  const page = await visit('/')
  const person = await signUp(page)
  await cartOf(page, await create('A nut'))
  await page.getByLabel('Delivery address').fill('Torstraße 1')
  await page.request.post('/api/auth/sign-out', { data: {}, headers: { origin: new URL(page.url()).origin } })
  await confirm(page)
  const [beside] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('alert').getByRole('link', { name: 'Log in, in a new tab' }).click(),
  ])
  await beside.getByLabel('Email').fill(person.email)
  await beside.getByLabel('Password').fill(person.password)
  await beside.getByRole('button', { name: 'Login' }).click()
  await beside.waitForURL(/\/singleProduct\//)
  // The first tab hears of it a moment later.
  await page.getByRole('button', { name: 'Sign Out' }).first().waitFor()
  await confirm(page)
  await page.waitForURL(/\/dashboard\/payment\//)
})

test('a part that goes while the order is being filled in is taken out, and the rest can be ordered', async () => {
  const page = await visit('/')
  await signUp(page)
  const [stays, goes] = [await create('A bracket that stays'), await create('A bracket that goes')]
  await cartOf(page, stays, goes)
  await asAdmin('DELETE', `/bestSeller/${goes}`)
  await confirm(page)
  await page.getByText('A part in your cart is no longer sold. We took it out.').waitFor()
  await confirm(page)
  await page.waitForURL(/\/dashboard\/payment\//)
})

test('a payment that never left the telephone can be made again', { timeout: 60_000 }, async () => {
  const page = await visit('/')
  await signUp(page)
  await cartOf(page, await create('A clamp'))
  await giveAddress(page)
  await confirm(page)
  await page.waitForURL(/\/dashboard\/payment\//)
  const frame = page.frameLocator('iframe[title="Secure card payment input frame"]')
  await frame.getByLabel('Card number').waitFor()
  await page.context().setOffline(true)
  await payWith(page, '4242 4242 4242 4242')
  await page.getByText('Your payment is on its way').waitFor()
  await page.context().setOffline(false)
  await page.getByText('The payment was not made. Please try again.').waitFor()
  await payWith(page, '4242 4242 4242 4242')
  await page.getByText('Congrats! Your payment is success').waitFor()
})

test('who ordered before need not type telephone and address again', async () => {
  const page = await visit('/')
  await signUp(page)
  const id = await create('A bolt')
  await cartOf(page, id)
  await page.getByLabel('Number').fill('+49 30 1234567')
  await page.getByLabel('Delivery address').fill('Torstraße 1\n10119 Berlin')
  await confirm(page)
  await page.waitForURL(/\/dashboard\/payment\//)
  await cartOf(page, id)
  expect(await page.getByLabel('Number').inputValue()).toBe('+49 30 1234567')
  expect(await page.getByLabel('Delivery address').inputValue()).toBe('Torstraße 1\n10119 Berlin')
})

test('who is about to pay keeps the parts, and gets them back on Pay when their time is over', async () => {
  const page = await visit('/')
  await page.clock.install()
  await signUp(page)
  await cartOf(page, await create('A clip'))
  let more = 0
  const asked: number[] = []
  await page.route('**/api/create-payment-intent', async (route) => {
    const answer = await route.fetch()
    const opened = await answer.json()
    asked.push(more)
    await route.fulfill({ json: { ...opened, holdUntil: new Date(Date.parse(opened.holdUntil) + more).toISOString() } })
  })
  await giveAddress(page)
  await confirm(page)
  await page.waitForURL(/\/dashboard\/payment\//)
  await page.getByText(/set aside for 29 min/).waitFor()
  // Before the payment is open there is nothing to renew.
  await expect.poll(() => page.getByRole('button', { name: /^Pay/ }).isEnabled()).toBe(true)
  more = 5 * 60_000
  await page.clock.fastForward('28:00')
  await page.getByText(/set aside for [67] min/).waitFor()
  expect(asked).toEqual([0, more])
  await page.clock.fastForward('10:00')
  await page.getByText('Your parts are no longer set aside.').waitFor()
  await page.clock.fastForward('01:00')
  expect(asked).toHaveLength(2)
  more = 60 * 60_000
  await payWith(page, '4242 4242 4242 4242')
  await page.getByText('Congrats! Your payment is success').waitFor()
  expect(asked).toHaveLength(3)
})

test('an invoice whose mail is lost can be had again', async () => {
  const page = await visit('/')
  await signUp(page)
  await cartOf(page, await create('A washer'))
  await giveAddress(page)
  await confirm(page)
  await page.waitForURL(/\/dashboard\/payment\//)
  await open(page, '/dashboard/order')
  await page.getByRole('button', { name: /^Print/ }).waitFor()
  expect(await page.getByRole('button', { name: /^Invoice/ }).count()).toBe(0)
  await page.getByRole('link', { name: 'Pay' }).click()
  await payWith(page, '4242 4242 4242 4242')
  await page.getByText('Congrats! Your payment is success').waitFor()
  await page.getByRole('link', { name: 'See my orders' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Invoice of order CM-/ }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^invoice-CM-[\w-]+\.pdf$/)
})

test('a word without an end, by a customer, widens no page', async () => {
  const page = await visit('/')
  const id = await create('A bracket that is talked about')
  const word = 'Donaudampfschifffahrt'.repeat(6)
  const person = { name: word.slice(0, 90), email: `${crypto.randomUUID()}@example.com`, password: 'spanner-42' }
  const writer = await enter(urls, 'sign-up', person)
  const review = {
    name: word.slice(0, 100),
    rating: '4',
    description: word,
    img: 'https://example.com/me.webp',
    partId: id,
  }
  const { said } = await call(`${urls.shopUrl}/api/review`, 'POST', { token: writer.token, body: review })
  expect(said.insertedId).toBeTruthy()
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of [`/shop/${id}`, `/shop?q=${word}`]) {
      await open(page, path)
      expect(await tooWide(), `${path} at ${width}`).toBe(0)
    }
  }
})

test('a lost connection is shown for as long as it is lost, and typing goes on', async () => {
  const page = await visit('/shop?category=oil-filters')
  const said = page.getByText('You are offline.')
  await page.context().setOffline(true)
  await said.waitFor()
  await page.getByLabel('Search parts').fill('brake')
  await page.getByRole('heading', { level: 1, name: 'Oil filters' }).waitFor()
  await page.context().setOffline(false)
  await said.waitFor({ state: 'detached' })
  expect(await page.getByLabel('Search parts').inputValue()).toBe('brake')
  expect(await page.getByRole('article').count()).toBeGreaterThan(0)
})
