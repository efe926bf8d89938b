import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { expect, inject, test } from 'vitest'
import { NARROW, type Page, visit, WIDE } from '../../support/browser/browser.ts'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { call, enter } from '../../support/browser/furnish.ts'

const asAdmin = () => enter({ shopUrl: inject('shopUrl') }, 'sign-in', ADMIN)

async function downloaded(page: Page, button: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}
const wider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test.each([
  ['a desk', WIDE],
  ['a phone', NARROW],
] as const)(
  'an admin downloads a list and lets a partner fetch it, until it is revoked, at %s',
  async (_where, viewport) => {
    const { storage, token } = await asAdmin()
    const partner = `Garage ${crypto.randomUUID().slice(0, 8)}`
    const page = await visit('/dashboard', { storageState: storage, viewport })
    if (viewport === NARROW) await page.locator('summary').filter({ hasText: 'Overview' }).click()
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Exports' }).click()
    const form = page.getByRole('form', { name: 'What to export' })
    await form.getByLabel('File', { exact: true }).selectOption('Parts as CSV')
    await form.getByLabel('Separator').selectOption('Semicolon')
    const list = `${inject('shopUrl')}/shop?category=brake-pads&sort=price-up`
    await form.getByLabel('Which parts').fill(`${list}&rating=9`)
    await form.getByRole('button', { name: 'Download' }).click()
    await form.getByText(/rating should be/i).waitFor()
    await form.getByLabel('Which parts').fill(list)
    const csv = await downloaded(page, 'Download')
    expect(csv.name).toBe('parts.csv')
    const rows = parse(csv.bytes, { columns: true, bom: true, delimiter: ';' }) as Record<string, string>[]
    const { count } = (await call(`${inject('shopUrl')}/api/parts?category=brake-pads`, 'GET', { token })).said
    expect(rows).toHaveLength(count)
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['brake-pads']))

    await page.getByRole('button', { name: 'Make an address' }).click()
    await page.getByText('Say who gets this address').waitFor()
    await page.getByLabel('Who gets it').fill(partner)
    await page.getByRole('button', { name: 'Make an address' }).click()
    const url = await page.getByRole('status').filter({ hasText: partner }).locator('code').innerText()
    const fetched = await page.request.get(url)
    expect(fetched.headers()['content-disposition']).toBe('attachment; filename="parts.csv"')
    expect(await wider(page)).toBeLessThanOrEqual(0)

    await page.reload()
    const row = page.getByRole('table', { name: 'Addresses of partners' }).getByRole('row').filter({ hasText: partner })
    await row.waitFor()
    expect(await row.innerText()).not.toContain('Never')
    expect(await page.content()).not.toContain(new URL(url).searchParams.get('key'))
    await row.getByRole('button', { name: `Revoke the address of ${partner}` }).click()
    await page.getByRole('dialog', { name: 'Revoke an address' }).getByRole('button', { name: 'Revoke' }).click()
    await row.getByText(/Revoked on/).waitFor()
    expect((await page.request.get(url)).status()).toBe(404)

    const template = await downloaded(page, 'Template as a spreadsheet')
    expect([template.name, template.bytes.subarray(0, 2).toString()]).toEqual(['template.xlsx', 'PK'])
  },
)
