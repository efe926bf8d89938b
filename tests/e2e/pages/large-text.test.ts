import { chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { CHROMIUM_FLAGS } from '../../support/browser/chromium.ts'
import { newcomer, newOrder, newPart, theAdmin } from '../../spec/visitors.ts'
import { NARROW, open, type Page, ready, WIDE } from '../../support/browser/browser.ts'

const CAR = 'make=volkswagen&model=golf&year=2014'
const PATHS = ['/', `/shop?${CAR}`, '/shop/1', '/cart', '/checkout', `/repairs/front-brakes?${CAR}`]
const LARGE = '--blink-settings=defaultFontSize=32'

/** How far the page sticks out of its window, in its own fonts: those that stand in until they are there are wider. */
const tooWide = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  })

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
  let paths: string[]
  beforeAll(async () => {
    paths = [...PATHS, `/shop/${await newPart(await theAdmin(), { price: 12_345 })}`]
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
    for (const path of paths) {
      await open(page, path)
      if (style) await page.addStyleTag({ content: style })
      if (path === '/cart') {
        await page.locator('main li[data-line]').nth(1).waitFor()
        await page.getByText('Total', { exact: true }).waitFor()
        expect(await isCovered(page)).toBe(false)
      }
      if (path === '/shop/1') await page.getByText('Does not fit your').first().waitFor()
      wide[path] = await tooWide(page)
    }
    await context.close()
    expect(Object.values(wide), JSON.stringify(wide)).toEqual(paths.map(() => 0))
  })

  test('fits into the window of a small phone where somebody buys', async () => {
    const context = await browser.newContext({ viewport: { width: 320, height: 640 }, baseURL: inject('shopUrl') })
    const page = await context.newPage()
    const wide: Record<string, number> = {}
    const walk = ['/', '/shop/1', '/shop/4', paths.at(-1)!, '/cart', '/checkout', '/login', '/aboutUs']
    for (const path of [...walk, `/repairs/front-brakes?${CAR}`, `/shop?${CAR}`, '/garage']) {
      await open(page, path)
      if (path === '/') await page.evaluate(() => localStorage.setItem('shopping-cart', '{"1":2,"3":1,"4":1}'))
      if (style) await page.addStyleTag({ content: style })
      if (path === '/cart' || path === '/checkout') await page.getByTestId('total').waitFor()
      if (path === '/garage') {
        const name = page.getByRole('heading', { name: '2014 Golf' })
        expect((await name.boundingBox())!.width).toBeGreaterThan(100)
      }
      wide[path] = await tooWide(page)
    }
    await context.close()
    expect(
      Object.values(wide).every((far) => far === 0),
      JSON.stringify(wide),
    ).toBe(true)
  })
})

/** How far from the window's right edge the nearest letter of a heading, or of a paragraph, ends. */
const room = (page: Page) =>
  page.evaluate(() => {
    const ends = [...document.querySelectorAll('main :is(h1, h2, p, textarea)')].map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const isField = element.matches('textarea')
      return (isField ? element : range).getBoundingClientRect().right
    })
    return innerWidth - Math.max(...ends)
  })

test('text twice as large keeps off the edge of a phone, and the parts of an order stay words', async () => {
  const buyer = await newcomer()
  const order = await newOrder(await theAdmin(), buyer, '12 Foundry Lane\nDetroit')
  const browser = await chromium.launch({ executablePath: inject('chromium'), args: [...CHROMIUM_FLAGS, LARGE] })
  const context = await browser.newContext({ viewport: NARROW, baseURL: inject('shopUrl'), ...buyer.signedIn })
  const page = await context.newPage()
  for (const path of ['/shop/1', '/quick-order', `/order/${order}`, `/order/${order}/pay`]) {
    await open(page, path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    if (path.endsWith('/pay')) await page.getByText('All test cards').waitFor()
    expect(await tooWide(page), path).toBe(0)
    expect(await room(page), path).toBeGreaterThan(20)
    if (path.startsWith('/order'))
      expect((await page.locator('main li a').first().boundingBox())!.width, path).toBeGreaterThan(100)
  }
  await browser.close()
})
