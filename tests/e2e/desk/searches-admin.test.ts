import { expect, inject, test } from 'vitest'
import type { LoggedSearch } from '#domain/finding/schema'
import { NARROW, open, type Page, visit, WIDE } from '../../support/browser/browser.ts'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { call, enter } from '../../support/browser/furnish.ts'

const asAdmin = () => enter({ shopUrl: inject('shopUrl') }, 'sign-in', ADMIN)
const api = (path: string) => `${inject('shopUrl')}/api${path}`

/** Two words that nobody means anything by. */
function madeUp(): string {
  const letters = () => Array.from({ length: 9 }, () => 'bcdfghjklmnpqrtvwxz'[Math.floor(Math.random() * 19)]).join('')
  return `${letters()} ${letters()}`
}
const shopFor = (words: string) => `/shop?${new URLSearchParams({ q: words })}`

/** Searches so often that it stands on the first page of its list. */
async function searchOften(page: Page, words: string) {
  for (let n = 0; n < 60; n++) await page.request.get(shopFor(words))
}
const logged = async (token: string, show: string, words: string): Promise<LoggedSearch | undefined> =>
  (await call(api(`/search-log?show=${show}&limit=100`), 'GET', { token })).said.items.find(
    (one: LoggedSearch) => one.words === words,
  )

test.each([
  ['a desk', WIDE],
  ['a phone', NARROW],
] as const)(
  'a search that found nothing finds parts as soon as an admin has said what it means, at %s',
  async (_where, viewport) => {
    const words = madeUp()
    const { storage, token } = await asAdmin()
    const shopper = await visit(shopFor(words), { viewport })
    await shopper.getByRole('heading', { name: 'No part fits all of that' }).waitFor()
    await searchOften(shopper, words)
    await expect.poll(() => logged(token, 'nothing', words)).toMatchObject({ found: 0 })

    const page = await visit('/dashboard', { storageState: storage, viewport })
    if (viewport === NARROW) await page.locator('summary').filter({ hasText: 'Overview' }).click()
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Searches' }).click()
    const list = page.getByRole('table', { name: 'Found nothing' })
    await list.getByRole('row').filter({ hasText: words }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

    const teach = page.getByRole('button', { name: `Synonym for “${words}”` })
    await teach.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Teach the search box' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Choose a part type').last().waitFor()
    await dialog.getByLabel('Part type').selectOption('Brake discs')
    await dialog.getByRole('button', { name: 'Try it' }).click()
    const effect = dialog.getByRole('status').filter({ hasText: 'With this rule it would find' })
    await effect.waitFor()
    const [, found] = /finds 0 parts today.*find (\d+) parts/.exec(await effect.innerText())!
    expect(Number(found)).toBeGreaterThan(0)
    await dialog.getByRole('textbox', { name: 'Words' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText(`“${words}” is saved and in use.`).waitFor()

    await expect
      .poll(async () => {
        await open(shopper, shopFor(words))
        return shopper.getByRole('article').count()
      })
      .toBeGreaterThan(0)
    await shopper.getByRole('list', { name: 'Read as:' }).getByText('Brake discs').waitFor()
    await expect.poll(() => logged(token, 'nothing', words)).toBeUndefined()

    await page.getByRole('navigation', { name: 'Searches' }).getByRole('link', { name: 'Rules' }).click()
    await page.getByRole('button', { name: `Change “${words}”` }).click()
    const change = page.getByRole('dialog', { name: 'Change the rule' })
    await change.getByLabel('What the words are').selectOption('Answered by a page of the shop')
    await change.getByLabel('Address').fill('https://elsewhere.example/')
    await change.getByLabel('Name of the page').fill('About us')
    await change.getByRole('button', { name: 'Save' }).click()
    await change.getByText('begins with /').waitFor()
    await change.getByLabel('Address').fill('/aboutUs')
    await change.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Leads to About us (/aboutUs)').first().waitFor()
    await expect
      .poll(async () => {
        await open(shopper, shopFor(words))
        return new URL(shopper.url()).pathname
      })
      .toBe('/aboutUs')

    await page.getByRole('button', { name: `Delete “${words}”` }).press('Enter')
    await page.getByRole('dialog', { name: 'Delete the rule' }).getByRole('button', { name: 'Delete' }).click()
    await page.getByText(`The rule for “${words}” is deleted`).waitFor()
    await expect
      .poll(async () => {
        await open(shopper, shopFor(words))
        return shopper.getByRole('heading', { name: 'No part fits all of that' }).count()
      })
      .toBe(1)
  },
)

test('a list of which a part was opened is no longer among those that nobody opened', async () => {
  const words = madeUp()
  const { token } = await asAdmin()
  const rule = { kind: 'synonym', words, type: 'brake-pads' }
  const { said } = await call(api('/search-rules'), 'POST', { token, body: rule })
  const page = await visit('/')
  await expect
    .poll(async () => {
      await open(page, shopFor(words))
      return page.getByRole('article').count()
    })
    .toBeGreaterThan(0)
  await searchOften(page, words)
  await expect.poll(() => logged(token, 'unopened', words)).toMatchObject({ opened: 0 })
  const cookies: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/search-log')) cookies.push(request.headers()['cookie'])
  })
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(/\/shop\/\d+/)
  await expect.poll(() => logged(token, 'unopened', words)).toBeUndefined()
  expect(cookies).toEqual([undefined])
  await call(api(`/search-rules/${said._id}`), 'DELETE', { token })
})
