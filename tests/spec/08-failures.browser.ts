import { beforeAll, describe, expect, test } from 'vitest'
import { open, type Page, payWith } from '../support/browser/browser.ts'
import { keptPages } from './kept-pages.ts'
import { note, press } from './notices.ts'
import { newcomer, newOrder, newPart, theAdmin, type Visitor } from './visitors.ts'

let admin: Visitor
let customer: Visitor
let page: Page
let atAdmin: Page
let anonymous: Page
const pageOf = keptPages()
beforeAll(async () => {
  ;[admin, customer] = await Promise.all([theAdmin(), newcomer()])
  ;[anonymous, page, atAdmin] = [await pageOf(), await pageOf(customer.signedIn), await pageOf(admin.signedIn)]
})

/** Whether the words stand in the red that the theme has for what went wrong. */
const isRed = (at: Page, text: string) =>
  at.getByText(text, { exact: true }).evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--bad)'
    const red = getComputedStyle(probe).color
    probe.remove()
    return getComputedStyle(element).color === red
  })

describe('8 Error catalogue: login, sign-up, payment', () => {
  test("Login: the identity provider's error message is shown in red under the form", async () => {
    await open(anonymous, '/login')
    await anonymous.getByLabel('Email').fill(customer.email)
    await anonymous.getByLabel('Password').fill('not the one')
    await press(anonymous, 'Login')
    const problem = anonymous.getByRole('main').locator('form').getByRole('alert').filter({ hasText: /\S/ }).last()
    await problem.waitFor()
    expect(await isRed(anonymous, (await problem.innerText()).trim())).toBe(true)
    const button = await anonymous.getByRole('button', { name: 'Login' }).boundingBox()
    expect((await problem.boundingBox())!.y).toBeGreaterThan(button!.y)
  })

  test('Sign-up: an e-mail that is taken is told', async () => {
    await open(anonymous, '/signUp')
    await anonymous.getByLabel('Name').fill('Robin Berg')
    await anonymous.getByLabel('Email').fill(customer.email)
    await anonymous.getByLabel('Password').fill('spanner-42')
    await press(anonymous, 'Sign Up')
    await anonymous.getByRole('main').getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
    expect(new URL(anonymous.url()).pathname).toBe('/signUp')
  })

  const CODES = [
    'internal-error',
    'argument-error',
    'invalid-api-key',
    'user-mismatch',
    'user-not-found',
    'account-exists-with-different-credential',
    'multi-factor-auth-required',
    'popup-blocked',
    'popup-closed-by-user',
    'cancelled-popup-request',
    'web-storage-unsupported',
    'unauthorized-domain',
    'network-request-failed',
  ]
  test('Each identity provider error code stands in red under the form, in words of its own', async () => {
    const said = new Set<string>()
    for (const code of CODES) {
      await open(anonymous, `/login?error=${code}`)
      const problem = anonymous.getByRole('main').locator('form').getByText(/\.$/).last()
      const text = await problem.innerText()
      expect(text).not.toContain(code)
      expect(await isRed(anonymous, text)).toBe(true)
      said.add(text)
    }
    expect(said.size).toBe(CODES.length)
  })

  test('Payment: card provider error messages are shown in red', async () => {
    await open(page, `/dashboard/payment/${await newOrder(admin, customer)}`)
    await payWith(page, '4000 0000 0000 0002')
    await page.getByText('Your card was declined.').waitFor()
    expect(await isRed(page, 'Your card was declined.')).toBe(true)
  })
})

describe('8 Error catalogue: failed network calls (here they are handled)', () => {
  test('Order creation that fails says so, and the cart stays', async () => {
    const id = await newPart(admin)
    await page.evaluate((part) => localStorage.setItem('shopping-cart', JSON.stringify({ [part]: 1 })), id)
    await open(page, `/singleProduct/${id}`)
    await page.route('**/api/orders', (route) => route.abort())
    await press(page, 'Confirm order')
    await page.getByText('We could not reach the shop. Check your connection and try again.').waitFor()
    await page.unroute('**/api/orders')
    expect(await page.evaluate(() => localStorage.getItem('shopping-cart'))).toBe(JSON.stringify({ [id]: 1 }))
  })

  test('A list that cannot be fetched says so, and the menu stays', async () => {
    await page.route('**/api/orders?*', (route) => route.abort())
    await open(page, '/dashboard/order')
    await page.getByRole('main').getByRole('heading', { level: 1 }).last().waitFor()
    expect(await page.getByRole('main').innerText()).toMatch(/try again|could not|went wrong/i)
    await page.getByRole('navigation', { name: 'Dashboard' }).first().waitFor()
    await page.unroute('**/api/orders?*')
  })
})

describe('9 Business constants and limits: notifications', () => {
  test('close after 5000 ms at top right', async () => {
    await open(atAdmin, `/dashboard/updateParts/${await newPart(admin)}`)
    await atAdmin.getByLabel('Price').fill('42')
    await press(atAdmin, 'Update')
    const toast = note(atAdmin, 'parts Information updated successfully').first()
    await toast.waitFor()
    const begun = performance.now()
    const box = (await toast.boundingBox())!
    expect(box.x + box.width).toBeGreaterThan(1280 - 80)
    expect(box.y).toBeLessThan(200)
    await toast.waitFor({ state: 'detached' })
    expect(performance.now() - begun).toBeGreaterThan(4000)
    expect(performance.now() - begun).toBeLessThan(7500)
  })
})
