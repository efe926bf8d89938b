import { describe, expect, inject, test } from 'vitest'
import { colourProblemsOf, problemsOf } from '../../support/browser/axe.ts'
import { NARROW, type Page, stay, visit, WIDE } from '../../support/browser/browser.ts'
import { type Furnished, furnish } from '../../support/browser/furnish.ts'
import { adminsPages, customersPages, EMPTY, OPENED, PUBLIC, reach, type Stop } from '../../support/browser/pages.ts'

const TIME = { timeout: 600_000 }
/** Phones, tablets, desks, walls; 640 is a desk at 200 % zoom, 320 at 400 %. */
const WIDTHS = [320, 390, 640, 768, 1280, 1920]

/** How far the page reaches beyond the window's right edge at any width, in px. */
async function overflows(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 700 ? 640 : 900 })
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (excess > 0) found.push(`${width} px wide: ${excess} px too much`)
  }
  return found
}

/** What can be pressed and is smaller than 24 × 24 px, but for links in running text, which WCAG 2.5.8 leaves out. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const inText = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
    const pressed = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option]'
    return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
      const label =
        element.matches('input[type=checkbox], input[type=radio], input[type=file]') && element.closest('label')
      // A link that is stretched over its card can be pressed anywhere on it.
      const card = getComputedStyle(element, '::after').position === 'absolute' && element.offsetParent
      const { width, height } = (label || card || element).getBoundingClientRect()
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1
      const isSmall = isSeen && (width < 23.5 || height < 23.5) && !inText(element)
      return isSmall ? [`small: ${element.outerHTML.slice(0, 140)} ${Math.round(width)} × ${Math.round(height)}`] : []
    })
  })

/** A title, one h1, the language, one of each landmark. */
const missingMarks = (page: Page) =>
  page.evaluate(() =>
    ['head > title', 'html[lang=en]', 'body > header', 'main', 'main h1', 'body > footer'].flatMap((mark) => {
      const { length } = document.querySelectorAll(mark)
      return length === 1 ? [] : [`${length} × ${mark}`]
    }),
  )

/** Of a long list of cards or rows of one make the first eight are looked at: axe's time is the test's time. */
const shorten = (page: Page) =>
  page.addStyleTag({ content: 'li:nth-child(n + 9):has(> article), tbody tr:nth-child(n + 9) { display: none }' })

/** Everything that is wrong with a page, in both themes and at every width; the theme is colours and nothing else. */
async function wrongWith(page: Page, stop: Stop): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(WIDE)
  await reach(page, stop)
  await shorten(page)
  const found = [await missingMarks(page), await problemsOf(page), await smallTargets(page)]
  await page.emulateMedia({ colorScheme: 'dark' })
  found.push(await colourProblemsOf(page))
  await page.setViewportSize(NARROW)
  found.push(await colourProblemsOf(page))
  await page.emulateMedia({ colorScheme: 'light' })
  found.push(await problemsOf(page), await smallTargets(page), await overflows(page))
  return found.flat()
}

/** Goes from page to page and tells what is wrong with each; a page whose title another has is wrong too. */
async function lookAt(page: Page, stops: readonly Stop[]): Promise<Record<string, string[]>> {
  const wrong: Record<string, string[]> = {}
  for (const stop of stops) {
    const found = await wrongWith(page, stop)
    if (found.length > 0) wrong[stop.name] = found
  }
  return wrong
}

let furnished: Promise<Furnished> | undefined
const still = { reducedMotion: 'reduce' } as const

describe('in both themes, from 320 to 1920 px, axe finds nothing, nothing is too small to press, nothing runs out', () => {
  test('the public pages', TIME, async () => {
    expect(await lookAt(await visit('/', still), PUBLIC)).toEqual({})
  })

  test('what opens above a page, and a form that was refused', TIME, async () => {
    expect(await lookAt(await visit('/', still), OPENED)).toEqual({})
    const narrow = await visit('/shop?category=brake-discs', { ...still, viewport: NARROW })
    for (const summary of ['header summary', 'details.filters > summary']) {
      await narrow.locator(summary).click()
      expect([...(await problemsOf(narrow)), ...(await smallTargets(narrow))]).toEqual([])
      await narrow.locator(summary).click()
    }
  })

  test.each([
    ['somebody new', 'newcomer', () => EMPTY],
    ['a customer', 'customer', customersPages],
    ['an admin', 'admin', () => adminsPages],
  ] as const)('the pages of %s', TIME, async (_, who, pagesOf) => {
    furnished ??= furnish({ shopUrl: inject('shopUrl'), sandboxUrl: inject('sandboxUrl') })
    const people = await furnished
    const page = await visit('/', { ...still, storageState: people[who].storage })
    expect(await lookAt(page, pagesOf(people))).toEqual({})
  })
})

test('no two public pages have one title', TIME, async () => {
  const { page, leave } = await stay('/', { javaScriptEnabled: false })
  const titles: string[] = []
  const paths = new Set(PUBLIC.map(({ path }) => path))
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'commit' })
    titles.push(await page.title())
  }
  await leave()
  expect(new Set(titles).size).toBe(paths.size)
})

test('a refused form shows the errors at its fields', async () => {
  const page = await visit('/signUp')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  const wrong = page.locator('[aria-invalid=true]')
  await expect.poll(() => wrong.count()).toBeGreaterThan(1)
  for (const field of await wrong.all()) {
    const texts = await field.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? element.getAttribute('aria-errormessage') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(''),
    )
    expect(texts).not.toBe('')
  }
})

/** Longer than a carousel rests on a slide, and than a slide takes to come to rest. */
const [SOME_SLIDES_MS, SETTLING_MS] = [6500, 2000]

/** From here on the page's time passes as the test says. The carousel has been loaded when this returns. */
async function underOurClock(page: Page): Promise<void> {
  await page.clock.install()
  const loaded = page.waitForResponse(/embla/)
  await page.reload()
  await loaded
  await page.clock.runFor(100)
}

const firstSlideOf = (page: Page) => {
  const carousel = page.getByRole('group', { name: 'New arrivals' })
  const slide = carousel.locator('li').first()
  return { carousel, place: () => slide.evaluate((element) => Math.round(element.getBoundingClientRect().left)) }
}

test('a carousel moves by itself until its button stops it, and is driven by buttons', async () => {
  const page = await visit('/features')
  await underOurClock(page)
  const { carousel, place } = firstSlideOf(page)
  await page.mouse.move(0, 0)
  const first = await place()
  await page.clock.runFor(SOME_SLIDES_MS)
  expect(await place()).not.toBe(first)
  await carousel.getByRole('button', { name: 'Stop moving' }).click()
  await page.getByRole('heading', { level: 1 }).click()
  await page.clock.runFor(SETTLING_MS)
  const stopped = await place()
  await page.clock.runFor(SOME_SLIDES_MS)
  expect(await place()).toBe(stopped)
  await carousel.getByRole('button', { name: 'New arrivals: next' }).click()
  await page.clock.runFor(SETTLING_MS)
  expect(await place()).not.toBe(stopped)
})

test('who asks for less motion gets none', async () => {
  const page = await visit('/features', still)
  await underOurClock(page)
  const { carousel, place } = firstSlideOf(page)
  expect(await carousel.getByRole('button', { name: /moving/ }).count()).toBe(0)
  const first = await place()
  await page.clock.runFor(SOME_SLIDES_MS)
  expect(await place()).toBe(first)
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { animationDuration, transitionDuration } = getComputedStyle(element)
        return [animationDuration, transitionDuration].some((text) =>
          text.split(',').some((one) => Number.parseFloat(one) > 0.01),
        )
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  )
  expect(moving).toEqual([])
})
