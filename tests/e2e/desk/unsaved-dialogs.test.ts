import { expect, inject, test } from 'vitest'
import { NARROW, type Page, visit, WIDE } from '../../support/browser/browser.ts'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { enter } from '../../support/browser/furnish.ts'

async function openDialog(path: string, button: string, viewport = WIDE) {
  const { storage } = await enter({ shopUrl: inject('shopUrl') }, 'sign-in', ADMIN)
  const page = await visit(path, { storageState: storage, viewport })
  await page.getByRole('button', { name: button, exact: true }).click()
  return { page, dialog: page.getByRole('dialog', { name: button, exact: true }) }
}
const toAttached = (state: 'visible' | 'detached') => (state === 'visible' ? 'attached' : state)
const question = (page: Page) => page.getByRole('dialog', { name: 'Close without saving?' })

test.each([
  ['a zone', '/dashboard/delivery', 'Add a zone', 'Name', WIDE],
  ['a delivery method', '/dashboard/delivery', 'Add a method', 'Name', NARROW],
])(
  'what is typed for %s is not lost by Escape, or by a press outside',
  async (_what, path, button, label, viewport) => {
    const { page, dialog } = await openDialog(path, button, viewport)
    const field = dialog.getByLabel(label, { exact: true })
    await field.fill('Half written')
    await field.press('Escape')
    await question(page).getByRole('button', { name: 'Cancel' }).click()
    await field.and(page.locator(':focus')).waitFor()
    // A browser lets no page stop a second Escape in a row.
    for (const state of ['visible', 'detached', 'visible'] as const) {
      await page.keyboard.press('Escape')
      await question(page).waitFor({ state })
      // The browser hides it before the page knows; a press between the two is the same one for the page.
      await page.locator('dialog button', { hasText: 'Close without saving' }).waitFor({ state: toAttached(state) })
    }
    await question(page).getByRole('button', { name: 'Cancel' }).click()
    expect(await field.inputValue()).toBe('Half written')
    await page.mouse.click(3, 300)
    await question(page).getByRole('button', { name: 'Close without saving' }).click()
    await dialog.waitFor({ state: 'detached' })
  },
)

test('a dialog in which nothing was typed closes at once', async () => {
  const { page, dialog } = await openDialog('/dashboard/delivery', 'Add a zone')
  await dialog.getByLabel('Name').press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Add a zone' }).and(page.locator(':focus')).waitFor()
})
