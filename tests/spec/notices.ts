import { expect } from 'vitest'
import type { Page } from '../support/browser/browser.ts'

/** Presses the button of that name in a page's own part. */
export const press = (at: Page, name: string) => at.getByRole('main').getByRole('button', { name, exact: true }).click()
/** The notifications with that text. */
export const note = (at: Page, text: string) => at.locator('[data-sonner-toast]').filter({ hasText: text })
/** The notification says exactly this. A text that ends with a blank cannot be told from one that does not. */
export const notified = async (at: Page, text: string) => {
  await note(at, text).first().waitFor()
  expect((await note(at, text).first().locator('[data-title]').innerText()).trim()).toBe(text.trim())
}
/** Answers one kind of write with a refusal while `act` runs. */
export async function refused(at: Page, path: string, act: () => Promise<void>, status = 500) {
  const answer = {
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ status, code: 'x', title: 'No.' }),
  }
  await at.route(path, (route) => (route.request().method() === 'GET' ? route.continue() : route.fulfill(answer)))
  await act()
  await at.unroute(path)
}
