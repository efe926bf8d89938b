import { expect, test } from 'vitest'
import { NARROW, open, type Page, visit, WIDE } from '../../support/browser/browser.ts'
import { call, pay, type Resident } from '../../support/browser/furnish.ts'
import { GOLDEN } from '../../support/shops/guests.ts'
import {
  api,
  asAdmin,
  box,
  newcomer,
  type Paid,
  paid,
  partAt,
  shown,
  urls,
} from '../../support/browser/packing-desk.ts'

const isNarrowEnough = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

test.each([
  ['a desk', WIDE],
  ['a phone', NARROW],
] as const)('an admin packs and sends 20 orders at once, at %s', async (_where, viewport) => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const part = await partAt(admin, 1)
  const orders: Paid[] = []
  while (orders.length < 20) orders.push(await paid(buyer, { [part]: 1 }))
  const page = await visit('/dashboard/toDo', { storageState: admin.storage, viewport })
  for (const one of orders) await box(page, one).check()
  await isNarrowEnough(page)
  await page.getByRole('button', { name: 'Pack 20' }).click()
  await page.getByText('20 orders packed.').waitFor()
  await page
    .getByRole('navigation', { name: 'Lists' })
    .getByRole('link', { name: /^To send/ })
    .click()
  for (const one of orders) await box(page, one).check()
  // Somebody else has sent one of them meanwhile.
  const [{ _id, version }] = (await shown(buyer, orders[7]!)).parcels
  await call(api(`/parcels/${_id}/send`), 'POST', { token: admin.token, body: { version } })
  await page.getByRole('button', { name: 'Send 20' }).click()
  await page.getByText('19 orders sent, 1 failed.').waitFor()
  await page.getByText(`${orders[7]!.number}: Somebody else has changed this parcel meanwhile.`).waitFor()
  for (const one of orders) expect((await shown(buyer, one)).fulfilment).toBe('sent')
})

test('the page of a paid order leads to packing it, and from there back', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const one = await paid(buyer, { [await partAt(admin, 1)]: 1 })
  const page = await visit(`/dashboard/orders/${one.id}`, { storageState: admin.storage })
  await page.getByRole('link', { name: 'Pack it' }).click()
  const desk = page.getByRole('region', { name: 'Scanned' })
  await desk.getByRole('button', { name: `Pack all of ${one.number}` }).click()
  await desk.getByRole('button', { name: `Send ${one.number}` }).waitFor()
  // The second press of a double click, which the button after it gets.
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await desk.getByRole('link', { name: 'The whole order' }).click()
  await page.waitForURL(`/dashboard/orders/${one.id}`)
  expect((await shown(buyer, one)).fulfilment).toBe('packed')
  await page.getByRole('link', { name: 'Send it' }).click()
  await desk.getByRole('button', { name: `Send ${one.number}` }).click()
  await page.getByText(`Order ${one.number} is sent`).waitFor()
  await open(page, `/order/${one.id}`)
  await page.getByRole('heading', { level: 1, name: `Order ${one.number}` }).waitFor()
  expect(await page.getByRole('link', { name: 'See its parcels' }).count()).toBe(0)
})

test('the page of an order of which one parcel has left leads to packing the rest, and then to sending it', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const { token } = admin
  const { items: places } = (await call(api('/places'), 'GET', { token })).said
  const [first, second] = places as { id: number }[]
  const one = await paid(buyer, { [await partAt(admin, first!.id)]: 1, [await partAt(admin, second!.id)]: 1 })
  const pack = async (place: number) =>
    (await call(api(`/orders/${one.id}/parcels`), 'POST', { token, body: { place } })).said
  const { _id, version } = await pack(first!.id)
  await call(api(`/parcels/${_id}/send`), 'POST', { token, body: { version } })
  const page = await visit(`/dashboard/orders/${one.id}`, { storageState: admin.storage })
  await page.getByRole('link', { name: 'Pack it' }).waitFor()
  await pack(second!.id)
  await page.reload()
  await page.getByRole('link', { name: 'Send it' }).waitFor()
})

test('an order that has arrived no longer says when it is expected', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const as = async (who: Resident, path: string, body: object) =>
    (await call(api(path), 'POST', { token: who.token, body })).said
  const lines = [{ part: await partAt(admin, 1), quantity: 1 }]
  const { quote, method } = await as(buyer, '/quote', { lines, to: { country: 'US', postcode: GOLDEN.postcode } })
  const { email } = buyer
  const { insertedId: orderId } = await as(buyer, '/checkout', { quote, method, lines, email, shipTo: GOLDEN })
  await pay(urls(), buyer, orderId)
  const page = await visit(`/order/${orderId}`, { storageState: buyer.storage })
  await page.getByText(/^Standard delivery: expected /).waitFor()
  const { _id, version } = await as(admin, `/orders/${orderId}/parcels`, {})
  const sent = await as(admin, `/parcels/${_id}/send`, { version })
  await as(admin, `/parcels/${_id}/deliver`, { version: sent.version })
  await open(page, `/order/${orderId}`)
  await page.getByText('Standard delivery: delivered', { exact: true }).waitFor()
  expect(await page.getByText(/expected/).count()).toBe(0)
})

test('parts from two places become two parcels, each packed where it lies', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const { items: places } = (await call(api('/places'), 'GET', { token: admin.token })).said
  const [first, second] = places as { id: number; name: string }[]
  const one = await paid(buyer, { [await partAt(admin, first!.id)]: 1, [await partAt(admin, second!.id)]: 2 })
  const page = await visit('/dashboard/toDo', { storageState: admin.storage })
  await box(page, one).check()
  await page.getByRole('link', { name: 'Pick list' }).click()
  for (const { name, id } of [first!, second!]) await page.getByRole('region', { name }).getByText(`A-${id}`).waitFor()
  await page.getByRole('img', { name: `Barcode of ${one.number}` }).waitFor()
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size)
    await page.getByText(`2 × ${one.number}`).filter({ visible: true }).waitFor()
  }
  await page.goBack()
  const row = page.getByRole('listitem').filter({ has: box(page, one) })
  await row.getByRole('button', { name: `Open order ${one.number}` }).click()
  const form = page.getByRole('form', { name: `Pack at ${second!.name}` })
  await form.getByRole('spinbutton').fill('1')
  await form.getByRole('button', { name: 'Pack into one parcel' }).click()
  await page.getByRole('region', { name: 'Parcel 1' }).waitFor()
  await box(page, one).check()
  await page.getByRole('button', { name: 'Pack 1' }).click()
  await page.getByText('1 order packed.').waitFor()
  const { fulfilment, parcels } = await shown(buyer, one)
  expect([fulfilment, parcels.map((parcel: { place: { id: number } }) => parcel.place.id).toSorted()]).toEqual([
    'packed',
    [first!.id, second!.id, second!.id].toSorted(),
  ])
  await page.getByRole('link', { name: 'Packing slips' }).click()
  await expect.poll(() => page.getByRole('article', { name: new RegExp(one.number) }).count()).toBe(3)
})

test('after a part of an order is packed, what is left stands typed, and an error that was mended is gone', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const items = { [await partAt(admin, 1)]: 2, [await partAt(admin, 1)]: 3 }
  const one = await paid(buyer, items)
  const page = await visit('/dashboard/toDo', { storageState: admin.storage, viewport: NARROW })
  await page.getByRole('button', { name: `Open order ${one.number}` }).click()
  const form = page.getByRole('form', { name: /^Pack at/ })
  const units = form.getByRole('spinbutton')
  await units.first().fill('9')
  await form.getByRole('button', { name: 'Pack into one parcel' }).click()
  await form.getByText('Only 2 of this line are left').waitFor()
  await units.first().fill('2')
  await units.last().fill('0')
  await form.getByRole('button', { name: 'Pack into one parcel' }).click()
  await page.getByRole('region', { name: 'Parcel 1' }).waitFor()
  await expect
    .poll(() => units.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value)))
    .toEqual(['3'])
  expect(await form.getByText(/Only 2|Please check/).count()).toBe(0)
})

test('who packs at one place is told what lies at another, and packs none of it', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const { items: places } = (await call(api('/places'), 'GET', { token: admin.token })).said
  const [first, second] = places as { id: number; name: string }[]
  const [here, there] = [await partAt(admin, first!.id), await partAt(admin, second!.id)]
  const [both, other] = [await paid(buyer, { [here]: 1, [there]: 1 }), await paid(buyer, { [there]: 1 })]
  const viewport = NARROW
  const page = await visit(`/dashboard/toDo?place=${first!.id}`, { storageState: admin.storage, viewport })
  const scan = async ({ number }: { number: string }) => {
    await page.getByLabel('Scan or type a number').fill(number)
    await page.keyboard.press('Enter')
  }
  await scan(other)
  await page.getByText(`None of it is at ${first!.name}. It is packed at ${second!.name}.`).waitFor()
  expect(await page.getByRole('button', { name: `Pack all of ${other.number}` }).count()).toBe(0)
  await scan(both)
  await page.getByText(`The rest of it is at ${second!.name}.`).waitFor()
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/elsewhere.png`, fullPage: true })
  await page.getByRole('button', { name: `Pack all of ${both.number}` }).click()
  await page.getByText(`Order ${both.number} is packed`).waitFor()
  const { parcels } = await shown(buyer, both)
  expect(parcels.map((parcel: { place: { id: number } }) => parcel.place.id)).toEqual([first!.id])
  expect((await shown(buyer, other)).parcels ?? []).toEqual([])
})

test('who sends at one place sends no parcel of another, and prints only slips of the place', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const { items: places } = (await call(api('/places'), 'GET', { token: admin.token })).said
  const [first, second] = places as { id: number; name: string }[]
  const parts = { [await partAt(admin, first!.id)]: 1, [await partAt(admin, second!.id)]: 1 }
  const [one, scanned] = [await paid(buyer, parts), await paid(buyer, parts)]
  for (const { id } of [one, scanned])
    for (const place of [first!.id, second!.id])
      await call(api(`/orders/${id}/parcels`), 'POST', { token: admin.token, body: { place } })
  const states = async (order: Paid) =>
    (await shown(buyer, order)).parcels.map((parcel: { place: { id: number }; state: string }) => [
      parcel.place.id,
      parcel.state,
    ])
  const page = await visit(`/dashboard/toDo?show=send&place=${first!.id}`, { storageState: admin.storage })
  await box(page, one).check()
  await page.getByRole('link', { name: 'Packing slips' }).click()
  await page.getByRole('article', { name: `${one.number}, Parcel 1` }).waitFor()
  expect(await page.getByRole('article').count()).toBe(1)
  await page.goBack()
  await box(page, one).check()
  await page.getByRole('button', { name: 'Send 1' }).click()
  await page.getByText('1 order sent.').waitFor()
  const onlyHere = [
    [first!.id, 'sent'],
    [second!.id, 'packed'],
  ]
  expect(await states(one)).toEqual(onlyHere)
  await page.getByLabel('Scan or type a number').fill(scanned.number)
  await page.keyboard.press('Enter')
  await page.getByText(`The rest of it is at ${second!.name}.`).waitFor()
  await page.getByRole('button', { name: `Send ${scanned.number}` }).click()
  await page.getByText(`Order ${scanned.number} is sent`).waitFor()
  expect(await states(scanned)).toEqual(onlyHere)
})

test('a parcel that is lost is sent once more, and a wrong number is named at its field', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const one = await paid(buyer, { [await partAt(admin, 1)]: 1 })
  const { token } = admin
  await call(api(`/orders/${one.id}/parcels`), 'POST', { token, body: {} })
  const page = await visit('/dashboard/toDo?show=send', { storageState: admin.storage, viewport: NARROW })
  await page.getByRole('button', { name: `Open order ${one.number}` }).click()
  await page.getByLabel('Tracking link').fill('nowhere')
  await page.getByRole('form', { name: 'Send' }).getByRole('button', { name: 'Send' }).click()
  await page
    .getByText('Please give the address of a page with https://, as in https://post.example/track/123')
    .waitFor()
  await isNarrowEnough(page)
  await page.getByLabel('Tracking link').fill('https://carrier.example/1')
  await page.getByRole('form', { name: 'Send' }).getByRole('button', { name: 'Send' }).click()
  await expect.poll(async () => (await shown(buyer, one)).fulfilment).toBe('sent')
  await open(page, '/dashboard/toDo?show=under-way')
  await page.getByRole('button', { name: `Open order ${one.number}` }).click()
  await page.getByRole('button', { name: 'It is lost' }).press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('why')
  await page.getByRole('button', { name: 'Mark as lost' }).click()
  await page.getByText('Please say why').waitFor()
  await page.getByLabel('What happened?').fill('The van burnt')
  await page.getByRole('button', { name: 'Mark as lost' }).click()
  await page.getByRole('button', { name: 'Mark as lost' }).waitFor({ state: 'detached' })
  await open(page, '/dashboard/toDo?show=lost')
  await page.getByText('Send lost parcels once more, or refund their orders.').waitFor()
  await page.getByRole('button', { name: `Open order ${one.number}` }).click()
  await page.getByRole('button', { name: 'Send once more' }).click()
  await expect.poll(async () => (await shown(buyer, one)).fulfilment).toBe('to-pick')
})
