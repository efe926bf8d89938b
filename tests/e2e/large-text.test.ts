import { chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { CHROMIUM_FLAGS } from '../support/chromium.ts'
import { NARROW, open, type Page, ready, WIDE } from '../support/browser.ts'

const CAR = 'make=volkswagen&model=golf&year=2014'
const PATHS = ['/', `/shop?${CAR}`, '/shop/1', '/cart', '/checkout', `/repairs/front-brakes?${CAR}`]
const LARGE = '--blink-settings=defaultFontSize=32'

/** How far the page sticks out of its window. */
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What covers the middle of a line of the cart, if something else does. */
const isCovered = (page: Page) =>
  page.locator('main li[data-line]').evaluateAll((lines) =>
    lines.some((line) => {
      const { left, right, top, height } = line.getBoundingClientRect()
      const seen = document.elementFromPoint(right - (right - left) / 10, top + height / 2)
      return seen !== null && !line.contains(seen)
    }),
  )

describe.each([
  ['set in the browser', [LARGE], ''],
  ['made by a page style', [], 'html { font-size: 200% !important }'],
])('text twice as large, %s,', (_, flags, style) => {
  let browser: Awaited<ReturnType<typeof chromium.launch>>
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject('chromium'), args: [...CHROMIUM_FLAGS, ...flags] })
  })
  afterAll(() => browser.close())

  test.each([NARROW, WIDE])('fits into a window of $width px, and nothing covers the cart', async (viewport) => {
    const context = await browser.newContext({ viewport, baseURL: inject('shopUrl') })
    const page = await context.newPage()
    await page.goto('/')
    await ready(page)
    await page.evaluate(() => localStorage.setItem('shopping-cart', '{"1":2,"3":1}'))
    const wide: Record<string, number> = {}
    for (const path of PATHS) {
      await open(page, path)
      if (style) await page.addStyleTag({ content: style })
      if (path === '/cart') {
        await page.locator('main li[data-line]').nth(1).waitFor()
        await page.getByText('Total', { exact: true }).waitFor()
        expect(await isCovered(page)).toBe(false)
      }
      wide[path] = await tooWide(page)
    }
    await context.close()
    expect(Object.values(wide), JSON.stringify(wide)).toEqual(PATHS.map(() => 0))
  })
})
