import { expect, test } from 'vitest'
import { type Page, visit } from '../../support/browser/browser.ts'
import { call } from '../../support/browser/furnish.ts'
import { api, asAdmin, box, newcomer, newPlace, paid, partAt } from '../../support/browser/packing-desk.ts'

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

test('a list of which nothing is done at once has no boxes to choose, and arrow keys go from row to row', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const place = await newPlace(admin, name('South'))
  const part = await partAt(admin, place)
  const orders = [await paid(buyer, { [part]: 1 }), await paid(buyer, { [part]: 1 })]
  const post = (path: string, body: object) => call(api(path), 'POST', { token: admin.token, body })
  for (const { id } of orders) {
    const packed = (await post(`/orders/${id}/parcels`, {})).said
    const sent = (await post(`/parcels/${packed._id}/send`, { version: packed.version })).said
    await post(`/parcels/${packed._id}/lose`, { version: sent.version, why: 'not found' })
  }
  const page = await visit(`/dashboard/toDo?show=lost&place=${place}`, { storageState: admin.storage })
  const open = (n: number) => page.getByRole('button', { name: `Open order ${orders[n]!.number}` })
  await open(0).waitFor()
  expect(await page.getByRole('checkbox').count()).toBe(0)
  await open(0).press('ArrowDown')
  await hasFocus(page, open(1))
  await open(1).press('ArrowUp')
  await hasFocus(page, open(0))
})
