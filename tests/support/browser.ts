import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, inject, onTestFinished } from 'vitest'
import { readConfig } from '#platform/config'
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts'

export const WIDE = { width: 1280, height: 900 }
export const NARROW = { width: 390, height: 844 }

let browser: Promise<Browser> | undefined

afterAll(async () => {
  await (await browser)?.close()
  browser = undefined
})

const launch = () =>
  chromium.launch({ executablePath: findChromium(readConfig().CHROMIUM_PATH), args: CHROMIUM_FLAGS, headless: true })

/**
 * A fresh visitor: a page of its own with an empty storage, closed with the test. Paths are the shop's.
 * Whatever goes wrong in the page's scripts fails the test that caused it.
 */
export async function visit(path = '/', options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  browser ??= launch()
  const context = await (await browser).newContext({ viewport: WIDE, baseURL: inject('shopUrl'), ...options })
  context.setDefaultTimeout(20_000)
  const errors: string[] = []
  const page = await context.newPage()
  page.on('pageerror', (err) => errors.push(err.stack ?? err.message))
  onTestFinished(async () => {
    await context.close()
    if (errors.length > 0) throw new Error(`The page's scripts failed:\n${errors.join('\n')}`)
  })
  await page.goto(path)
  await ready(page)
  return page
}

/** Waits until the page's scripts have taken over what the server sent. */
export const ready = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.ready === 'true')

/** Someone new with an account, signed in through the shop's own form. */
export async function signUpIn(page: Page, name = 'Robin Berg'): Promise<{ email: string; password: string }> {
  const person = { email: `robin.${crypto.randomUUID().slice(0, 8)}@example.com`, password: 'spanner-42' }
  await page.goto('/signUp')
  await ready(page)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign up', exact: false }).first().click()
  await page.waitForURL((url) => url.pathname !== '/signUp')
  return person
}

export type { BrowserContext, Page }
