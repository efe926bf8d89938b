import { expect, test } from 'vitest'
import { NARROW, visit, WIDE } from '../support/browser.ts'
import { acesFile } from '../support/made-files.ts'
import { openFilesIn, region } from '../support/sent-files.ts'

const TIME = { timeout: 180_000 }

test('a file that came cut off is sent again, and is not asked what it is', TIME, async () => {
  const { me, sends, supplier } = await openFilesIn()
  const { id } = await sends('cars.xml', acesFile([{}, {}]).slice(0, -60), '&full=true')
  const page = await visit(`/dashboard/imports/${id}`, { storageState: me.storage, viewport: NARROW })
  await page.getByText('it was cut off on its way').waitFor()
  expect(await region(page, 'What the file is').count()).toBe(0)
  expect(await page.getByText('Say below').count()).toBe(0)
  await page.getByRole('link', { name: 'Send it again' }).click()
  const form = page.getByRole('form', { name: 'Send a file' })
  await form.waitFor()
  const choice = form.getByLabel('Supplier', { exact: true })
  expect(await choice.locator('option:checked').innerText()).toBe(supplier.name)
  expect(await form.getByLabel('Everything of this supplier').isChecked()).toBe(true)
})

test('a list without part numbers is asked which column has them', TIME, async () => {
  const { me, sends } = await openFilesIn()
  const { id } = await sends('list.csv', 'Colour,Shape\nred,round\n')
  const page = await visit(`/dashboard/imports/${id}`, { storageState: me.storage, viewport: WIDE })
  await page.getByText('No column of this file has part numbers').waitFor()
  await region(page, 'What its columns mean').getByLabel('Colour means').waitFor()
  expect(await page.getByRole('link', { name: 'Send it again' }).count()).toBe(0)
})
