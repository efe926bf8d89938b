import { describe, expect, test } from 'vitest'
import { newPart, theAdmin } from '../../spec/visitors.ts'
import { checkOutWith, fillAddress, newGuest, toPayment } from '../../support/browser/at-checkout.ts'
import { NARROW, open, type Page, ready, visit } from '../../support/browser/browser.ts'

/** What a desk of 1280 × 800 has at 400 % and at 200 % zoom, and a phone that lies on its side. */
const LOW = [
  { width: 320, height: 200 },
  { width: 640, height: 400 },
  { width: 844, height: 390 },
]
const PARTS = '/shop?category=brake-discs'
const CAR = 'make=audi&model=a4&year=2012'

/** Which share of the window's height stays covered, whatever is scrolled below it. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const stays = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'sticky' || stays(element.parentElement))
    const rows = Array.from({ length: 40 }, (_, n) => ((n + 0.5) / 40) * innerHeight)
    const right = innerWidth - 40
    return rows.filter((y) => stays(document.elementFromPoint(right, y))).length / rows.length
  })

/** Resolves when what a scroll sets off is drawn: what watches it has been told, and what moves into place has come there. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
    const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ends.map(({ finished }) => finished))
  })

describe.each(LOW)('in a window of $width × $height', (viewport) => {
  test.each([PARTS, '/shop/1', `/repairs/front-brakes?${CAR}`, '/quick-order'])(
    'nothing stands over %s but what is read',
    async (path) => {
      const page = await visit(path, { viewport })
      for (const share of [0.25, 0.5]) {
        await page.evaluate((at) => scrollTo(0, document.querySelector('main')!.scrollHeight * at), share)
        await drawn(page)
        expect(await covered(page), `${path}, ${share} of the way down`).toBe(0)
      }
    },
  )

  test('the lines of the cart are not hidden behind its sum', async () => {
    const page = await visit(PARTS, { viewport })
    await page
      .getByRole('link', { name: /^ADD TO CART/ })
      .first()
      .click()
    const cart = page.getByRole('dialog', { name: 'Your cart' })
    await cart.getByRole('link', { name: 'Go to checkout' }).waitFor()
    await cart.getByRole('button', { name: /^One more/ }).scrollIntoViewIfNeeded()
    expect(await covered(page)).toBe(0)
  })
})

test('at 400 % zoom nothing to press sticks out of its box, and no label breaks into a column of words', async () => {
  const page = await visit(PARTS, { viewport: { width: 320, height: 640 } })
  for (const path of [PARTS, `${PARTS}&${CAR}`, `/repairs/front-brakes?${CAR}`, '/compare?parts=1,2']) {
    await open(page, path)
    const wrong = await page.getByRole('link', { name: /^ADD TO CART/ }).evaluateAll((links) =>
      links.flatMap((link) => {
        const box = link.getBoundingClientRect()
        const around = link.closest('article, li, td')!.getBoundingClientRect()
        const lines = box.height / Number.parseFloat(getComputedStyle(link).lineHeight)
        return box.right > around.right || lines > 3
          ? [`${Math.round(box.right - around.right)} px, ${lines} lines`]
          : []
      }),
    )
    expect(wrong, path).toEqual([])
  }
})

test('a part’s page is as wide as the phone, however many parts were looked at before', async () => {
  const page = await visit('/shop/1', { viewport: NARROW })
  await page.evaluate(() => localStorage.setItem('camber-looked-at', '["2","3","4","5","6","7"]'))
  await page.reload()
  await ready(page)
  await page.getByRole('region', { name: 'You looked at' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width)
})

test('on a phone at 200 % zoom the way from the checkout to the order is as wide as the window', async () => {
  const page = await visit('/', { viewport: { width: 195, height: 422 } })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  const name = 'Brake disc, 1333.5 × 129.25 mm'
  await checkOutWith(page, { [await newPart(await theAdmin(), { name })]: 1 })
  await page.getByLabel('Email').fill(newGuest())
  await fillAddress(page)
  expect(await width()).toBe(195)
  await toPayment(page).click()
  await page.waitForURL(/\/order\/[\w-]+\/pay$/)
  await page.getByRole('button', { name: /^Pay/ }).waitFor()
  expect(await width()).toBe(195)
  await page.getByRole('link', { name: 'See the order' }).click()
  await page.getByText(/expected .* to /).waitFor()
  expect(await width()).toBe(195)
})

test('at 195 px, a phone at 200 % zoom, card, way of delivery and part are read whole at the checkout and the payment', async () => {
  const page = await visit('/', { viewport: { width: 195, height: 422 } })
  await checkOutWith(page, { [await newPart(await theAdmin())]: 1 })
  await page.getByLabel('Email').fill(newGuest())
  await fillAddress(page)
  const brokenWords = () =>
    page.getByRole('main').evaluate((main) => {
      const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      for (let node = walk.nextNode(); node; node = walk.nextNode())
        for (const { 0: word, index } of node.textContent!.matchAll(/[a-z]{4,}/gi)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(word)
        }
      return broken
    })
  expect(await brokenWords()).toEqual([])
  await toPayment(page).click()
  await page.waitForURL(/\/order\/[\w-]+\/pay$/)
  const card = page.frameLocator('iframe[title="Secure card payment input frame"]')
  await card.getByLabel('Card number').fill('4242 4242 4242 4242')
  await card.getByLabel('Expiry date (MM / YY)').fill('12 / 34')
  await card.getByLabel('CVC').fill('1234')
  for (const field of ['Card number', 'Expiry date (MM / YY)', 'CVC'])
    expect(await card.getByLabel(field).evaluate((input) => input.scrollWidth - input.clientWidth), field).toBe(0)
})
