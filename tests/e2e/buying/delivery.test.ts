import { afterAll, beforeAll, expect, test } from 'vitest'
import { NARROW, open, type Page, visit, WIDE } from '../../support/browser/browser.ts'
import { ADMIN, openWholeShop } from '../../support/browser/browser-setup.ts'
import { call, enter, order } from '../../support/browser/furnish.ts'

let shop: Awaited<ReturnType<typeof openWholeShop>>
beforeAll(async () => {
  shop = await openWholeShop({ DEMO_PARTS: '100' })
}, 300_000)
afterAll(() => shop.close())

const PART = 7
/** The second press of a double click, wherever the mouse is. */
async function pressAgain(page: Page): Promise<void> {
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}
const delivery = (page: Page) => page.getByRole('region', { name: 'Delivery', exact: true })

test('an admin makes a zone and a method, tries it, and visitors see cost and date on a part’s page', async () => {
  const baseURL = shop.shopUrl
  const visitor = await visit(`/shop/${PART}`, { baseURL, viewport: NARROW })
  await delivery(visitor).getByText('Standard delivery').waitFor()
  await delivery(visitor)
    .getByText(/Arrives .+, if you pay now/)
    .waitFor()
  await visitor.getByText('working days after you pay').first().waitFor()

  const { storage } = await enter(shop, 'sign-in', ADMIN)
  const admin = await visit('/dashboard/delivery', { baseURL, storageState: storage })
  await admin.getByText('No method is switched on').waitFor()
  const table = (name: string) => admin.getByRole('table', { name })
  await admin.getByRole('button', { name: 'Add a zone' }).click()
  const zone = admin.getByRole('dialog')
  await zone.getByLabel('Name').fill('Near home')
  await zone.getByLabel('Countries').fill('Freedonia')
  await zone.getByRole('button', { name: 'Save' }).click()
  await zone.getByText('"Freedonia" is no country').waitFor()
  await zone.getByLabel('Countries').fill('United States, CA')
  await zone.getByRole('button', { name: 'Save' }).click()
  await table('Zones').getByText('United States and Canada').waitFor()

  await admin.getByRole('button', { name: 'Add a method' }).click()
  const method = admin.getByRole('dialog')
  await method.getByLabel('Zone or place').selectOption({ label: 'Near home' })
  await method.getByLabel('Name').fill('Ground by weight')
  await method.getByLabel('Price', { exact: true }).selectOption('weight')
  await method.getByLabel('Amounts by weight').fill('0 = 7.50\n10 = 19')
  await method.getByRole('button', { name: 'Save' }).click()
  await method.getByText('give a whole amount').waitFor()
  await method.getByLabel('Amounts by weight').fill('0 = 7\n10 = 19')
  await method.getByRole('button', { name: 'Save' }).click()
  await table('Methods').getByText('from 0 kg: $7; from 10 kg: $19').waitFor()

  const trial = admin.getByRole('form', { name: 'What would this cost?' })
  await trial.getByLabel('Weight in kg').fill('12')
  await trial.getByRole('button', { name: 'Tell me' }).click()
  await admin.getByRole('listitem').filter({ hasText: 'Ground by weight' }).getByText('$19').waitFor()
  await admin.getByRole('button', { name: 'Switch on Ground by weight' }).click()
  await admin.getByRole('button', { name: 'Switch off Ground by weight' }).waitFor()
  await pressAgain(admin)
  await admin.getByText('Ground by weight is switched on').waitFor()
  await admin.getByText('Methods are switched on').waitFor()

  await expect
    .poll(async () => {
      await open(visitor, `/shop/${PART}`)
      return visitor.getByText('working days after you pay').count()
    })
    .toBe(0)
  await delivery(visitor).getByText('Give your postcode').waitFor()
  const change = delivery(visitor).getByRole('button', { name: 'Change' })
  const go = delivery(visitor).locator('form').getByRole('button')
  await go.click()
  await delivery(visitor).getByText('ZIP code is missing').waitFor()
  await delivery(visitor).getByLabel('ZIP code').fill('1')
  await go.click()
  await delivery(visitor)
    .getByText(/^ZIP code: write it like/)
    .waitFor()
  await delivery(visitor).getByLabel('ZIP code').fill('10001')
  await go.click()
  await delivery(visitor).getByText('Ground by weight').waitFor()
  expect(await delivery(visitor).getByLabel('ZIP code').count()).toBe(0)
  await delivery(visitor)
    .getByText(/^\$(7|19)$/)
    .waitFor()
  await change.click()
  await delivery(visitor).getByLabel('Country').selectOption('FR')
  await go.click()
  await delivery(visitor).getByText('We do not deliver to France.').waitFor()
})

test.each([NARROW, WIDE])(
  'the postcode’s field stands on a part’s page from the start, $width px wide',
  async (viewport) => {
    const page = await visit('/blog', { baseURL: shop.shopUrl, viewport })
    let tell = () => {}
    const isToTell = new Promise<void>((done) => (tell = done))
    await page.route('**/api/parts/*/delivery*', async (route) => {
      await isToTell
      await route.continue()
    })
    await open(page, `/shop/${PART}`)
    await delivery(page).getByLabel('ZIP code').waitFor()
    const height = async () => (await delivery(page).boundingBox())!.height
    const before = await height()
    const told = page.waitForResponse('**/api/parts/*/delivery*')
    tell()
    await told
    await delivery(page).and(page.locator('[aria-busy=false]')).waitFor()
    expect(await height()).toBe(before)
    await delivery(page).getByLabel('ZIP code').fill('10001')
    await delivery(page).locator('form').getByRole('button').click()
    await delivery(page).getByText('Ground by weight').waitFor()
    await page.reload()
    await delivery(page).getByText('Ground by weight').waitFor()
    expect(await delivery(page).getByLabel('ZIP code').count()).toBe(0)
  },
)

test('without script a part’s page says that cost and date are told before one orders', async () => {
  const page = await visit(`/shop/${PART}`, { baseURL: shop.shopUrl, javaScriptEnabled: false })
  await page.getByText('You see what delivery costs and when it arrives before you order.').waitFor()
})

test('a part’s page that stays open tells the days anew, so that they are true after the time by which one pays', async () => {
  const page = await visit('/')
  await page.clock.install({ time: '2026-12-04T18:50:00Z' })
  let asked = 0
  await page.route('**/api/parts/*/delivery*', async (route) => {
    asked++
    const told = await (await route.fetch()).json()
    for (const offer of told.offers) offer.arrives = { from: `2026-12-0${7 + asked}`, to: '2026-12-11' }
    await route.fulfill({ json: told })
  })
  const { items } = await (await page.request.get('/api/parts?inStock=true&limit=1')).json()
  await open(page, `/shop/${items[0]._id}`)
  await page.getByText('Arrives Tue, Dec 8 to Fri, Dec 11, if you pay now').first().waitFor()
  await page.clock.fastForward('05:00')
  expect(asked).toBe(1)
  await page.clock.fastForward('06:00')
  await page.getByText('Arrives Wed, Dec 9 to Fri, Dec 11, if you pay now').first().waitFor()
  await page.clock.fastForward('05:00')
  expect(asked).toBe(2)
})

test('the payment of an order tells its days anew while it stays open, and the card form stays', async () => {
  const buyer = await enter(shop, 'sign-up', {
    email: `${crypto.randomUUID()}@camber.test`,
    password: 'correct-horse',
    name: 'Robin',
  })
  const id = await order(shop, buyer, { [PART]: 1 })
  const page = await visit('/', { baseURL: shop.shopUrl, storageState: buyer.storage })
  await page.clock.install({ time: '2026-12-04T18:50:00Z' })
  let days = 'Dec 8'
  await page.route(`**/api/orders/${id}`, async (route) => {
    const told = await (await route.fetch()).json()
    const from = `2026-12-0${days.slice(-1)}`
    await route.fulfill({ json: { ...told, delivery: { ...told.delivery, from, to: '2026-12-11' } } })
  })
  await open(page, `/dashboard/payment/${id}`)
  await page.getByText('Arrives Tue, Dec 8 to Fri, Dec 11, if you pay now').waitFor()
  const card = page.frameLocator('iframe[title="Secure card payment input frame"]').getByLabel('Card number')
  await card.fill('4242')
  days = 'Dec 9'
  await page.clock.fastForward('11:00')
  await page.getByText('Arrives Wed, Dec 9 to Fri, Dec 11, if you pay now').waitFor()
  expect(await card.inputValue()).toBe('4242')
})

test('a double click deletes one holiday, not the one below it too', async () => {
  const { storage, token } = await enter(shop, 'sign-in', ADMIN)
  const holidays = async () => (await call(`${shop.shopUrl}/api/delivery`, 'GET', { token })).said.holidays.length
  const before = await holidays()
  const admin = await visit('/dashboard/delivery', { baseURL: shop.shopUrl, storageState: storage })
  await admin
    .getByRole('button', { name: /^Delete Christmas Day, / })
    .first()
    .click()
  await admin.getByText(/^Christmas Day, .+ is deleted$/).waitFor()
  await pressAgain(admin)
  await open(admin, '/dashboard/delivery')
  expect(await holidays()).toBe(before - 1)
})

test('a cart whose delivery depends on the postcode says so and asks for it', async () => {
  const page = await visit('/', { baseURL: shop.shopUrl })
  await page.evaluate((part) => localStorage.setItem('shopping-cart', JSON.stringify({ [part]: 1 })), PART)
  await open(page, '/cart')
  const summary = page.getByRole('region', { name: 'Summary' })
  await summary.getByText('Cost and date depend on your postcode.').waitFor()
  await summary.getByLabel('ZIP code').fill('48201')
  await summary.locator('form').getByRole('button').click()
  await summary.getByText('Delivery to United States, 48201').waitFor()
  await expect.poll(() => summary.getByText('Cost and date depend on your postcode.').count()).toBe(0)
})
