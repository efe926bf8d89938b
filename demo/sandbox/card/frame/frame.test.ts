import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CHROMIUM_FLAGS, findChromium } from '../../../../tests/support/browser/chromium.ts'
import { serveShopPage } from '../../support/shop-page.ts'
import { KEYS, testSandbox } from '../../support/test-sandbox.ts'

let sandbox: Awaited<ReturnType<typeof testSandbox>>
let shop: Awaited<ReturnType<typeof serveShopPage>>
let browser: Browser
let page: Page
let sent: string[]
let problems: string[]

beforeAll(async () => {
  sandbox = await testSandbox()
  shop = await serveShopPage(sandbox.url)
  browser = await chromium.launch({
    executablePath: await findChromium(process.env.CHROMIUM_PATH),
    args: CHROMIUM_FLAGS,
  })
})
afterAll(async () => {
  await browser?.close()
  shop?.close()
  await sandbox?.close()
})
beforeEach(async () => {
  await page?.context().close()
  page = await browser.newPage()
  sent = []
  problems = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(`${request.url()} ${request.postData()}`))
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
})

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000 })
const card = () => page.frameLocator('iframe[title="Secure card payment input frame"]')
const output = () => page.locator('output').textContent()
const alert = () => page.getByRole('alert').textContent()
const cardState = () => page.evaluate(() => document.body.dataset.card)

async function open(more = '') {
  const intent = await sandbox.stripe.paymentIntents.create({ amount: 5000, currency: 'usd' })
  await page.goto(`${shop.url}?key=${KEYS.publishableKey}&secret=${intent.client_secret}${more}`)
  await page.locator('output', { hasText: 'ready' }).waitFor()
  return intent.id
}

async function fill(number: string, expiry = '12/40', cvc = '123') {
  await card().getByLabel('Card number').fill(number)
  await card().getByLabel('Expiry date (MM / YY)').fill(expiry)
  await card().getByLabel('CVC').fill(cvc)
}

async function pay(number: string) {
  await fill(number)
  await page.getByRole('button', { name: 'Pay' }).click()
}

describe('the card fields, in Chromium with the official packages', () => {
  test('pay, without a card number on the shop page', async () => {
    const id = await open()
    await pay('4242 4242 4242 4242')
    await eventually(async () => expect(await output()).toBe('succeeded'))
    expect(await sandbox.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })).toMatchObject({
      status: 'succeeded',
      latest_charge: {
        billing_details: { name: 'Grace Miller' },
        payment_method_details: { card: { last4: '4242', exp_month: 12, exp_year: 2040 } },
      },
    })
    expect(await page.content()).not.toContain('4242')
    expect(problems.filter((text) => !text.includes('React DevTools'))).toEqual([])
  })

  test.each([
    ['4000000000000002', 'card_declined/generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined/insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000000069', 'expired_card/expired_card', 'Your card has expired.'],
  ])('%s is declined with its reason', async (number, code, message) => {
    await open()
    await pay(number)
    await eventually(async () => expect(await output()).toBe(code))
    expect(await alert()).toBe(message)
  })

  test('a number that is no test card is refused before it is sent', async () => {
    await open()
    await pay('4111 1111 1111 1111')
    await eventually(async () => expect(await alert()).toBe('This is the test shop. Use one of the test card numbers.'))
    expect(await cardState()).toBe('visa incomplete invalid_number')
    expect(sent).toEqual([])
  })

  test('3-D Secure can be failed, then completed', async () => {
    const id = await open()
    const bank = page.frameLocator('iframe[title="3-D Secure authentication"]')
    await pay('4000 0027 6000 3184')
    await bank.getByRole('button', { name: 'Fail authentication' }).waitFor()
    await bank.getByRole('button', { name: 'Fail authentication' }).click()
    await eventually(async () => expect(await output()).toBe('payment_intent_authentication_failure/undefined'))
    await page.getByRole('button', { name: 'Pay' }).click()
    await bank.getByRole('button', { name: 'Complete authentication' }).click()
    await eventually(async () => expect(await output()).toBe('succeeded'))
    expect((await sandbox.stripe.paymentIntents.retrieve(id)).status).toBe('succeeded')
    expect(await page.locator('iframe').count()).toBe(1)
  })

  test('3-D Secure, then declined', async () => {
    await open()
    await pay('4000 0084 0000 1629')
    await page
      .frameLocator('iframe[title="3-D Secure authentication"]')
      .getByRole('button', { name: 'Complete authentication' })
      .click()
    await eventually(async () => expect(await output()).toBe('card_declined/generic_decline'))
  })

  test('typing groups the digits, moves on, and shows errors', async () => {
    await open()
    await card().getByLabel('Card number').click()
    await page.keyboard.type('378282246310005')
    expect(await card().getByLabel('Card number').inputValue()).toBe('3782 822463 10005')
    await page.keyboard.type('520')
    expect(await card().getByLabel('Expiry date (MM / YY)').inputValue()).toBe('05 / 20')
    await eventually(async () => expect(await cardState()).toBe('amex incomplete invalid_expiry_year_past'))
    for (let n = 0; n < 4; n += 1) await page.keyboard.press('Backspace')
    expect(await card().getByLabel('Expiry date (MM / YY)').inputValue()).toBe('')
    await page.keyboard.press('Backspace')
    expect(
      await card()
        .getByLabel('Card number')
        .evaluate((field) => field === document.activeElement),
    ).toBe(true)
    await card().getByLabel('Expiry date (MM / YY)').click()
    await page.keyboard.type('1240')
    await page.keyboard.type('1234')
    await eventually(async () => expect(await cardState()).toBe('amex complete'))
  })

  test('an empty field says so when the shop sends it', async () => {
    await open('&noZip')
    await page.getByRole('button', { name: 'Pay' }).click()
    await eventually(async () => expect(await alert()).toBe('Your card number is incomplete.'))
    expect(await card().getByLabel('ZIP').isVisible()).toBe(false)
    expect(sent).toEqual([])
  })

  test('fits a page of 320 pixels, on light and on dark', async () => {
    await page.setViewportSize({ width: 320, height: 480 })
    for (const mode of ['light', 'dark']) {
      await open(`&${mode}`)
      await fill('5555 5555 5555 4444')
      const frame = (await page.locator('iframe').boundingBox())!
      for (const label of ['Card number', 'Expiry date (MM / YY)', 'CVC', 'ZIP']) {
        const box = (await card().getByLabel(label).boundingBox())!
        expect(box.x).toBeGreaterThanOrEqual(frame.x + 30)
        expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width + 0.5)
        expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height + 0.5)
      }
      expect((await card().locator('.icon').boundingBox())!.x).toBe(frame.x)
      const color = await card()
        .getByLabel('Card number')
        .evaluate((field) => getComputedStyle(field).color)
      expect(color).toBe(mode === 'dark' ? 'rgb(241, 245, 249)' : 'rgb(15, 23, 42)')
    }
  })
})
