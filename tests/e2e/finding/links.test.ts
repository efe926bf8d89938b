import { expect, test } from 'vitest'
import { problemsOf } from '../../support/browser/axe.ts'
import { NARROW, type Page, visit } from '../../support/browser/browser.ts'

type Marked = { isMarked?: boolean }
const mark = (page: Page) => page.evaluate(() => void ((globalThis as Marked).isMarked = true))
/** Whether this is still the document that was marked: a link that loads another one begins anew. */
const isSame = (page: Page) => page.evaluate(() => (globalThis as Marked).isMarked === true)
const partOf = (page: Page) => page.getByRole('article').getByRole('heading').getByRole('link').first()

test('a link to a page keeps the document and begins at its top; the way back leads to the list', async () => {
  const page = await visit('/shop')
  await mark(page)
  await partOf(page).click()
  await page.waitForURL(/\/shop\/\d+$/)
  await page.getByRole('heading', { name: 'Measures and material' }).waitFor()
  expect(await isSame(page)).toBe(true)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await page.getByRole('heading', { name: 'All parts' }).waitFor()
  expect(await isSame(page)).toBe(true)
})

test('a filter changes the list and stays where it is', async () => {
  const page = await visit('/shop')
  await mark(page)
  const stock = page.getByRole('region', { name: 'Filters' }).getByRole('link', { name: /^In stock/ })
  await stock.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await stock.click()
  await page.getByRole('list', { name: 'Active filters' }).waitFor()
  expect(before).toBeGreaterThan(0)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before / 2)
  expect(await isSame(page)).toBe(true)
})

test('with Ctrl held a link opens in a tab of its own', async () => {
  const page = await visit('/shop')
  // Chromium without a window opens no tab for some 1 press in 25, though the page leaves the press to it.
  await expect
    .poll(
      async () => {
        await partOf(page).click({ modifiers: ['ControlOrMeta'] })
        return page.context().pages().length
      },
      { interval: 1000 },
    )
    .toBeGreaterThan(1)
  const [, tab] = page.context().pages()
  await tab!.waitForURL(/\/shop\/\d+$/)
  expect(new URL(page.url()).pathname).toBe('/shop')
})

test('on a slow line a page that was asked for says that it is on its way; a fast one says nothing', async () => {
  const page = await visit('/shop', { viewport: NARROW })
  const coming = page.getByRole('status').filter({ hasText: 'On its way' })
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route(/\.data(\?|$)/, async (route) => {
    await held
    await route.continue()
  })
  await partOf(page).click()
  await coming.waitFor()
  expect(await problemsOf(page)).toEqual([])
  expect(new URL(page.url()).pathname).toBe('/shop')
  release()
  await page.waitForURL(/\/shop\/\d+$/)
  await coming.waitFor({ state: 'detached' })
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.coming')) document.title = 'said'
    }).observe(document.body, { childList: true })
  })
  await page.goBack()
  await page.getByRole('heading', { name: 'All parts' }).waitFor()
  expect(await page.title()).not.toBe('said')
})

test('on a slow line the panel of the cart says that it is on its way', async () => {
  const page = await visit('/shop?category=oil-filters&inStock=true', { viewport: NARROW })
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route(/\/assets\/CartPanel-/, async (route) => {
    await held
    await route.continue()
  })
  await page
    .getByRole('link', { name: /^ADD TO CART/ })
    .first()
    .click()
  const coming = page.getByRole('status').filter({ hasText: 'On its way' })
  await coming.waitFor()
  release()
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'View cart' }).waitFor()
  await coming.waitFor({ state: 'detached' })
})
