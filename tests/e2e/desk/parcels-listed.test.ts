import { expect, test } from 'vitest'
import { NARROW, open, visit } from '../../support/browser/browser.ts'
import { call } from '../../support/browser/furnish.ts'
import { api, asAdmin, box, newcomer, paid, partAt } from '../../support/browser/packing-desk.ts'

test('on the list of what to send, an order tells what its packed parcels hold, and not what is still to be picked', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const { items } = (await call(api('/places'), 'GET', { token: admin.token })).said
  const [first, second] = items as { id: number; name: string }[]
  const one = await paid(buyer, { [await partAt(admin, first!.id)]: 5, [await partAt(admin, second!.id)]: 3 })
  const pack = (body: object) => call(api(`/orders/${one.id}/parcels`), 'POST', { token: admin.token, body })
  const lineAt = async ({ id }: { id: number }) => {
    const { toPack } = (await call(api(`/to-do/${one.number}`), 'GET', { token: admin.token })).said
    return toPack.find(({ place }: { place: { id: number } }) => place.id === id).line
  }
  await pack({ place: first!.id, lines: [{ line: await lineAt(first!), quantity: 2 }] })
  await pack({ place: second!.id, lines: [{ line: await lineAt(second!), quantity: 3 }] })
  const page = await visit('/dashboard/toDo?show=send', { storageState: admin.storage })
  const units = page
    .getByRole('listitem')
    .filter({ has: box(page, one) })
    .getByRole('listitem')
  await units.first().waitFor()
  expect(await units.allInnerTexts()).toEqual([
    expect.stringMatching(new RegExp(`^2 × .* · Parcel 1, ${first!.name}$`)),
    expect.stringMatching(new RegExp(`^3 × .* · Parcel 2, ${second!.name}$`)),
  ])
  await open(page, `/dashboard/toDo?show=send&place=${second!.id}`)
  await expect.poll(() => units.count()).toBe(1)
  expect(await units.innerText()).toMatch(/^3 × .* · Parcel 2/)
  await open(page, '/dashboard/toDo')
  await expect.poll(() => units.count()).toBe(1)
  expect(await units.innerText()).toMatch(new RegExp(`^3 × .* · ${first!.name}, A-${first!.id}$`))
})

test('a parcel that its carrier brought back is told to its buyer as one that came back, not as one that is lost', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const one = await paid(buyer, { [await partAt(admin, 1)]: 1 })
  const post = (path: string, body: object) => call(api(path), 'POST', { token: admin.token, body })
  const { _id } = (await post(`/orders/${one.id}/parcels`, {})).said
  await post(`/parcels/${_id}/send`, { version: 1 })
  const page = await visit('/', { storageState: buyer.storage })
  const returned = { at: new Date().toISOString(), what: 'returned', place: 'Depot' }
  await page.route(`**/api/orders/${one.id}`, async (route) => {
    const response = await route.fetch()
    const order = await response.json()
    await route.fulfill({ response, json: { ...order, parcels: [{ ...order.parcels[0], events: [returned] }] } })
  })
  const parcel = page.getByRole('region', { name: 'Parcel', exact: true })
  await open(page, `/order/${one.id}`)
  await parcel.getByText('It is coming back to us. We will write to you.').waitFor()
  expect(await page.getByText('On its way').count()).toBe(0)
  await post(`/parcels/${_id}/lose`, { version: 2, why: 'counted in' })
  await open(page, `/order/${one.id}`)
  await parcel.getByText('It came back to us. Please answer our mail, and we will put it right.').waitFor()
  await page.getByText('Parcel 1 came back').waitFor()
  expect(await page.getByText(/lost/i).count()).toBe(0)
})

test('at the desk a parcel that its carrier brought back is noted as one that came back, once it is counted in', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const one = await paid(buyer, { [await partAt(admin, 1)]: 1 })
  const post = (path: string, body: object) => call(api(path), 'POST', { token: admin.token, body })
  const { _id } = (await post(`/orders/${one.id}/parcels`, {})).said
  await post(`/parcels/${_id}/send`, { version: 1 })
  const page = await visit('/', { storageState: admin.storage, viewport: NARROW })
  const returned = { at: new Date().toISOString(), what: 'returned', place: 'Depot' }
  await page.route(/\/api\/to-do(\?|\/CM-)/, async (route) => {
    const response = await route.fetch()
    const said = await response.text()
    const json = JSON.parse(said.replaceAll('"events":[]', `"events":[${JSON.stringify(returned)}]`))
    await route.fulfill({ response, json })
  })
  await open(page, '/dashboard/toDo?show=under-way')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Open order ${one.number}` }) })
  await row.getByText('Coming back', { exact: true }).waitFor()
  expect(await row.getByText('On its way').count()).toBe(0)
  await page.getByRole('button', { name: `Open order ${one.number}` }).click()
  await page.getByText('Count its parts in again').waitFor()
  await page.getByRole('heading', { name: 'Parcel 1: came back' }).waitFor()
  await page.getByRole('button', { name: 'It came back' }).click()
  await page.getByLabel('What happened?').fill('Refused at the door')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Mark as returned' }).click()
  await page.getByRole('button', { name: 'Mark as returned' }).waitFor({ state: 'detached' })
  expect(await page.getByText(/lost/i).filter({ hasText: 'Parcel' }).count()).toBe(0)
})

test('who sends a lost parcel once more, though its price was sent back meanwhile, is asked first', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const one = await paid(buyer, { [await partAt(admin, 1)]: 2 })
  const post = (path: string, body: object) => call(api(path), 'POST', { token: admin.token, body })
  const { said: parcel } = await post(`/orders/${one.id}/parcels`, { place: 1, lines: [{ line: 0, quantity: 1 }] })
  await post(`/parcels/${parcel._id}/send`, { version: 1 })
  await post(`/parcels/${parcel._id}/lose`, { version: 2, why: 'gone' })
  const page = await visit('/dashboard/toDo?show=lost', { storageState: admin.storage, viewport: NARROW })
  await page.getByRole('button', { name: `Open order ${one.number}` }).click()
  const { lines } = (await call(api(`/orders/${one.id}`), 'GET', { token: admin.token })).said
  await post(`/orders/${one.id}/refunds`, { amount: lines[0].price, reason: 'lost' })
  const again = page.getByRole('button', { name: 'Send once more' })
  const question = page.getByRole('dialog', { name: 'Send it once more?' })
  await again.click()
  await question.getByText('The price of what was lost has been sent back to the customer.').waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  await again.click()
  await question.getByRole('button', { name: 'Send it free of charge' }).click()
  await again.waitFor({ state: 'detached' })
  const { parcels } = (await call(api(`/orders/${one.id}`), 'GET', { token: admin.token })).said
  expect(parcels[0].replaced).toBe(true)
  await open(page, `/dashboard/orders/${one.id}`)
  const history = page.getByRole('region', { name: 'What happened' }).getByRole('listitem')
  expect(await history.filter({ hasText: 'Parcel 1 lost' }).innerText()).toContain('gone')
  expect(await history.filter({ hasText: 'Parcel 1 sent' }).innerText()).toContain(', by ')
  expect(await history.last().innerText()).toContain('What was in parcel 1 is sent once more')
})
