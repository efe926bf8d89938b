import { afterAll, beforeAll, expect, test } from 'vitest'
import { NARROW, open, payWith, visit } from '../../support/browser/browser.ts'
import { ADMIN, openWholeShop } from '../../support/browser/browser-setup.ts'
import { call, enter } from '../../support/browser/furnish.ts'

const WORK = { timeout: 90_000 }

let shop: Awaited<ReturnType<typeof openWholeShop>>
beforeAll(async () => {
  shop = await openWholeShop({
    DEMO_PARTS: '0',
    SHOP_NAME: 'Huber Autoteile',
    SHOP_SINCE: '2019',
    SELLER: 'Huber GmbH | Torstr. 1, 10119 Berlin',
  })
}, 240_000)
afterAll(() => shop?.close())

const CSV = [
  'Part number,Brand,Description,Part type,Price,Stock',
  'GR-100,Grove,"Brake disc, front, vented",brake-discs,40,7',
  'GR-200,Grove,Brake pads,brake-pads,25,3',
].join('\n')

test('the lists of a new shop say that nothing is there yet, and a search that nothing was found', async () => {
  const { storage } = await enter(shop, 'sign-in', ADMIN)
  const page = await visit('/dashboard/orders', { baseURL: shop.shopUrl, storageState: storage })
  await page.getByRole('heading', { name: 'No orders yet' }).waitFor()
  await open(page, '/dashboard/orders?state=paid')
  await page.getByRole('heading', { name: 'No order found' }).waitFor()
  await open(page, '/dashboard/manageParts?q=GR-100')
  await page.getByRole('heading', { name: 'No part found' }).waitFor()
  await open(page, '/dashboard/manageParts')
  await page.getByRole('heading', { name: 'No parts yet' }).waitFor()
  await open(page, '/dashboard/partGrid')
  await page.getByRole('heading', { name: 'No part found' }).waitFor()
  expect(await page.title()).toMatch(/^Grid/)
  await open(page, '/dashboard/manageParts')
  await page.getByRole('link', { name: 'Send a price list' }).click()
  await page.getByRole('heading', { name: 'No file yet' }).waitFor()
})

test('a home page and “About us” without a part count none, and a blog without a post', async () => {
  const page = await visit('/', { baseURL: shop.shopUrl })
  await page.getByRole('heading', { name: 'WHEELS & TIRES' }).waitFor()
  expect(await page.getByText(/\b0 parts/).count()).toBe(0)
  await open(page, '/aboutUs')
  await page.getByText('makes of vehicles').waitFor()
  expect(await page.getByText('parts in the catalogue').count()).toBe(0)
  await open(page, '/blog')
  await page.getByRole('heading', { name: 'No posts yet' }).waitFor()
  expect(await page.getByText('0 posts').count()).toBe(0)
})

test('whoever asks who sells, and since when, reads it in “About us”', async () => {
  const page = await visit('/aboutUs#contact', { baseURL: shop.shopUrl })
  const contact = page.getByRole('region', { name: 'Contact' })
  await contact.getByText('Huber GmbH').waitFor()
  await contact.getByText('Torstr. 1, 10119 Berlin').waitFor()
  await page
    .getByRole('contentinfo')
    .getByText(/, since 2019\.$/)
    .waitFor()
  await page.getByRole('region', { name: 'Our promises' }).getByText('Parts that fit, since 2019').waitFor()
  await page.getByRole('definition').getByText('2019', { exact: true }).waitFor()
})

test('a device that puts the shop on its home screen calls it by its name', async () => {
  const answer = await fetch(`${shop.shopUrl}/site.webmanifest`)
  expect(answer.headers.get('content-type')).toBe('application/manifest+json')
  expect(await answer.json()).toMatchObject({ name: 'Huber Autoteile motor parts', short_name: 'Huber Autoteile' })
})

test('to a shopper a shop without a part says so wherever parts are looked for', async () => {
  const page = await visit('/', { baseURL: shop.shopUrl })
  for (const list of ['/shop', '/shop?q=brake+pads', '/shop?q=GR-100', '/shop?q=GR-1%3F0', '/shop?category=brakes']) {
    await open(page, list)
    await page.getByRole('heading', { name: 'No parts yet' }).waitFor()
  }
  await open(page, '/features')
  await page.getByRole('heading', { name: 'No best sellers yet' }).waitFor()
  expect(await page.getByRole('region', { name: 'New arrivals' }).count()).toBe(0)
  for (const [car, heading] of [
    ['audi', 'Choose the model'],
    ['audi/a4', 'Choose the year'],
    ['audi/a4/2012', 'Engines'],
  ] as const) {
    await open(page, `/parts/${car}`)
    await page.getByRole('heading', { name: heading }).waitFor()
    expect(await page.getByRole('heading', { name: /^(Most bought|Choose the kind)/ }).count()).toBe(0)
  }
})

test('from a shop without a part to the first sale of one from a file', { timeout: 240_000 }, async () => {
  const baseURL = shop.shopUrl
  const { storage } = await enter(shop, 'sign-in', ADMIN)
  const admin = await visit('/dashboard/imports', { baseURL, storageState: storage })
  await admin.getByRole('heading', { name: 'No file yet' }).waitFor()
  const file = { name: 'first.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) }
  await admin.getByLabel('File', { exact: true }).setInputFiles(file)
  await admin.getByLabel('Name of the new supplier').fill('Grove Wholesale')
  await admin.getByRole('button', { name: 'Send and check' }).click()
  await admin.getByRole('button', { name: 'Add Grove as a new brand' }).click(WORK)
  await admin.getByRole('button', { name: 'Save words and read again' }).click()
  await admin.getByText(/^Applying this file adds 2 parts/).waitFor(WORK)
  await admin.getByRole('button', { name: 'Apply', exact: true }).click()
  await admin.getByRole('heading', { name: 'Applied', exact: true }).waitFor(WORK)

  const shopper = await visit('/', { baseURL })
  await expect
    .poll(async () => {
      await open(shopper, '/shop?q=GR-100')
      return shopper.getByRole('link', { name: /^ADD TO CART/ }).count()
    }, WORK)
    .toBe(1)
  await shopper.getByRole('link', { name: /^ADD TO CART/ }).click()
  await shopper.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Go to checkout' }).click()
  await shopper.waitForURL('/checkout')
  await shopper.getByLabel('Email').fill('first.buyer@example.com')
  const delivery = shopper.getByRole('group', { name: 'Delivery', exact: true })
  await delivery.getByLabel('Full name').fill('Kim Novak')
  await delivery.getByLabel('Street and number').fill('12 Foundry Lane')
  await delivery.getByLabel('City').fill('Detroit')
  await delivery.getByLabel('State').selectOption('MI')
  await delivery.getByLabel('ZIP code').fill('48201')
  await shopper.getByRole('button', { name: 'Continue to payment' }).click()
  await shopper.waitForURL(/\/order\/[\w-]+\/pay$/)
  await payWith(shopper, '4242 4242 4242 4242')
  await shopper.getByText('Congrats! Your payment is success').waitFor()

  const { items } = await (await shopper.request.get('/api/parts?q=GR-100')).json()
  expect(items[0]).toMatchObject({ number: 'GR-100', stock: 6 })
})

test('after a file was undone the lists say that its parts are no longer sold, and it can be read again', async () => {
  const { storage, token } = await enter(shop, 'sign-in', ADMIN)
  const { said } = await call(`${shop.shopUrl}/api/imports`, 'GET', { token })
  const { runId, id } = said.items[0]
  const page = await visit(`/dashboard/runs/${runId}`, { baseURL: shop.shopUrl, storageState: storage })
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Undo this change?' })
  await dialog.getByText('parts that the file added are no longer sold').waitFor()
  await dialog.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('Parts that the file added are no longer sold.').waitFor(WORK)
  await open(page, '/dashboard/manageParts')
  await page.getByRole('heading', { name: 'No part is on sale' }).waitFor()
  await page.getByRole('link', { name: 'Show what is no longer sold' }).click()
  await page.getByRole('cell', { name: 'GR-200' }).waitFor()
  await open(page, `/dashboard/imports/${id}`)
  await page.getByText('Parts that it added are no longer sold. Read it again').waitFor()
  await page.getByRole('button', { name: 'Read it again' }).click()
  await page.getByText(/^Applying this file changes 2 parts/).waitFor(WORK)
})

test.each([361, 390, 480, 600, 1024, 1280])(
  'in %i px a long name of the shop leaves cart and menu beside it',
  async (width) => {
    const page = await visit('/', { baseURL: shop.shopUrl, viewport: { width, height: 800 } })
    const bar = page.getByRole('banner')
    const home = (await bar.getByRole('link', { name: 'Huber Autoteile' }).boundingBox())!
    const cart = (await bar.getByRole('link', { name: 'Cart' }).boundingBox())!
    expect(cart.y).toBeLessThan(home.y + home.height / 2)
    expect(cart.x).toBeGreaterThanOrEqual(home.x + home.width)
  },
)

test('forms begin with the country and the time zone of the shop, as soon as its place has them', async () => {
  const { storage } = await enter(shop, 'sign-in', ADMIN)
  const page = await visit('/dashboard/places/1', { baseURL: shop.shopUrl, storageState: storage })
  await page.getByLabel('Time zone').selectOption('Europe/Berlin')
  await page.getByLabel('Country').selectOption('Germany')
  expect(await page.getByText('Full name').count()).toBe(0)
  await page.getByLabel('Street and number').fill('Lange Gasse 5')
  await page.getByLabel('Postal code').fill('86152')
  await page.getByLabel('City').fill('Augsburg')
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/places/1') && answer.ok())
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await saved
  const shown = async (path: string, label: string) => {
    await open(page, path)
    return page.getByLabel(label, { exact: true }).inputValue()
  }
  // A page that is asked for at once may be from before.
  await expect.poll(() => shown('/dashboard/delivery', 'Country')).toBe('DE')
  expect(await page.getByLabel('Country of the days').inputValue()).toBe('DE')
  await expect.poll(() => shown('/dashboard/places/new', 'Time zone')).toBe('Europe/Berlin')
})

test('a carousel of one slide has no buttons that lead nowhere', async () => {
  const { token } = await enter(shop, 'sign-in', ADMIN)
  const part = { name: 'The only best seller', price: 30, img: 'https://example.com/part.webp' }
  await call(`${shop.shopUrl}/api/bestSeller`, 'POST', { token, body: part })
  const page = await visit('/', { baseURL: shop.shopUrl })
  const arrivals = page.getByRole('group', { name: 'New arrivals' })
  await arrivals.getByRole('listitem').scrollIntoViewIfNeeded()
  await arrivals.getByText(part.name).first().waitFor()
  expect(await arrivals.getByRole('button').count()).toBe(0)
})

test('three new arrivals can be turned where they do not all stand side by side, and only there', async () => {
  const { token } = await enter(shop, 'sign-in', ADMIN)
  const parts = `${shop.shopUrl}/api/bestSeller`
  for (const { _id } of (await call(parts, 'GET')).said) await call(`${parts}/${_id}`, 'DELETE', { token })
  for (const name of ['Horn', 'Mat', 'Wiper'])
    await call(parts, 'POST', { token, body: { name, price: 9, img: '/pictures/og.jpg' } })
  const page = await visit('/features', { baseURL: shop.shopUrl })
  const next = page.getByRole('button', { name: 'New arrivals: next' })
  await page.getByRole('listitem', { name: '3 of 3' }).waitFor()
  expect(await next.isVisible()).toBe(false)
  await page.setViewportSize(NARROW)
  await next.click()
})
