import { expect, inject, test } from 'vitest'
import { NARROW, open, type Page, visit, WIDE } from '../support/browser.ts'
import { ADMIN } from '../support/browser-setup.ts'
import { call, enter, order, pay, type Resident } from '../support/furnish.ts'
import { GOLDEN } from '../support/guests.ts'

const urls = () => ({ shopUrl: inject('shopUrl'), sandboxUrl: inject('sandboxUrl') })
const api = (path: string) => `${inject('shopUrl')}/api${path}`
const asAdmin = () => enter(urls(), 'sign-in', ADMIN)

async function newcomer(): Promise<Resident> {
  const email = `pack.${crypto.randomUUID().slice(0, 8)}@example.com`
  return enter(urls(), 'sign-up', { name: 'Robin Berg', email, password: 'spanner-42' })
}

type Paid = { id: string; number: string }
/** A paid order, and its number. */
async function paid(buyer: Resident, items: Record<string, number>): Promise<Paid> {
  const id = await order(urls(), buyer, items)
  await pay(urls(), buyer, id)
  const { said } = await call(api(`/orders/${id}`), 'GET', { token: buyer.token })
  return { id, number: said.orderNumber }
}
const shown = async (buyer: Resident, { id }: Paid) =>
  (await call(api(`/orders/${id}`), 'GET', { token: buyer.token })).said

/** A part of which a hundred units lie at a place. */
async function partAt(admin: Resident, place: number): Promise<string> {
  const body = { name: 'Brake disc, front', price: 40, img: 'https://pictures.example/part.jpg', stock: 100 }
  const { insertedId } = (await call(api('/bestSeller'), 'POST', { token: admin.token, body })).said
  const path = api(`/parts/${insertedId}/places`)
  const { version, places: before } = (await call(path, 'GET', { token: admin.token })).said
  const unitsWas = Object.fromEntries(
    before.map((one: { place: number; units: number | null }) => [one.place, one.units]),
  )
  const places = [{ place, shelf: `A-${place}`, units: null }]
  await call(path, 'PUT', { token: admin.token, body: { version, unitsWas, places } })
  return insertedId
}

const box = (page: Page, { number }: Paid) => page.getByRole('checkbox', { name: `Order ${number}` })
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
  await desk.getByRole('button', { name: `Pack ${one.number}` }).click()
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

test('by keyboard and scanner alone an order is chosen, opened, packed and sent', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const part = await partAt(admin, 1)
  const [one, two] = [await paid(buyer, { [part]: 1 }), await paid(buyer, { [part]: 1 })]
  const page = await visit('/dashboard/toDo', { storageState: admin.storage })
  await box(page, one).focus()
  await page.keyboard.press('Space')
  expect(await box(page, one).isChecked()).toBe(true)
  await page.keyboard.press('ArrowDown')
  expect(await box(page, two).evaluate((it) => it === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('form', { name: /^Pack at/ }).waitFor()
  const scan = async () => {
    await page.getByLabel('Scan or type a number').focus()
    await page.keyboard.type(two.number.toLowerCase().replaceAll('-', ''))
    await page.keyboard.press('Enter')
  }
  await scan()
  await page.getByRole('button', { name: `Pack ${two.number}` }).waitFor()
  await scan()
  await page.getByRole('button', { name: `Send ${two.number}` }).waitFor()
  await scan()
  await page.getByText(`Order ${two.number} is sent`).waitFor()
  expect([(await shown(buyer, one)).fulfilment, (await shown(buyer, two)).fulfilment]).toEqual(['to-pick', 'sent'])
  await page.getByLabel('Scan or type a number').fill('nothing')
  await page.keyboard.press('Enter')
  await page.getByText('There is no such order.').waitFor()
})

test('a scan that begins before the last one is done counts, and one that comes twice counts once', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const order = await paid(buyer, { [await partAt(admin, 1)]: 1 })
  const page = await visit('/dashboard/toDo', { storageState: admin.storage })
  const field = page.getByLabel('Scan or type a number')
  const button = (label: string) => page.getByRole('button', { name: `${label} ${order.number}` })
  const scan = async () => {
    await page.keyboard.type(order.number)
    await page.keyboard.press('Enter')
  }
  await field.focus()
  await scan()
  await button('Pack').waitFor()
  const late = Promise.withResolvers<void>()
  await page.route('**/orders/*/parcels', async (route) => {
    await late.promise
    await route.continue()
  })
  await scan()
  await scan()
  late.resolve()
  await button('Send').waitFor()
  await expect.poll(() => button('Send').isEnabled()).toBe(true)
  expect(await page.getByText('There is no such order.').count()).toBe(0)
  expect((await shown(buyer, order)).fulfilment).toBe('packed')

  const halfTyped = Promise.withResolvers<void>()
  await page.route('**/to-do/counts', async (route) => {
    await halfTyped.promise
    await route.continue()
  })
  await scan()
  await page.getByText(`Order ${order.number} is sent`).waitFor()
  await page.keyboard.type('CM-')
  const readAnew = page.waitForResponse('**/to-do/counts')
  halfTyped.resolve()
  await readAnew
  await page.keyboard.type('LATER')
  expect(await field.inputValue()).toBe('CM-LATER')
})

test('a number that is mistyped stays, and the next scan takes its place', async () => {
  const admin = await asAdmin()
  const page = await visit('/dashboard/toDo', { storageState: admin.storage })
  const field = page.getByLabel('Scan or type a number')
  await field.fill('CM-WRONG')
  await page.keyboard.press('Enter')
  await page.getByText('There is no such order.').waitFor()
  expect(await field.inputValue()).toBe('CM-WRONG')
  await page.keyboard.type('CM-ANOTHER')
  expect(await field.inputValue()).toBe('CM-ANOTHER')
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
  await page.getByText(`Nothing of it lies at ${first!.name}. It is packed at ${second!.name}.`).waitFor()
  expect(await page.getByRole('button', { name: `Pack ${other.number}` }).count()).toBe(0)
  await scan(both)
  await page.getByText(`The rest of it lies at ${second!.name}.`).waitFor()
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/elsewhere.png`, fullPage: true })
  await page.getByRole('button', { name: `Pack ${both.number}` }).click()
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
  await page.getByText(`The rest of it lies at ${second!.name}.`).waitFor()
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
  await page.getByLabel('Where to follow it').fill('nowhere')
  await page.getByRole('form', { name: 'Send' }).getByRole('button', { name: 'Send' }).click()
  await page.getByText('Please give an address that begins with https://').waitFor()
  await isNarrowEnough(page)
  await page.getByLabel('Where to follow it').fill('https://carrier.example/1')
  await page.getByRole('form', { name: 'Send' }).getByRole('button', { name: 'Send' }).click()
  await expect.poll(async () => (await shown(buyer, one)).fulfilment).toBe('sent')
  await open(page, '/dashboard/toDo?show=under-way')
  await page.getByRole('button', { name: `Open order ${one.number}` }).click()
  await page.getByRole('button', { name: 'It is lost' }).click()
  await page.getByRole('button', { name: 'Note as lost' }).click()
  await page.getByText('Please say why').waitFor()
  await page.getByLabel('What happened?').fill('The van burnt')
  await page.getByRole('button', { name: 'Note as lost' }).click()
  await page.getByRole('button', { name: 'Note as lost' }).waitFor({ state: 'detached' })
  await open(page, '/dashboard/toDo?show=lost')
  await page.getByText('Send lost parcels once more, or refund their orders.').waitFor()
  await page.getByRole('button', { name: `Open order ${one.number}` }).click()
  await page.getByRole('button', { name: 'Send once more' }).click()
  await expect.poll(async () => (await shown(buyer, one)).fulfilment).toBe('to-pick')
})
