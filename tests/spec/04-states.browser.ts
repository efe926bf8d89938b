import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { open, type Page, payWith, stay, visit } from '../support/browser/browser.ts'
import { call, newcomer, newOrder, theAdmin, type Visitor } from './visitors.ts'

let admin: Visitor
let customer: Visitor
let page: Page
let leave: () => Promise<void>
beforeAll(async () => {
  ;[admin, customer] = await Promise.all([theAdmin(), newcomer()])
  ;({ page, leave } = await stay('/', customer.signedIn))
})
afterAll(() => leave())

const stored = (at: Page, key: string) => at.evaluate((name) => localStorage.getItem(name), key)
const cookiesOf = async (at: Page) => (await at.context().cookies()).filter(({ name }) => name.includes('session'))

async function logIn(at: Page, { email, password }: Visitor) {
  await at.getByLabel('Email').fill(email)
  await at.getByLabel('Password').fill(password)
  await at.getByRole('button', { name: 'Login' }).click()
  await at.waitForURL((url) => url.pathname !== '/login')
}

describe('3 Entities and their fields: what the browser keeps', () => {
  test('Auth session: kept by the browser across reloads and pages', async () => {
    const visitor = await visit('/login')
    await logIn(visitor, customer)
    await visitor.reload()
    await visitor.getByRole('link', { name: 'DASHBOARD' }).first().waitFor()
    const [session] = await cookiesOf(visitor)
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  })

  test('An accessToken value is kept in local storage, and is the token that the API takes', async () => {
    const visitor = await visit('/login')
    await logIn(visitor, customer)
    const token = await stored(visitor, 'accessToken')
    expect((await call(token!, 'GET', `/admin/${customer.email}`)).body).toEqual({ admin: false })
  })

  test('The accessToken is removed on sign out', async () => {
    const visitor = await visit('/login')
    await logIn(visitor, customer)
    const token = await stored(visitor, 'accessToken')
    await visitor.getByRole('button', { name: 'Sign Out' }).first().click()
    await expect.poll(() => stored(visitor, 'accessToken')).toBe(null)
    await expect.poll(async () => (await call(token!, 'GET', `/admin/${customer.email}`)).status).toBe(401)
  })
})

describe('4 States and transitions', () => {
  test('Visitor: signed out to signed in through sign-up', async () => {
    const visitor = await visit('/signUp')
    await visitor.getByLabel('Name').fill('Robin Berg')
    await visitor.getByLabel('Email').fill(`s.${crypto.randomUUID().slice(0, 8)}@example.com`)
    await visitor.getByLabel('Password').fill('spanner-42')
    await visitor.getByRole('button', { name: 'Sign Up' }).click()
    await visitor.getByRole('button', { name: 'Sign Out' }).first().waitFor()
    expect(await stored(visitor, 'accessToken')).not.toBe(null)
  })

  test('Visitor: signed in to signed out through Sign Out, which ends the session', async () => {
    const visitor = await visit('/login')
    await logIn(visitor, customer)
    await visitor.getByRole('button', { name: 'Sign Out' }).first().click()
    await visitor.getByRole('link', { name: 'LOGIN' }).first().waitFor()
    await expect.poll(async () => (await cookiesOf(visitor)).length).toBe(0)
    await visitor.goto('/dashboard')
    await visitor.waitForURL('/login?from=%2Fdashboard')
  })

  test('Payment form: Pay is disabled until the card service is ready', async () => {
    const id = await newOrder(admin, customer)
    let letGo = () => {}
    const held = new Promise<void>((done) => (letGo = done))
    await page.route('**/v3/**', async (route) => {
      await held
      await route.continue()
    })
    await open(page, `/dashboard/payment/${id}`)
    const button = page.getByRole('button', { name: 'Pay $84' })
    await button.waitFor()
    expect(await button.isDisabled()).toBe(true)
    letGo()
    await expect.poll(() => button.isEnabled(), { timeout: 15_000 }).toBe(true)
    await page.unroute('**/v3/**')
  })

  test('Payment form: Pay is disabled until a client secret has been received', async () => {
    const id = await newOrder(admin, customer)
    let letGo = () => {}
    const held = new Promise<void>((done) => (letGo = done))
    await page.route('**/api/create-payment-intent', async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest('**/api/create-payment-intent')
    await open(page, `/dashboard/payment/${id}`)
    const button = page.getByRole('button', { name: 'Pay $84' })
    await button.waitFor()
    await asked
    expect(await button.isDisabled()).toBe(true)
    letGo()
    await expect.poll(() => button.isEnabled(), { timeout: 15_000 }).toBe(true)
    await page.unroute('**/api/create-payment-intent')
  })

  test("Payment form: on success it shows 'Congrats! Your payment is success' plus the transaction id", async () => {
    const id = await newOrder(admin, customer)
    await open(page, `/dashboard/payment/${id}`)
    await payWith(page, '4242 4242 4242 4242')
    await page.getByText('Congrats! Your payment is success', { exact: true }).waitFor()
    const { tranjactionId } = (await call(customer.token, 'GET', `/orders/${id}`)).body
    await page.getByText(tranjactionId, { exact: true }).waitFor()
  })

  test('Admin check: a loading state shows until the admin flag returns, and no menu', async () => {
    let letGo = () => {}
    const held = new Promise<void>((done) => (letGo = done))
    await page.route('**/api/admin/*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/dashboard')
    await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor()
    expect(await page.getByRole('navigation', { name: 'Dashboard' }).count()).toBe(0)
    letGo()
    await page.getByRole('navigation', { name: 'Dashboard' }).first().waitFor()
    await page.unroute('**/api/admin/*')
  })

  test('A user who is already admin has no Make Admin button', async () => {
    const atAdmin = await visit('/', admin.signedIn)
    const buttonOf = async (email: string) => {
      await open(atAdmin, `/dashboard/allUser?q=${email}`)
      const row = atAdmin.getByRole('row').filter({ hasText: email })
      await row.waitFor()
      return row.getByRole('button', { name: /^Make Admin/ })
    }
    expect(await (await buttonOf(customer.email)).count()).toBe(1)
    expect(await (await buttonOf(admin.email)).count()).toBe(0)
  })

  test('A popup sign-in closed by the user is treated as cancelled after about 2 seconds', async () => {
    const visitor = await visit('/login')
    const opened = visitor.waitForEvent('popup')
    await visitor.getByRole('button', { name: 'Continue With Google' }).click()
    const popup = await opened
    await popup.getByText('grace@example.com').waitFor()
    await popup.close()
    const begun = performance.now()
    await visitor.getByText('The sign-in window was closed before you were done.').waitFor()
    const seconds = (performance.now() - begun) / 1000
    expect(seconds).toBeGreaterThan(1.5)
    expect(seconds).toBeLessThan(4)
  })

  test('A blocked popup falls back to a redirect', async () => {
    const visitor = await visit('/login?from=%2Fdashboard%2Forder')
    await visitor.evaluate(() => (window.open = () => null))
    await visitor.getByRole('button', { name: 'Continue With Google' }).click()
    await visitor.getByText('grace@example.com').click()
    await visitor.waitForURL('/dashboard/order')
  })
})
