import { expect, test } from 'vitest'
import { visit } from '../support/browser.ts'
import { call } from '../support/furnish.ts'
import { api, asAdmin, box, newcomer, paid, partAt } from '../support/packing-desk.ts'

test('an admin who opens the overview sees how many orders wait for what, and goes to them', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const part = await partAt(admin, 1)
  const [toPick, toSend] = [await paid(buyer, { [part]: 1 }), await paid(buyer, { [part]: 1 })]
  await call(api(`/orders/${toSend.id}/parcels`), 'POST', { token: admin.token, body: { place: 1 } })
  const page = await visit('/dashboard', { storageState: admin.storage })
  const toDo = page.getByRole('region', { name: 'To do' })
  await toDo.getByRole('link', { name: /^To pick: [1-9]/ }).click()
  await box(page, toPick).waitFor()
  expect(await box(page, toSend).count()).toBe(0)
  await page.goBack()
  await toDo.getByRole('link', { name: /^To send: [1-9]/ }).click()
  await box(page, toSend).waitFor()
  expect(await box(page, toPick).count()).toBe(0)
})
