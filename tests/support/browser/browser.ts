import { type Browser, chromium, type Page } from 'playwright-core'
import { inject, onTestFinished, type TestContext } from 'vitest'
import { CHROMIUM_FLAGS } from './chromium.ts'
import { enter } from './furnish.ts'
import { listenTo, tellFailure } from './tell-failure.ts'

export const WIDE = { width: 1280, height: 900 }
export const NARROW = { width: 390, height: 844 }

/** One for all test files of a process; it ends with the process. */
let browser: Promise<Browser> | undefined
/** The pages that are open, tabs that another page opened included, with what each has said. */
const openPages = new Map<Page, string[]>()

/** Adds to a failed test's message what each open page showed and said. */
export async function tellOfOpenPages(task: TestContext['task']): Promise<void> {
  for (const [page, said] of openPages) await tellFailure(task, page, said)
}

function note(page: Page): void {
  openPages.set(page, listenTo(page))
  page.once('close', () => openPages.delete(page))
}

/** A page of a test is gone before the code that V8 optimises for it pays off. */
const SHORT_LIVED = '--js-flags=--no-opt --no-maglev'

async function launch(): Promise<Browser> {
  const args = [...CHROMIUM_FLAGS, SHORT_LIVED]
  const launched = await chromium.launch({ executablePath: inject('chromium'), args, headless: true })
  return launched.on('context', (context) => void context.on('page', note))
}

type Options = Parameters<Browser['newContext']>[0]

/**
 * A fresh visitor: a page of its own with an empty storage, closed with the test. Paths are the shop's; `about:blank` is a
 * window that has loaded nothing yet.
 * Whatever goes wrong in the page's scripts fails the test that caused it.
 */
export async function visit(path = '/', options: Options = {}): Promise<Page> {
  const { page, leave } = await stay(path, options)
  onTestFinished(leave)
  return page
}

/** A visitor who stays for several tests; `leave` closes the page, and fails if its scripts ever did. */
export async function stay(path = '/', options: Options = {}): Promise<{ page: Page; leave: () => Promise<void> }> {
  browser ??= launch()
  const context = await (await browser).newContext({ viewport: WIDE, baseURL: inject('shopUrl'), ...options })
  context.setDefaultTimeout(20_000)
  const errors: string[] = []
  const page = await context.newPage()
  page.on('pageerror', (err) => errors.push(err.stack ?? err.message))
  const leave = async () => {
    await context.close()
    if (errors.length > 0) throw new Error(`The page's scripts failed:\n${errors.join('\n')}`)
  }
  await page.goto(path)
  if (path.startsWith('/') && options.javaScriptEnabled !== false) await ready(page)
  return { page, leave }
}

/** Waits until the page's scripts have taken over what the server sent. */
export const ready = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.ready === 'true')

/** Goes there as by typing the address, and waits until the page can be used. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}

/** Someone new, whose account is made by the shop's own calls, signed in on the home page of the shop that the page shows. */
export async function signUp(page: Page, name = 'Robin Berg'): Promise<{ email: string; password: string }> {
  const person = { email: `robin.${crypto.randomUUID().slice(0, 8)}@example.com`, password: 'spanner-42' }
  const shopUrl = new URL(page.url()).origin
  const { storage } = await enter({ shopUrl }, 'sign-up', { ...person, name })
  await page.context().addCookies(storage.cookies)
  await page.evaluate((stored) => {
    for (const { name, value } of stored) localStorage.setItem(name, value)
  }, storage.origins[0]!.localStorage)
  await open(page, '/')
  return person
}

/** Types a card into the provider's own frame and presses Pay. */
export async function payWith(page: Page, card: string): Promise<void> {
  const frame = page.frameLocator('iframe[title="Secure card payment input frame"]')
  await frame.getByLabel('Card number').fill(card)
  await frame.getByLabel('Expiry date (MM / YY)').fill('12 / 34')
  await frame.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: /^Pay/ }).click()
}

export type { Page }
