import { expect, test } from 'vitest'
import { type Page, signUp, visit } from '../support/browser.ts'

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
