import { expect, test } from 'vitest'
import { visit } from '../../support/browser/browser.ts'
import { openFilesIn, region } from '../../support/browser/sent-files.ts'

const TIME = { timeout: 180_000 }
const WORK = { timeout: 60_000 }

test(
  'what a seller chose for columns is kept while words are saved, and not lost by a press on the menu',
  TIME,
  async () => {
    const { me, mark, sends } = await openFilesIn()
    const lines = [
      'Artikel,Marke,Wie es heisst,Was es kostet,Teileart',
      `UF-${mark},Grove ${mark},Disc,44,brake-discs`,
      `UF-${mark}-B,Kovara,Pads,12,brake-pads`,
    ]
    const { id } = await sends('list.csv', lines.join('\n'))
    const page = await visit(`/dashboard/imports/${id}`, { storageState: me.storage })
    const warning = page.getByRole('dialog', { name: 'Leave without saving?' })
    const menu = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Exports', exact: true })
    const staysThough = async () => {
      await menu.click()
      await warning.getByRole('button', { name: 'Cancel' }).click()
      await warning.waitFor({ state: 'detached' })
    }
    const words = region(page, 'Unknown words')
    await words.getByLabel(`Grove ${mark}`).first().fill(`new: Grove ${mark}`)
    await staysThough()
    const price = page.getByLabel('Was es kostet means')
    await page.getByLabel('Wie es heisst means').selectOption('Name')
    await price.selectOption('Price')
    await words.getByRole('button', { name: 'Save words and read again' }).click()
    await words.waitFor({ state: 'detached', ...WORK })
    await price.waitFor(WORK)
    expect(await price.locator('option:checked').innerText()).toBe('Price')
    await staysThough()
    await page.getByRole('button', { name: 'Save columns and read again' }).click()
    await page.getByText(/^Applying this file adds 2 parts/).waitFor(WORK)
    await menu.click()
    await page.waitForURL('**/dashboard/exports')
  },
)
