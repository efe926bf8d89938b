import { test } from 'vitest'
import { type Page, visit } from '../support/browser.ts'
import { asAdmin, box, newcomer, newPlace, paid, partAt } from '../support/packing-desk.ts'

const name = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`
type Place = ReturnType<Page['locator']>
const hasFocus = (page: Page, place: Place) => place.and(page.locator(':focus')).waitFor({ timeout: 3000 })

test('who packs by keyboard goes on at the order, and when it is done at the next one', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const [east, west] = [name('East'), name('West')]
  const [here, there] = [await newPlace(admin, east), await newPlace(admin, west)]
  const [part, other] = [await partAt(admin, here), await partAt(admin, there)]
  const both = await paid(buyer, { [part]: 1, [other]: 1 })
  const last = await paid(buyer, { [part]: 1 })

  const page = await visit(`/dashboard/toDo?place=${here}&order=${both.number}`, { storageState: admin.storage })
  const scanned = page.getByRole('region', { name: 'Scanned' })
  const packAt = (where: string) => page.getByRole('form', { name: `Pack at ${where}` })
  await packAt(west).getByRole('button').press('Enter')
  await page.getByRole('region', { name: 'Parcel 1' }).waitFor()
  await hasFocus(page, scanned.getByRole('group', { name: `Order ${both.number}: what to do` }))
  await scanned.getByRole('button', { name: 'Put away' }).press('Enter')

  await page.getByRole('button', { name: `Open order ${both.number}` }).press('Enter')
  await packAt(east).getByRole('button').press('Enter')
  await box(page, both).waitFor({ state: 'detached' })
  await hasFocus(page, box(page, last))
  await page.getByRole('button', { name: `Open order ${last.number}` }).press('Enter')
  await packAt(east).getByRole('button').press('Enter')
  await page.getByText('Nothing waits to be picked').waitFor()
  await hasFocus(page, page.locator('#main'))
})
