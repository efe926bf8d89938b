import { expect, test } from 'vitest'
import type { PartList } from '#domain/finding/schema'
import { NARROW, type Page, visit, WIDE } from '../../support/browser/browser.ts'

const filters = (page: Page) => page.getByRole('region', { name: 'Filters' })
const count = async (page: Page) =>
  Number((await page.getByRole('status').first().innerText()).replace(/[^\d].*$/s, '').replaceAll(',', ''))

/** The values of a measure, from the shop's own answer. */
async function sizesOf(page: Page, measure: string, category = 'brake-discs') {
  const answer = await page.request.get(`/api/parts?category=${category}&limit=1`)
  const { facets } = (await answer.json()) as PartList
  return facets.measures.find((one) => one.measure === measure)!.values
}

test.each([
  ['a desk', WIDE],
  ['a phone', NARROW],
] as const)('without script a size narrows the list, and is taken off again, at %s', async (_, viewport) => {
  const page = await visit('/shop?category=brake-discs', { javaScriptEnabled: false, viewport })
  const all = await count(page)
  const [size] = (await sizesOf(page, 'diameter')).toSorted((a, b) => b.count - a.count)
  if (viewport === NARROW) await page.locator('details.filters > summary').click()
  await filters(page)
    .getByRole('link', { name: new RegExp(`^${size!.label}`) })
    .first()
    .click()
  await page.waitForURL(/measure=diameter/)
  expect(await count(page)).toBe(size!.count)
  await page
    .getByRole('list', { name: 'Active filters' })
    .getByRole('link', { name: `Diameter: ${size!.label}` })
    .click()
  await page.waitForURL((url) => !url.searchParams.has('measure'))
  expect(await count(page)).toBe(all)
})

test.each([true, false])(
  'of many sizes one is chosen from a list by its first figures, with script: %s',
  async (javaScriptEnabled) => {
    const page = await visit('/shop?category=brake-discs', { javaScriptEnabled })
    const sizes = await sizesOf(page, 'thickness')
    const last = sizes.at(-1)!
    await filters(page).getByRole('combobox', { name: 'All sizes: Thickness' }).focus()
    await page.keyboard.type(last.label)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(/measure=thickness/)
    await expect.poll(() => count(page)).toBe(last.count)
    await filters(page)
      .getByRole('link', { name: `${last.label} (chosen, take out)` })
      .click()
    await page.waitForURL((url) => !url.searchParams.get('measure'))
  },
)

test.each([true, false])(
  'of very many sizes one is typed, as a ruler says it, with script: %s',
  async (javaScriptEnabled) => {
    const page = await visit('/shop?category=brake-pads', { javaScriptEnabled })
    const sizes = await sizesOf(page, 'width', 'brake-pads')
    const rare = sizes.findLast(({ count, label }) => count === 1 && label.includes('.'))!
    const field = () => filters(page).getByRole('textbox', { name: 'Your size: Width, mm' })
    expect(await filters(page).getByRole('combobox', { name: 'All sizes: Width' }).count()).toBe(0)
    await field().fill(rare.label.replace(' mm', '').replace('.', ','))
    await field().press('Enter')
    await page.waitForURL((url) => url.searchParams.get('measure') === rare.value)
    await expect.poll(() => count(page)).toBe(1)
    await field().fill('0.5')
    await field().press('Enter')
    await page.waitForURL((url) => url.searchParams.get('measure') === `${rare.value},width:0.5`)
    await page
      .getByRole('list', { name: 'Active filters' })
      .getByRole('link', { name: /^Width: 0.5 mm/ })
      .click()
    await page.waitForURL((url) => url.searchParams.get('measure') === rare.value)
  },
)

test('where no part has a size, the nearest others stand apart from the list, each with its number of parts', async () => {
  const page = await visit('/shop?category=brake-discs')
  const sizes = (await sizesOf(page, 'diameter')).map(({ value }) => Number(value.split(':')[1]))
  const missing = sizes.find((size) => !sizes.includes(size + 1))! + 1
  await page.goto(`/shop?category=brake-discs&measure=diameter:${missing}`)
  const others = page.getByRole('region', { name: 'Other sizes' })
  expect(await page.getByRole('article').count()).toBe(0)
  const near = others.getByRole('link').first()
  const [label, parts] = (await near.innerText()).split('\n').map((line) => line.trim())
  await near.click()
  await page.getByRole('list', { name: 'Active filters' }).getByText(`Diameter: ${label}`).waitFor()
  await expect.poll(() => count(page)).toBe(Number.parseInt(parts!, 10))
})
