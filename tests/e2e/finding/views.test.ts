import { expect, test } from 'vitest'
import { NARROW, type Page, visit, WIDE } from '../../support/browser/browser.ts'

const shown = (page: Page) => page.locator('figure').first().getByRole('img')

test.each([
  ['a desk', WIDE],
  ['a phone', NARROW],
])('the views of a part are chosen by keyboard at %s, and nothing moves', async (_, viewport) => {
  const page = await visit('/shop/1', { viewport })
  const figure = page.locator('figure').first()
  const place = () =>
    figure.evaluate((box) => {
      const { x, y, width, height } = box.getBoundingClientRect()
      return { x: x + scrollX, y: y + scrollY, width, height }
    })
  const before = await place()
  expect(await shown(page).getAttribute('alt')).toMatch(/: angled view$/)
  for (const name of ['Front view', 'Detail']) {
    const button = page.getByRole('button', { name, exact: true })
    await button.press('Enter')
    expect(await button.getAttribute('aria-pressed')).toBe('true')
    expect(await page.getByRole('button', { pressed: true }).count()).toBe(1)
    expect(await shown(page).getAttribute('alt')).toMatch(new RegExp(`: ${name}$`, 'i'))
    await expect.poll(() => shown(page).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    expect(await place()).toEqual(before)
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  }
})

test('without script the views of a part stand below each other', async () => {
  const page = await visit('/shop/1', { javaScriptEnabled: false })
  const tops = await shown(page).evaluateAll((all) => all.map((img) => img.getBoundingClientRect().top))
  expect(tops.length).toBe(3)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  expect(new Set(tops).size).toBe(3)
  expect(await page.getByRole('button', { name: 'Front view' }).count()).toBe(0)
})

test('measures stand below the picture, beside the price, at a desk, and after the price on a phone', async () => {
  const gap = async (viewport: typeof WIDE) => {
    const page = await visit('/shop/1', { viewport })
    const measures = await page.getByRole('heading', { name: 'Measures and material' }).boundingBox()
    const offer = await page.getByText('24 months warranty by the maker').boundingBox()
    return measures!.y - offer!.y
  }
  expect(await gap(WIDE)).toBeLessThan(0)
  expect(await gap(NARROW)).toBeGreaterThan(0)
})
