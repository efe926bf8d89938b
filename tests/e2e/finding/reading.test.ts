import { expect, test } from 'vitest'
import { problemsOf } from '../../support/browser/axe.ts'
import { NARROW, open, type Page, visit, WIDE } from '../../support/browser/browser.ts'

const WIDTHS = [
  ['a desk', WIDE],
  ['a phone', NARROW],
] as const

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const search = (words: string) => `/shop?${new URLSearchParams({ q: words })}`
const pieces = (page: Page) => page.getByRole('list', { name: 'Read as:' })
const countOf = async (page: Page) =>
  Number(
    (
      await page
        .getByRole('status')
        .filter({ hasText: /parts?/ })
        .first()
        .innerText()
    ).replace(/\D/g, ''),
  )

test.each(WIDTHS)('somebody sees how a search was read, and takes one piece out, at %s', async (_, viewport) => {
  const page = await visit(search('2016 civic oil filters under $40'), { viewport })
  expect(await pieces(page).getByRole('listitem').allInnerTexts()).toEqual([
    '2016',
    'Honda Civic',
    'Oil filters',
    'up to $40',
  ])
  const before = await countOf(page)
  expect(await problemsOf(page)).toEqual([])
  await pieces(page).getByRole('link', { name: 'Search without “up to $40”' }).press('Enter')
  await heading(page, '“2016 civic oil filters”')
  expect(await pieces(page).getByRole('listitem').count()).toBe(3)
  expect(await countOf(page)).toBeGreaterThanOrEqual(before)
})

test.each(WIDTHS)('a symptom leads to what it is likely due to, at %s', async (_, viewport) => {
  const page = await visit(search('squeals when braking'), { viewport })
  await page.getByText('Brakes squeal? Likely causes, the likeliest first:').waitFor()
  expect(await page.getByText('Nothing matches all of that').count()).toBe(0)
  await page.getByRole('listitem').getByRole('link', { name: 'Brake pads', exact: true }).click()
  await heading(page, 'Brake pads')
})

test('what we do not sell, a car that we do not list, and a page that is meant are said', async () => {
  const page = await visit(search('tow bar'))
  await page.getByText('We do not sell tow bars.').waitFor()
  expect(await page.getByRole('article').count()).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'See all parts', exact: true }).click()
  await page.getByRole('article').first().waitFor()
  await open(page, search('renault clio oil filter'))
  await page.getByText('We do not list the Renault Clio. What you see may not fit it.').waitFor()
  await open(page, search('return policy'))
  await page.getByRole('main').getByRole('link', { name: 'Delivery and returns', exact: true }).click()
  await page.waitForURL('**/aboutUs#delivery')
})

test.each(WIDTHS)('who names a model is asked for its year, and sees what fits that, at %s', async (_, viewport) => {
  const page = await visit(search('brake pads golf'), { viewport })
  const all = await countOf(page)
  await page.getByRole('combobox', { name: 'Model year' }).selectOption('2012')
  expect(await problemsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Show what fits' }).press('Enter')
  await heading(page, '“brake pads golf 2012”')
  expect(await countOf(page)).toBeLessThan(all)
  expect(await page.getByRole('combobox', { name: 'Model year' }).count()).toBe(0)
})

test('who names two cars is told for which the list is, and gets to the other', async () => {
  const page = await visit(search('oil filter golf passat'), { viewport: NARROW })
  const note = page.getByText('You named more than one car. These parts are for the Volkswagen Golf.')
  await note.waitFor()
  const top = async (what: typeof note) => (await what.boundingBox())!.y
  expect(await top(note)).toBeLessThan(await top(page.getByRole('combobox', { name: 'Model year' })))
  expect(await problemsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'oil filter passat', exact: true }).click()
  await heading(page, '“oil filter passat”')
  expect(await pieces(page).getByRole('listitem').allInnerTexts()).toEqual(['Oil filters', 'Volkswagen Passat'])
})

test('a name of cars of several makes leads to the car of each', async () => {
  const page = await visit(search('e350 oil filter'), { viewport: NARROW })
  await page.getByText('More than one make has a car of that name').waitFor()
  await page.getByRole('link', { name: 'Ford e350 oil filter', exact: true }).click()
  await heading(page, '“Ford e350 oil filter”')
  expect(await pieces(page).getByRole('listitem').allInnerTexts()).toEqual(['Ford', 'E-350', 'Oil filters'])
})

test('a number of pieces that is read as a car leads to the parts without it', async () => {
  const page = await visit(search('oil filter x2'), { viewport: NARROW })
  await page.getByText('Read as the BMW X2. If you meant 2 pieces, search for:').waitFor()
  await page.getByRole('link', { name: 'oil filter', exact: true }).click()
  await heading(page, '“oil filter”')
  await open(page, search('x5 oil filter'))
  expect(await page.getByText('If you meant').count()).toBe(0)
})

test('the number of a brand that the shop does not have says how to go on', async () => {
  const page = await visit(search('wix 51356'), { viewport: NARROW })
  await page.getByText('We do not have this brand, and its number tells us no part of ours.').waitFor()
  await open(page, search('51356'))
  expect(await page.getByText('We do not have this brand').count()).toBe(0)
})

test('a list of a model asks for its year without script, too', async () => {
  const page = await visit('/shop?make=volkswagen&model=golf&category=brake-pads', { javaScriptEnabled: false })
  await page.getByRole('combobox', { name: 'Model year' }).selectOption('2012')
  await page.getByRole('button', { name: 'Show what fits' }).click()
  await heading(page, 'Brake pads for 2012 Volkswagen Golf')
})
