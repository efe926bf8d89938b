import { describe, expect, test } from 'vitest'
import { problemsOf } from '../../support/browser/axe.ts'
import type { PartList } from '#domain/finding/schema'
import { NARROW, open, type Page, ready, visit, WIDE } from '../../support/browser/browser.ts'

const SIZES = [
  ['a desk', WIDE],
  ['a phone', NARROW],
] as const
const LIST = '/shop?category=brake-discs'

const button = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show parts as' }).getByRole('button', { name, exact: true })
const pressed = (page: Page, name: string) => button(page, name).getAttribute('aria-pressed')
const first = (page: Page) => page.getByRole('article').first()
const heightOf = async (page: Page) => (await first(page).boundingBox())!.height

describe('cards or lines', () => {
  test.each(SIZES)('lines are chosen by keyboard and remembered at %s', async (_, viewport) => {
    const page = await visit(LIST, { viewport })
    const card = await heightOf(page)
    expect([await pressed(page, 'Cards'), await pressed(page, 'Lines')]).toEqual(['true', 'false'])
    await button(page, 'Lines').press('Enter')
    expect([await pressed(page, 'Cards'), await pressed(page, 'Lines')]).toEqual(['false', 'true'])
    const line = await heightOf(page)
    expect(line).toBeLessThan(card * 0.75)
    const text = await first(page).innerText()
    expect(text).toMatch(/\d × \d+ mm/)
    expect(text).toMatch(/\$\d/)
    expect(text).toMatch(/in stock|left|sold out/i)
    expect(
      await first(page)
        .getByText(/ mm · \d bolt holes$/)
        .isVisible(),
    ).toBe(true)
    expect(await problemsOf(page)).toEqual([])
    await open(page, '/shop')
    expect(await pressed(page, 'Lines')).toBe('true')
    await button(page, 'Cards').click()
    await page.reload()
    await ready(page)
    expect(await pressed(page, 'Cards')).toBe('true')
    await open(page, LIST)
    expect(await heightOf(page)).toBe(card)
  })

  test('lines are there before the first script of the page runs', async () => {
    const page = await visit(LIST)
    await button(page, 'Lines').click()
    const line = await heightOf(page)
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(LIST)
    expect(await heightOf(page)).toBe(line)
    expect(await page.evaluate(() => document.documentElement.dataset['ready'])).toBeUndefined()
  })

  test('another tab follows, and nothing but a known look is taken from the storage', async () => {
    const page = await visit(LIST)
    const card = await heightOf(page)
    const other = await page.context().newPage()
    await open(other, LIST)
    await button(other, 'Lines').click()
    await expect.poll(() => pressed(page, 'Lines')).toBe('true')
    expect(await heightOf(page)).toBeLessThan(card)
    await other.evaluate(() => localStorage.setItem('camber-list', 'x"><b>'))
    await open(page, LIST)
    expect(await pressed(page, 'Cards')).toBe('true')
    expect(await heightOf(page)).toBe(card)
  })

  test('without script there are cards, and no switch', async () => {
    const page = await visit(LIST, { javaScriptEnabled: false })
    expect(await page.getByRole('button', { name: 'Lines' }).count()).toBe(0)
    expect(await first(page).locator('img').isVisible()).toBe(true)
  })
})

/** How many parts stand in the first row of the list. */
const inFirstRow = (page: Page) =>
  page.getByRole('article').evaluateAll((all) => {
    const tops = all.map((one) => Math.round(one.getBoundingClientRect().top))
    return tops.filter((top) => top === tops[0]).length
  })

test.each([
  [{ width: 1280, height: 900 }, 3],
  [{ width: 1440, height: 900 }, 4],
  [{ width: 1920, height: 1080 }, 5],
])('at %o %i cards stand in a row, and a whole row is above the fold', async (viewport, cards) => {
  const page = await visit(LIST, { viewport })
  expect(await inFirstRow(page)).toBe(cards)
  const { y, height } = (await first(page).boundingBox())!
  expect(y + height).toBeLessThanOrEqual(viewport.height)
})

describe('the best match', () => {
  const sorts = (page: Page) => page.getByLabel('Sort').getByRole('option').allInnerTexts()
  const sort = (page: Page) => page.getByLabel('Sort').inputValue()

  test('comes first where words were typed, and only there it can be chosen', async () => {
    const page = await visit('/shop?q=vented')
    expect(await sort(page)).toBe('relevance')
    expect((await sorts(page))[0]).toBe('Best match')
    await page.getByLabel('Sort').selectOption({ label: 'Most bought' })
    await page.waitForURL(/sort=popular/)
    expect(await sort(page)).toBe('popular')
    await page.getByLabel('Sort').selectOption({ label: 'Best match' })
    await page.waitForURL(/sort=relevance/)
    await page.getByRole('list', { name: 'Active filters' }).getByRole('link').first().click()
    await page.waitForURL((url) => !url.searchParams.has('q'))
    await expect.poll(() => sorts(page)).not.toContain('Best match')
    expect(await sort(page)).toBe('popular')
  })
})

describe('the parts that this browser looked at last', () => {
  const strip = (page: Page) => page.getByRole('region', { name: 'You looked at' })
  const names = (page: Page) => strip(page).getByRole('link').allInnerTexts()
  const title = (page: Page) => page.getByRole('heading', { level: 1 }).innerText()

  test.each(SIZES)('stand below a part, the last one first, and can be cleared, at %s', async (_, viewport) => {
    const page = await visit('/shop/3', { viewport })
    const three = await title(page)
    expect(await strip(page).count()).toBe(0)
    await open(page, '/shop/2')
    const two = await title(page)
    await strip(page).waitFor()
    expect(await names(page)).toEqual([three])
    await open(page, '/shop/1')
    await strip(page).waitFor()
    const one = await title(page)
    expect(await names(page)).toEqual([two, three])
    expect(await problemsOf(page)).toEqual([])
    await strip(page).getByRole('link', { name: three }).press('Enter')
    await page.waitForURL('/shop/3')
    await expect.poll(() => names(page)).toEqual([one, two])
    await strip(page).getByRole('button', { name: 'Clear this list' }).press('Enter')
    await strip(page).waitFor({ state: 'detached' })
    await page.reload()
    await ready(page)
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('camber-looked-at') ?? '[]'))).toEqual(['3'])
  })

  test('stand where nothing was found; what is no longer sold, or was never a part, is taken out', async () => {
    const page = await visit('/shop/1')
    const one = await title(page)
    await page.evaluate(() => localStorage.setItem('camber-looked-at', '["99999999", "1", 7, "x", "../1"]'))
    await open(page, '/shop?q=zzzyyx')
    await strip(page).waitFor()
    expect(await names(page)).toEqual([one])
    await expect.poll(() => page.evaluate(() => localStorage.getItem('camber-looked-at'))).toBe('["1"]')
    await open(page, '/shop?q=vented')
    expect(await strip(page).count()).toBe(0)
  })

  test('are twelve at most, and no page that the server sends has them', async () => {
    const page = await visit('/shop/1')
    const stored = JSON.stringify(Array.from({ length: 30 }, (_, n) => String(n + 2)))
    await page.evaluate((text) => localStorage.setItem('camber-looked-at', text), stored)
    await open(page, '/shop/1')
    await strip(page).waitFor()
    expect(await names(page)).toHaveLength(11)
    expect(await (await page.request.get('/shop/1')).text()).not.toContain('You looked at')
  })
})

test.each([true, false])(
  'of many brands one more is chosen from a list by its name, with script: %s',
  async (javaScriptEnabled) => {
    const page = await visit('/shop', { javaScriptEnabled })
    const { facets } = (await (await page.request.get('/api/parts?limit=1')).json()) as PartList
    // Other tests add parts without a brand meanwhile.
    const brands = facets.brand.filter(({ count, value }) => count > 0 && value !== 'unbranded')
    const [common, rare] = [brands[0]!, brands.at(-1)!]
    const filters = page.getByRole('region', { name: 'Filters' })
    await filters.getByRole('link', { name: new RegExp(`^${common.label}`) }).click()
    await page.waitForURL(/brand=/)
    const chosen = filters.getByRole('link', { name: '(chosen, take out)' })
    // The address changes a moment before the form.
    await expect.poll(() => chosen.count()).toBe(1)
    await filters.getByRole('combobox', { name: 'All brands' }).selectOption(rare.value)
    await filters
      .locator('form')
      .filter({ has: page.getByRole('combobox', { name: 'All brands' }) })
      .getByRole('button', { name: 'Go' })
      .click()
    await expect.poll(() => chosen.count()).toBe(2)
    const status = page.getByRole('status').first()
    await expect.poll(() => status.innerText()).toContain((common.count + rare.count).toLocaleString('en-US'))
  },
)

test('a phone shows the first part of a search for a car on its first screen, with its name and that it fits', async () => {
  const page = await visit('/shop?q=front+brakes+audi+a4+2012', { viewport: NARROW })
  await page.getByRole('navigation', { name: 'For which car' }).waitFor()
  const fits = first(page).getByText('Fits 2012 Audi A4')
  expect((await fits.boundingBox())!.y).toBeLessThan(NARROW.height - 40)
  for (const name of ['Cards', 'Lines']) expect((await button(page, name).boundingBox())!.width).toBeGreaterThan(34)
  await page.getByLabel('Sort').selectOption('price-up')
  await page.waitForURL(/sort=price-up/)
})

test('who hears a filter hears "1 part" where there is one', async () => {
  const page = await visit(`${LIST}&make=audi&model=a4&year=2012`, { javaScriptEnabled: false })
  const heard = await page.locator('.facet-count').allTextContents()
  expect(heard).toContain('1 part')
  expect(heard).not.toContain('1 parts')
})

test.each([1024, 1280, 1440])(
  'the switch and the order of a list stand in one row under a long count at %d px',
  async (width) => {
    const page = await visit('/shop?make=Audi&model=A4&year=2012', { viewport: { width, height: 900 } })
    await page.getByText(/ that suit every car/).waitFor()
    const [look, sort] = await Promise.all(
      [button(page, 'Cards'), page.getByLabel('Sort')].map(async (one) => (await one.boundingBox())!),
    )
    expect(Math.abs(look!.y + look!.height / 2 - sort!.y - sort!.height / 2)).toBeLessThan(4)
  },
)

test.each(SIZES)(
  'a filter that is chosen stays where it was pressed, whatever goes above it, at %s',
  async (_, viewport) => {
    const page = await visit('/shop?category=brakes', { viewport })
    const filters = page.getByRole('region', { name: 'Filters' })
    if (viewport === NARROW) await page.locator('summary').filter({ hasText: 'Filters' }).click()
    const brand = filters.getByRole('link', { name: /^Brekmark/ })
    await brand.scrollIntoViewIfNeeded()
    const top = async () => (await brand.boundingBox())!.y
    const before = await top()
    await brand.click()
    await page.waitForURL(/brand=brekmark/)
    await filters.getByRole('link', { name: /^Brekmark \(chosen/ }).waitFor()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4)
  },
)
