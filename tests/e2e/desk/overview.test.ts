import { expect, test } from 'vitest'
import { open, visit } from '../../support/browser/browser.ts'
import { call } from '../../support/browser/furnish.ts'
import { api, asAdmin, box, newcomer, paid, partAt } from '../../support/browser/packing-desk.ts'

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

test('of what waits the first eight stand there, and all of it when it is asked for', async () => {
  const admin = await asAdmin()
  const page = await visit('about:blank', { storageState: admin.storage })
  const files = Array.from({ length: 12 }, (_, n) => ({
    supplier: { id: n + 1, name: `Silent ${n + 1}` },
    file: null,
    why: null,
  }))
  await page.route('**/api/overview', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), files } })
  })
  await open(page, '/dashboard')
  const sheet = page.getByRole('region', { name: 'Files of suppliers' })
  const rows = sheet.getByRole('listitem')
  await rows.first().waitFor()
  expect(await rows.count()).toBe(8)
  await sheet.getByRole('button', { name: 'Show all 12' }).click()
  await sheet.getByText('Silent 12', { exact: true }).waitFor()
  expect(await rows.count()).toBe(12)
  await sheet.getByRole('button', { name: 'Show fewer' }).click()
  await expect.poll(() => rows.count()).toBe(8)
})

test('of the parts that run out all can be seen, and not the first eight alone', async () => {
  const admin = await asAdmin()
  const page = await visit('/dashboard', { storageState: admin.storage })
  const { lowStock } = (await call(api('/overview'), 'GET', { token: admin.token })).said
  const sheet = page.getByRole('region', { name: 'Running out' })
  await sheet.getByRole('button', { name: /^Show (all|the first) / }).click()
  await expect.poll(() => sheet.getByRole('listitem').count()).toBe(lowStock.length)
  expect(lowStock.length).toBeGreaterThan(8)
})
