import { expect, test } from 'vitest'
import { NARROW, type Page, visit, WIDE } from '../../support/browser/browser.ts'
import { call } from '../../support/browser/furnish.ts'
import { acesFile } from '../../support/files/made-files.ts'
import { api, asAdmin, newcomer, paid, partAt } from '../../support/browser/packing-desk.ts'
import { openFilesIn } from '../../support/browser/sent-files.ts'

async function openOrder(viewport: typeof WIDE) {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const { id } = await paid(buyer, { [await partAt(admin, 1)]: 2 })
  return visit(`/dashboard/orders/${id}`, { storageState: admin.storage, viewport })
}
async function openSupplier(viewport: typeof WIDE) {
  const { me, mark, ask } = await openFilesIn()
  const { id } = await ask('POST', '/suppliers', { name: `Hill ${mark}` })
  return visit(`/dashboard/suppliers/${id}`, { storageState: me.storage, viewport })
}
async function openFile(viewport: typeof WIDE) {
  const { me, mark, sends } = await openFilesIn()
  const { id } = await sends('cars.xml', acesFile([{ brand: 'Kovara', number: `NO-${mark}`, partType: null }]))
  return visit(`/dashboard/imports/${id}`, { storageState: me.storage, viewport })
}
async function openRule(viewport: typeof WIDE) {
  const { storage, token } = await asAdmin()
  const name = `flurb${crypto.randomUUID().slice(0, 8)}`
  await call(api('/search-rules'), 'POST', { token, body: { kind: 'synonym', words: name, type: 'brake-pads' } })
  return visit('/dashboard/searches?show=rules', { storageState: storage, viewport })
}

test.each([
  ['a rule of the search box', openRule, /^Change “flurb/, 'Words', WIDE],
  ['why an order is cancelled', openOrder, 'Cancel order', 'Reason', NARROW],
  ['what a refund is for', openOrder, 'Refund', 'Reason', WIDE],
  ['the parts of an order', openOrder, 'Change parts', /^Reason/, NARROW],
  ['a row of a file', openFile, 'Correct row 1', 'Number', WIDE],
  ["a supplier's word", openSupplier, 'Add a word', 'Theirs', NARROW],
] as const)(
  'what is typed for %s is not lost by Escape',
  { timeout: 120_000 },
  async (_what, open, button, label, at) => {
    const page: Page = await open(at)
    const opener = page.getByRole('button', { name: button, exact: true }).first()
    await opener.click()
    const field = page.getByRole('dialog').getByRole('textbox', { name: label })
    await field.fill('Half written')
    await field.press('Escape')
    const question = page.getByRole('dialog', { name: 'Close without saving?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await field.and(page.locator(':focus')).waitFor()
    expect(await field.inputValue()).toBe('Half written')
    await page.mouse.click(3, 300)
    await question.getByRole('button', { name: 'Close without saving' }).click()
    await field.waitFor({ state: 'detached' })
    await opener.and(page.locator(':focus')).waitFor()
  },
)
