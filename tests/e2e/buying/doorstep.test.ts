import { readFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  checkOutWith,
  figuresThere,
  fillAddress,
  group,
  mailTo,
  newGuest,
  payAtCheckout,
  summary,
  toPayment,
} from '../../support/browser/at-checkout.ts'
import { problemsOf } from '../../support/browser/axe.ts'
import { NARROW, open, type Page, visit, WIDE } from '../../support/browser/browser.ts'
import { ADMIN, openWholeShop } from '../../support/browser/browser-setup.ts'
import { METHOD } from '../../support/shops/delivery.ts'
import { call, enter, type Resident } from '../../support/browser/furnish.ts'

const MAIN = 1
const LABELLED = { ...METHOD, name: 'Parcel', carrier: 'connected', service: 'ground', rank: 0 }

let shop: Awaited<ReturnType<typeof openWholeShop>>
let admin: Resident
let west: number
let express: { id: string }
/** A call by the admin. */
const asAdmin = async (method: string, path: string, body?: object) =>
  (await call(`${shop.shopUrl}/api${path}`, method, { token: admin.token, ...(body && { body }) })).said

beforeAll(async () => {
  shop = await openWholeShop({ DEMO_PARTS: '100' })
  admin = await enter(shop, 'sign-in', ADMIN)
  const { items } = await asAdmin('GET', '/places')
  west = items.find(({ collects }: { collects: boolean }) => collects).id
  const { zones } = await asAdmin('GET', '/delivery')
  const zone = zones.find(({ name }: { name: string }) => name === 'United States').id
  await asAdmin('POST', '/delivery/methods', { ...LABELLED, zone })
  express = await asAdmin('POST', '/delivery/methods', {
    ...METHOD,
    zone,
    name: 'Express',
    rates: [{ from: 0, amount: 1900 }],
    rank: 1,
  })
  await asAdmin('POST', '/delivery/methods', {
    ...METHOD,
    place: west,
    name: 'Collect at the desk',
    rates: [{ from: 0, amount: 0 }],
    daysFrom: 0,
    daysTo: 0,
    rank: 2,
  })
}, 300_000)
afterAll(() => shop.close())

/** A part at $40 of which a hundred units lie at a place. */
async function partAt(place: number, more: object = {}): Promise<{ id: string; name: string }> {
  const name = `Filter ${crypto.randomUUID().slice(0, 8)}`
  const body = { name, price: 40, img: '/pictures/og.jpg', stock: 100, ...more }
  const { insertedId: id } = await asAdmin('POST', '/bestSeller', body)
  const { version, places } = await asAdmin('GET', `/parts/${id}/places`)
  const unitsWas = Object.fromEntries(
    places.map((one: { place: number; units: number | null }) => [one.place, one.units]),
  )
  await asAdmin('PUT', `/parts/${id}/places`, { version, unitsWas, places: [{ place, shelf: 'A-1', units: null }] })
  return { id, name }
}

const guestAt = (viewport = WIDE) => visit('/cart', { baseURL: shop.shopUrl, viewport })
const deskAt = (path: string, viewport = WIDE) =>
  visit(path, { baseURL: shop.shopUrl, storageState: admin.storage, viewport })
const shown = (id: string) => asAdmin('GET', `/orders/${id}`)
const box = (page: Page, number: string) => page.getByRole('checkbox', { name: `Order ${number}` })
const list = (page: Page, name: RegExp) => page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name })
const look = async (page: Page, what: string) => {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(await problemsOf(page)).toEqual([])
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/${what}.png`, fullPage: true })
}

/** A guest buys these parts by the first way that is offered. */
async function bought(items: Record<string, number>, viewport = WIDE) {
  const page = await guestAt(viewport)
  const email = newGuest()
  await checkOutWith(page, items)
  await page.getByLabel('Email').fill(email)
  await fillAddress(page)
  const order = await payAtCheckout(page)
  return { page, email, id: order._id as string, number: order.orderNumber as string }
}

/** Packs orders from the list, and goes on to those that are to be sent. */
async function packed(desk: Page, numbers: readonly string[]) {
  for (const number of numbers) await box(desk, number).check()
  await desk.getByRole('button', { name: `Pack ${numbers.length}` }).click()
  await desk.getByText(/^\d+ orders? packed\.$/).waitFor()
  await list(desk, /^To send/).click()
  for (const number of numbers) await box(desk, number).waitFor()
}

/** The carrier's driver takes a parcel along: the carrier says so to the shop. */
async function collectedByCarrier(tracking: string) {
  const carrier = await visit('/parcels', { baseURL: shop.sandboxUrl, javaScriptEnabled: false })
  const row = carrier.getByRole('row').filter({ hasText: tracking })
  await row.getByRole('button', { name: 'collected' }).click()
  await row.getByRole('button', { name: 'in transit' }).waitFor()
}

/** The pages of a PDF that a press on this button brings. */
async function printed(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  const pages = (await PDFDocument.load(await readFile(await file.path()))).getPageCount()
  return { name: file.suggestedFilename(), pages }
}

test('an admin buys and prints a label, and the parcel is on its way as soon as the carrier says so', async () => {
  const part = await partAt(MAIN)
  const { page, email, id, number } = await bought({ [part.id]: 1 }, NARROW)
  const desk = await deskAt('/dashboard/toDo')
  await packed(desk, [number])
  await desk.getByRole('button', { name: `Open order ${number}` }).click()
  const parcel = desk.getByRole('region', { name: 'Parcel 1' })
  // Nobody knows what this part weighs.
  await parcel.getByRole('button', { name: 'Buy the label' }).click()
  const grams = parcel.getByLabel('Weight in grams')
  await grams.and(desk.locator('[aria-invalid=true]')).waitFor()
  await look(desk, 'label-weight')
  await grams.fill('1200')
  await parcel.getByRole('button', { name: 'Buy the label' }).click()
  await parcel.getByRole('button', { name: 'Print the label' }).waitFor()
  expect(await printed(desk, 'Print the label')).toEqual({ name: `label-${number}.pdf`, pages: 1 })

  const { tracking, trackingUrl } = (await shown(id)).parcels[0]
  await collectedByCarrier(tracking)
  await expect.poll(async () => (await shown(id)).fulfilment, { timeout: 60_000 }).toBe('sent')
  await open(desk, '/dashboard/toDo?show=under-way')
  await box(desk, number).waitFor()
  await open(page, `/order/${id}`)
  await page.getByText('On its way').first().waitFor()
  const days = (await page.getByText(/^Expected /).innerText()).replace('Expected ', '')
  const follow = page.getByRole('link', { name: `Follow ${tracking}` })
  expect(await follow.getAttribute('href')).toBe(trackingUrl)
  await look(page, 'on-its-way')
  expect(await mailTo(email, tracking, shop.sandboxUrl)).toContain(`We expect it to arrive ${days}`)
})

test('the labels of many parcels are bought and printed in one go, on a phone', async () => {
  const part = await partAt(MAIN, { weightGrams: 900 })
  const orders = [await bought({ [part.id]: 1 }), await bought({ [part.id]: 2 })]
  const numbers = orders.map(({ number }) => number)
  const desk = await deskAt('/dashboard/toDo', NARROW)
  await packed(desk, numbers)
  for (const number of numbers) await box(desk, number).check()
  await desk.getByRole('button', { name: 'Buy labels 2' }).click()
  await desk.getByText('2 orders labelled.').waitFor()
  expect(await printed(desk, 'Print labels 2')).toEqual({ name: 'labels.pdf', pages: 2 })
  await look(desk, 'labels')
})

test('a customer collects: chooses the place, is told when it is ready, and gets it at the desk', async () => {
  const part = await partAt(west)
  const page = await guestAt(NARROW)
  const email = newGuest()
  await checkOutWith(page, { [part.id]: 1 })
  await page.getByRole('button', { name: 'I collect it' }).click()
  await page.getByLabel('Who collects it').waitFor()
  await page.getByLabel('Email').fill(email)
  await figuresThere(page)
  await toPayment(page).click()
  await page.getByText('Please say who collects it').waitFor()
  await page.getByLabel('Who collects it').fill('Kim Novak')
  await page.getByRole('radio', { name: /^West warehouse/ }).waitFor()
  await summary(page)
    .getByText(/^Ready from .+, if you pay now$/)
    .waitFor()
  await look(page, 'collect')
  const { _id: id, orderNumber: number } = await payAtCheckout(page)
  const whatFor = page.getByRole('region', { name: 'What you pay for' })
  await whatFor.getByRole('paragraph').filter({ hasText: 'You collect it at: West warehouse' }).waitFor()

  const desk = await deskAt('/dashboard/toDo')
  await box(desk, number).check()
  await desk.getByRole('button', { name: 'Pack 1' }).click()
  await desk.getByText('1 order packed.').waitFor()
  const mail = await mailTo(email, `Your order ${number} is ready to collect`, shop.sandboxUrl)
  expect(mail).toContain('West warehouse')
  await open(page, `/order/${id}`)
  await page.getByText('Ready to collect').first().waitFor()
  await page.getByText('Who collects it: Kim Novak').waitFor()
  await look(page, 'ready-to-collect')

  await list(desk, /^To collect/).click()
  await box(desk, number).check()
  await desk.getByRole('button', { name: 'Hand over 1' }).click()
  await desk.getByText('1 order handed over.').waitFor()
  await open(page, `/order/${id}`)
  await page.getByRole('region', { name: 'Parcel' }).getByText('Collected', { exact: true }).waitFor()
  const happened = page.getByRole('region', { name: 'What happened' }).getByRole('listitem')
  expect((await happened.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
    'Ordered',
    'Paid',
    'Parcel 1 ready to collect',
    'Parcel 1 collected',
  ])
  await page.getByRole('heading', { name: 'Collected at', exact: true }).waitFor()
})

test.each([
  ['a desk', WIDE],
  ['a phone', NARROW],
] as const)(
  'parts from two warehouses come in two parcels, and each says when it arrives, at %s',
  async (at, viewport) => {
    const parts = [await partAt(MAIN), await partAt(west)]
    const items = Object.fromEntries(parts.map(({ id }) => [id, 1]))
    const page = await guestAt(viewport)
    await checkOutWith(page, items)
    await page.getByLabel('Email').fill(newGuest())
    await fillAddress(page)
    await summary(page).getByText('Comes in 2 parcels').waitFor()
    await summary(page)
      .getByText(/^Arrives .+, if you pay now$/)
      .waitFor()
    await summary(page).getByRole('link', { name: 'Change the cart' }).click()
    await page.waitForURL('/cart')
    for (const [n, from] of ['Main warehouse', 'West warehouse'].entries())
      await page
        .getByRole('listitem')
        .filter({ hasText: parts[n]!.name })
        .getByText(new RegExp(`^Arrives .+ · Parcel [12], from ${from}$`))
        .waitFor()
    await look(page, `two-parcels-cart-${at}`)
    await page.goBack()
    await summary(page).getByText('Comes in 2 parcels').waitFor()
    for (const [n, from] of ['Main warehouse', 'West warehouse'].entries())
      await summary(page)
        .getByRole('listitem')
        .filter({ hasText: parts[n]!.name })
        .getByText(new RegExp(`^Arrives .+ · Parcel [12], from ${from}$`))
        .waitFor()
    await look(page, `two-parcels-${at}`)
    const { _id: id } = await payAtCheckout(page)

    for (const place of [MAIN, west]) await asAdmin('POST', `/orders/${id}/parcels`, { place })
    await open(page, `/order/${id}`)
    const parcels = page.getByRole('region', { name: 'Parcels' }).getByRole('listitem')
    await expect.poll(() => parcels.count()).toBe(2)
    await parcels.filter({ hasText: 'From Main warehouse' }).getByText(`1 × ${parts[0]!.name}`).waitFor()
    await parcels.filter({ hasText: 'From West warehouse' }).getByText(`1 × ${parts[1]!.name}`).waitFor()
  },
)

test('a way of delivery that ends meanwhile is said, what is typed stays, and the next press orders by another', async () => {
  const part = await partAt(MAIN)
  const page = await guestAt(NARROW)
  const email = newGuest()
  await checkOutWith(page, { [part.id]: 1 })
  await page.getByLabel('Email').fill(email)
  await fillAddress(page)
  await group(page, 'Bill').getByLabel('Note to us (optional)').fill('Ring twice')
  await page.getByRole('radio', { name: /^Express/ }).click()
  await summary(page).getByTestId('total').getByText('$59').waitFor()

  const { id, ...method } = express as { id: string } & Record<string, unknown>
  await asAdmin('PUT', `/delivery/methods/${id}`, { ...method, on: false })
  const offered = async () => {
    const body = { lines: [{ part: part.id, quantity: 1 }], to: { country: 'US', postcode: '48201' } }
    const { methods } = (await call(`${shop.shopUrl}/api/quote`, 'POST', { body })).said
    return methods.map(({ name }: { name: string }) => name)
  }
  await expect.poll(offered).not.toContain('Express')
  await figuresThere(page)
  await toPayment(page).click()
  await summary(page)
    .getByText(/^This delivery is not offered to this address at that price\. Please choose again\./)
    .waitFor()
  await summary(page).getByTestId('total').getByText('$47').waitFor()
  expect(await page.getByRole('radio', { name: /^Express/ }).count()).toBe(0)
  expect(await page.getByRole('radio', { name: /^Parcel/ }).isChecked()).toBe(true)
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  expect(await group(page, 'Delivery').getByLabel('City').inputValue()).toBe('Detroit')
  expect(await group(page, 'Bill').getByLabel('Note to us (optional)').inputValue()).toBe('Ring twice')
  await look(page, 'delivery-changed')
  const order = await payAtCheckout(page)
  expect(order).toMatchObject({ total: 47, note: 'Ring twice', delivery: { name: 'Parcel' } })
})
