import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { COMPARED_KEY, GARAGE_KEY, QUICK_ORDER_KEY } from '#common/constants'
import { openWholeShop } from './browser-setup.ts'
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts'
import { type Furnished, furnish } from './furnish.ts'
import { adminsPages, customersPages, EMPTY, OPENED, PUBLIC, reach, type Stop } from './pages.ts'

const WIDTHS = [390, 1280]
/** Long lists say no more after this, in px. */
const TALLEST = 2600
const QUALITY = 62

export type Screen = { name: string; picture: Buffer }

const DAY = String.raw`(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?<gap>\s)\d{1,2}\b`
const MONTH = '(January|February|March|April|May|June|July|August|September|October|November|December)'
const WEEKDAY = '(Mon|Tue|Wed|Thu|Fri|Sat|Sun)'
const SECOND = String.raw`\bto\s(\w{3},\s)?`

/** What differs from run to run, and what stands there on the pictures. Days keep their shape, and a range stays one. */
const VARYING: [pattern: string, instead: string][] = [
  ['CM-[0-9A-Z]{4}-[0-9A-Z]{4}', 'CM-0000-0000'],
  [String.raw`pi_\w+`, 'pi_0000000000000000'],
  [String.raw`\d+ min \d+ s`, '29 min 30 s'],
  [String.raw`(?<=${SECOND})\b${DAY}`, 'Jun$<gap>3'],
  [String.raw`(?<!${SECOND})\b${DAY}`, 'Jun$<gap>1'],
  [String.raw`${MONTH}\s\d{1,2}\b`, 'June 1'],
  [String.raw`${WEEKDAY}(?=,\sJun\s1\b)`, 'Mon'],
  [String.raw`${WEEKDAY}(?=,\sJun\s3\b)`, 'Wed'],
  [String.raw`(?<=\bJun\s[13],\s)20\d\d`, '2026'],
  [String.raw`(?<=\bJun\s[13],\s2026,\s)\d{1,2}:\d{2}\s[AP]M`, '9:30 AM'],
]

/** Fixes what a picture must not depend on: text that varies, pictures still on their way, faces not yet there. */
async function holdStill(page: Page): Promise<void> {
  await page.evaluate(async (varying) => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})))
    await document.fonts.ready
    // A bar that follows the window's lower edge would lie in the middle of a whole page.
    for (const bar of document.querySelectorAll<HTMLElement>('main *')) {
      const { position, bottom } = getComputedStyle(bar)
      if (position === 'sticky' && bottom !== 'auto') bar.style.position = 'static'
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      for (const [pattern, instead] of varying)
        if (node.nodeValue && new RegExp(pattern).test(node.nodeValue))
          node.nodeValue = node.nodeValue.replaceAll(new RegExp(pattern, 'g'), instead)
    }
  }, VARYING)
}

/** What opens, and a frame that tells its height when it is drawn, move the page: waits until its height has stayed. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let same = 0, height = 0; same < 10; same++) {
      await new Promise(requestAnimationFrame)
      if (document.documentElement.scrollHeight !== height) same = 0
      height = document.documentElement.scrollHeight
    }
  })

/** A page is loaded once for all widths, unless a press has opened something in it. */
async function take(page: Page, width: number, stop: Stop): Promise<Buffer> {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 860 })
  if (stop.act || width === WIDTHS[0]) await reach(page, stop)
  await settle(page)
  // How far a click had to scroll depends on how quickly the page stood.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await holdStill(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const size = stop.above ? {} : { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) } }
  const png = await page.screenshot({ ...size, animations: 'disabled', caret: 'hide', scale: 'css' })
  return sharp(png).webp({ quality: QUALITY, effort: 4 }).toBuffer()
}

const roundsOf = (people: Furnished): { stops: readonly Stop[]; options: BrowserContextOptions }[] => [
  { stops: [...PUBLIC, ...OPENED], options: {} },
  { stops: EMPTY, options: { storageState: people.newcomer.storage } },
  { stops: customersPages(people), options: { storageState: people.customer.storage } },
  { stops: adminsPages, options: { storageState: people.admin.storage } },
]

/**
 * Opens a shop with nothing but demo data and takes a picture of every page in it at two widths, one after the other;
 * with `only`, of the pages of those names.
 */
export async function* takeScreens(only: readonly string[] = []): AsyncGenerator<Screen> {
  const { close, ...urls } = await openWholeShop()
  const executablePath = await findChromium(process.env['CHROMIUM_PATH'])
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, '--font-render-hinting=none'] })
  try {
    for (const { stops, options } of roundsOf(await furnish(urls))) {
      const still = { reducedMotion: 'reduce', colorScheme: 'light', timezoneId: 'UTC', locale: 'en-US' } as const
      const context = await browser.newContext({ baseURL: urls.shopUrl, ...still, ...options })
      // A list for a car, what was compared and typed lines are remembered: no page may depend on which was taken before it.
      await context.addInitScript((key) => localStorage.removeItem(key), GARAGE_KEY)
      await context.addInitScript(
        (keys) => keys.forEach((key) => sessionStorage.removeItem(key)),
        [COMPARED_KEY, QUICK_ORDER_KEY],
      )
      const page = await context.newPage()
      for (const stop of stops.filter(({ name }) => only.length === 0 || only.includes(name))) {
        for (const width of WIDTHS) yield { name: `${stop.name}.${width}`, picture: await take(page, width, stop) }
      }
      await context.close()
    }
  } finally {
    await browser.close()
    await close()
  }
}

/** Where the stored pictures are. */
export const STORED = join(import.meta.dirname, '../../../docs/screens')
/** Says which Chromium drew them: another one breaks lines and edges in other places. */
export const STORED_BY = join(STORED, 'chromium.txt')
export const storedScreen = (name: string) => readFile(join(STORED, `${name}.webp`)).catch(() => null)

/** The browser's name and number, such as "Chromium 156". */
export async function browserName(): Promise<string> {
  const path = await findChromium(process.env['CHROMIUM_PATH'])
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return /\w+ \d+/.exec(stdout)?.[0] ?? stdout
}
