import { expect, test } from 'vitest'
import { type Page, ready, signUp, visit } from '../../support/browser/browser.ts'

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent)
const hears = (page: Page, title: string | RegExp) =>
  page.getByRole('status').filter({ hasText: title }).waitFor({ state: 'attached' })
const scrolled = (page: Page) => page.evaluate(() => scrollY)

test('who hears the shop hears which page a link led to, and goes on in its content', async () => {
  const page = await visit('/shop')
  const link = page.getByRole('article').getByRole('heading').getByRole('link').first()
  const name = (await link.innerText()).trim()
  await link.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/shop\/\d+$/)
  await hears(page, name)
  expect(await focused(page)).toBe('main')
  const ring = page.getByRole('main').evaluate((main) => getComputedStyle(main).outlineStyle)
  expect(await ring).toBe('none')

  // A link of the header stays on the page, and so would the focus.
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'BLOG' }).press('Enter')
  await hears(page, /^Blog/)
  expect(await focused(page)).toBe('main')

  await page.goBack()
  await hears(page, name)
  expect(await focused(page)).toBe('main')
})

test('the way back leads to where the list was, also for who goes by keyboard', async () => {
  const page = await visit('/shop')
  const link = page.getByRole('article').getByRole('heading').getByRole('link').nth(8)
  await link.focus()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
  const before = await scrolled(page)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/shop\/\d+$/)
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await hears(page, /^Shop all motor parts/)
  await expect.poll(() => scrolled(page)).toBe(before)
})

test('a filter keeps the focus where it was, and a page that has just come says nothing', async () => {
  const page = await visit('/shop')
  const told = page.getByRole('status').filter({ hasText: 'Shop all motor parts' })
  expect(await told.count()).toBe(0)
  const stock = page.getByRole('region', { name: 'Filters' }).getByRole('link', { name: /^In stock/ })
  await stock.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('list', { name: 'Active filters' }).waitFor()
  expect(await focused(page)).toMatch(/^In stock/)
})

test('a search from the header goes on in its list', async () => {
  const page = await visit('/shop')
  for (const [words, heard] of [
    ['oil filter', /parts?$/],
    ['brake pads', /parts?$/],
  ] as const) {
    await page.getByLabel('Search parts').fill(words)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('q') === words)
    await hears(page, heard)
    await expect.poll(() => focused(page)).toBe('main')
  }
})

test('the menu of the dashboard keeps the focus, and its pages are said', async () => {
  const page = await visit('/')
  await signUp(page)
  await page.goto('/dashboard')
  await ready(page)
  await page.getByRole('link', { name: 'My Orders', exact: true }).press('Enter')
  await page.waitForURL('/dashboard/order')
  await hears(page, /^My orders/i)
  expect(await focused(page)).toBe('My Orders')
})

test('a link out of the cart beside a list goes on in its page', async () => {
  const page = await visit('/shop?inStock=true')
  await page
    .getByRole('link', { name: /^ADD TO CART/ })
    .first()
    .click()
  const link = page.getByRole('dialog').getByRole('listitem').getByRole('link').first()
  const name = (await link.innerText()).trim()
  await link.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/shop\/\d+$/)
  await hears(page, name)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await focused(page)).toBe('main')
})

test('a copied number is told beside its button, whose name stays', async () => {
  const page = await visit('/shop/1', { permissions: ['clipboard-write'] })
  const copy = page.getByRole('button', { name: /^Copy / }).first()
  const name = await copy.getAttribute('aria-label')
  await copy.click()
  const told = page.getByRole('status').filter({ hasText: `${name!.replace('Copy ', '')} copied` })
  await told.waitFor({ state: 'attached' })
  expect(await copy.getAttribute('aria-label')).toBe(name)
  expect(await copy.getByRole('status').count()).toBe(0)
})
