import { expect, test } from 'vitest'
import { checkOutWith, fillAddress, newGuest, toPayment } from '../../support/browser/at-checkout.ts'
import { type Page, signUp, visit } from '../../support/browser/browser.ts'

const marks = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }))

test('an error page keeps the theme and who is signed in, and its button brings the page back', async () => {
  const page = await visit('/')
  await signUp(page)
  await page.evaluate(() => localStorage.setItem('camber-theme', 'dark'))
  await page.goto('/aboutUs')
  await expect.poll(() => marks(page)).toMatchObject({ ready: 'true' })
  const before = await marks(page)
  expect(before).toMatchObject({ theme: 'dark', signedIn: '', script: '' })

  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.locator('header').getByRole('link', { name: 'BLOG' }).click()
  await page.getByRole('heading', { name: 'Something broke on our bench' }).waitFor()
  await expect.poll(() => marks(page)).toEqual(before)
  await page.unroute('**/*.data*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
})

test.each([
  [429, 'Too many pages at once'],
  [403, 'The shop does not open this page'],
])('a page that the shop refuses with %i says so, and does not call the shop broken', async (status, heading) => {
  const page = await visit('/aboutUs')
  await expect.poll(() => marks(page)).toMatchObject({ ready: 'true' })
  await page.route('**/*.data*', (route) => route.fulfill({ status, body: 'refused' }))
  await page.locator('header').getByRole('link', { name: 'BLOG' }).click()
  await page.getByRole('heading', { name: heading }).waitFor()
  await page.unroute('**/*.data*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
})

test.each([
  ['refuses for now', 429, 'Too many pages at once'],
  ['does not answer', 0, 'The shop does not answer'],
] as const)('an order that the shop %s is told so, and comes with Try again', async (_, status, heading) => {
  const page = await visit('/')
  const [part] = await (await page.request.get('/api/bestSeller')).json()
  await checkOutWith(page, { [part._id]: 1 })
  await page.getByLabel('Email').fill(newGuest())
  await fillAddress(page)
  await toPayment(page).click()
  await page.waitForURL(/\/pay$/)
  await page.route(/\/api\/orders\/[\w-]+$/, (route) => (status ? route.fulfill({ status }) : route.abort()))
  await page.getByRole('link', { name: 'See the order' }).click()
  await page.getByRole('heading', { name: heading }).waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: /^Order / }).waitFor()
})
