import { expect, test } from 'vitest'
import { type Page, visit } from '../../support/browser/browser.ts'

/** A page on which something was just said, with the focus at the last button of the page. */
async function told() {
  const page = await visit('/')
  await page.getByLabel(/^(VIN|Or type its VIN)$/).fill('1HGCM82633A004352')
  await page.getByRole('button', { name: 'Find my car' }).click()
  await page.waitForURL(/\/shop\?car/)
  // A page that was gone to takes the focus when it has come.
  await page.locator('#main:focus').waitFor()
  const close = page.getByRole('button', { name: 'Close toast' })
  // It stays as long as the mouse is over it.
  await close.hover()
  const last = page.getByRole('button', { name: 'Light or dark' })
  await last.focus()
  return { page, close, last }
}
const isFocused = (place: ReturnType<Page['locator']>) =>
  place.evaluate((element) => element === document.activeElement || element.contains(document.activeElement))

test('Tab goes through a notification and on, not round it', async () => {
  const { page, close, last } = await told()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await isFocused(close)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await isFocused(last)).toBe(false)
  expect(await isFocused(page.getByRole('list').filter({ has: close }))).toBe(false)
})

test('who closes a notification by keyboard is back where they were', async () => {
  const { page, close, last } = await told()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await close.waitFor({ state: 'detached' })
  await last.and(page.locator(':focus')).waitFor()
})
