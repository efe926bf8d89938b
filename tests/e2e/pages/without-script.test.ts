import { expect, test } from 'vitest'
import { NARROW, type Page, visit, WIDE } from '../../support/browser/browser.ts'

const SIZES = [
  ['a desk', WIDE],
  ['a phone', NARROW],
] as const

const without = (path: string, viewport = WIDE) => visit(path, { javaScriptEnabled: false, viewport })

/** The names of the parts that a list shows; it shows some. */
async function names(page: Page): Promise<string[]> {
  const all = await page.getByRole('article').getByRole('heading').allInnerTexts()
  expect(all).not.toEqual([])
  return all
}
const count = async (page: Page) => Number((await page.getByRole('status').first().innerText()).replace(/\D/g, ''))

test.each(SIZES)('without script one browses from the home page to a part, at %s', async (_, viewport) => {
  const page = await without('/', viewport)
  if (viewport === NARROW) await page.locator('header summary').click()
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^shop$/i })
    .click()
  await page.waitForURL('/shop')
  const [first] = await names(page)
  await page.getByRole('article').first().getByRole('link', { name: first }).first().click()
  await page.waitForURL(/\/shop\/\d+$/)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(first)
  expect(await page.getByRole('heading', { name: 'Numbers' }).isVisible()).toBe(true)
})

test('without script the search box finds parts', async () => {
  const page = await without('/')
  await page.getByLabel('Search parts').fill('front brake disc')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL(/\/shop\?q=front/)
  expect(await count(page)).toBeGreaterThan(0)
  for (const name of await names(page)) expect(name).toMatch(/brake disc/i)
})

test.each(SIZES)('without script a list is filtered, and the filter taken off again, at %s', async (_, viewport) => {
  const page = await without('/shop?category=brake-discs', viewport)
  const all = await count(page)
  const drawer = page.locator('details.filters > summary')
  if (viewport === NARROW) await drawer.click()
  await page
    .getByRole('region', { name: 'Filters' })
    .getByRole('link', { name: /^Front/i })
    .first()
    .click()
  await page.waitForURL(/position=front/)
  const front = await count(page)
  expect(front).toBeGreaterThan(0)
  expect(front).toBeLessThan(all)
  for (const name of await names(page)) expect(name).toMatch(/front/i)
  await page.goBack()
  expect(await count(page)).toBe(all)
})

test('without script a list is sorted', async () => {
  const page = await without('/shop?category=brake-discs')
  await page.getByLabel('Sort').selectOption({ label: 'Price, low to high' })
  await page
    .locator('form')
    .filter({ has: page.getByLabel('Sort') })
    .getByRole('button')
    .click()
  await page.waitForURL(/sort=price-up/)
  const prices = (await page.getByRole('article').allInnerTexts()).map((text) =>
    Number(/\$([\d,]+)/.exec(text)![1]!.replace(',', '')),
  )
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

test('without script one pages forward and back', async () => {
  const page = await without('/shop')
  const first = await names(page)
  await page.getByRole('link', { name: /next/i }).click()
  await page.waitForURL(/cursor=/)
  const second = await names(page)
  expect(second.length).toBe(first.length)
  expect(second).not.toEqual(first)
  await page.getByRole('link', { name: /previous/i }).click()
  await page.waitForURL('/shop')
  expect(await names(page)).toEqual(first)
})

test('without script a car is chosen by its pages', async () => {
  const page = await without('/parts/audi')
  await page.getByRole('link', { name: 'A4', exact: true }).click()
  await page.waitForURL('/parts/audi/a4')
  await page.getByRole('link', { name: '2012', exact: true }).click()
  await page.waitForURL('/parts/audi/a4/2012')
  await page.getByRole('link', { name: 'See all of them' }).click()
  await page.waitForURL(/\/shop\?car=\d+$/)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('2012 Audi A4')
  expect(await page.getByRole('article').count()).toBeGreaterThan(0)
})

test('without script a post is read', async () => {
  const page = await without('/blog')
  // Other tests write posts, too; this one is the shop's own.
  await page.getByRole('article').filter({ hasText: 'Is it the battery?' }).getByRole('link').first().click()
  await page.waitForURL(/\/singleBlog\/\d+$/)
  expect((await page.locator('.prose').innerText()).length).toBeGreaterThan(500)
})

test('without script nothing is shown that would not answer', async () => {
  const page = await without('/features')
  expect(await page.getByRole('group', { name: 'New arrivals' }).getByRole('button').count()).toBe(0)
  expect(await page.getByRole('group', { name: 'New arrivals' }).getByRole('listitem').count()).toBeGreaterThan(3)
})

test('without script the page of a model year names its engines, and each leads to what fits with it', async () => {
  const page = await without('/parts/toyota/camry/2012')
  const engines = page.getByRole('region', { name: 'Its engines' }).getByRole('link')
  expect((await engines.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
    '2.5 L 4-cyl petrol',
    '2.5 L 4-cyl petrol hybrid',
    '3.5 L 6-cyl petrol',
  ])
  const discs = page.getByRole('link', { name: /^Brake discs/ })
  const count = Number(/\d+$/.exec(await discs.innerText())![0])
  await discs.click()
  await page.waitForURL(/\/shop\?car=\d+&category=brake-discs$/)
  expect(await page.getByRole('article').count()).toBe(count)
  await page.goto('/parts/toyota/camry/2012')
  await engines.last().click()
  await page.waitForURL(/\/shop\?car=\d+&engine=\d+$/)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
    'Parts for 2012 Toyota Camry 3.5 L 6-cyl petrol',
  )
})

test.each(SIZES)(
  'without script a list for a car is asked for what is open, and answered by a link, at %s',
  async (_, viewport) => {
    const page = await without('/shop?make=Honda&model=Civic&year=2012&category=brakes', viewport)
    const question = page.getByRole('group', { name: 'What diameter are the front brake discs?' })
    await question.getByRole('link', { name: / mm$/ }).first().click()
    await page.waitForURL(/is=disc-front%3A\d+/)
    expect(await question.count()).toBe(0)
  },
)

test('without script a date is typed in answer to a question', async () => {
  const page = await without('/shop?make=Audi&model=A4&year=2012&category=suspension-steering')
  const question = page.getByRole('group', { name: 'When was it made?' })
  await question.getByRole('textbox', { name: 'Year' }).fill('12')
  await question.getByRole('button', { name: 'Check' }).click()
  await question.getByText('Write the year with four digits: 2012.').waitFor()
  await question.getByRole('textbox', { name: 'Year' }).fill('2012')
  await question.getByRole('combobox', { name: 'Month' }).selectOption('03')
  await question.getByRole('button', { name: 'Check' }).click()
  await page.waitForURL(/is=made%3A2012-03/)
  expect(await question.count()).toBe(0)
})

test('without script the garage offers nothing that it cannot do', async () => {
  const page = await without('/garage', NARROW)
  await page.getByText('The garage needs JavaScript.').waitFor()
  expect(await page.getByRole('button', { name: 'Add this car' }).isVisible()).toBe(false)
  expect(await page.getByText('They are kept in this browser').isVisible()).toBe(false)
})

test('without script a form that needs it says so, and leads back', async () => {
  const page = await without('/login?from=%2FmyProfile')
  await page.getByLabel('Email').fill('robin@example.com')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { name: 'This form needs script' }).waitFor()
  await page.getByRole('link', { name: 'Back to the form' }).click()
  await page.getByRole('button', { name: 'Login' }).waitFor()
  expect(page.url()).toMatch(/\/login\?from=/)
})
