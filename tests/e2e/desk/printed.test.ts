import sharp from 'sharp'
import { expect, test } from 'vitest'
import { visit } from '../../support/browser/browser.ts'
import { call } from '../../support/browser/furnish.ts'
import { api, asAdmin, newcomer, type Paid, paid, partAt } from '../../support/browser/packing-desk.ts'

const LONG_WORD = 'Intakemanifoldgasketset'.repeat(4)
/** What the paper of a label printer shows beside its margins, in px: 105 × 148 mm. */
const LABEL = { width: 366, height: 529 }

/** A paid order of a part whose name is one long word. */
async function withLongWord() {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const part = await partAt(admin, 1)
  const body = { name: LONG_WORD, price: 40, img: 'https://pictures.example/part.jpg', stock: 100 }
  await call(api(`/bestSeller/${part}`), 'PUT', { token: admin.token, body })
  return { admin, buyer, part, one: await paid(buyer, { [part]: 12 }) }
}

/** A paid order, and the pick list of it. */
async function pickList() {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const one: Paid = await paid(buyer, { [await partAt(admin, 1)]: 2 })
  const page = await visit(`/dashboard/toDo/print?show=pick#${one.number}`, { storageState: admin.storage })
  const barcode = page.getByRole('img', { name: `Barcode of ${one.number}` })
  await barcode.waitFor()
  return { page, one, barcode }
}

test('a barcode is black on white in the dark, too, so that a scanner reads it off the screen', async () => {
  const { page, barcode } = await pickList()
  await page.emulateMedia({ colorScheme: 'dark' })
  // Its quiet zone, left of the first bar.
  const place = { left: 2, top: 10, width: 1, height: 1 }
  const corner = await sharp(await barcode.screenshot())
    .extract(place)
    .removeAlpha()
    .raw()
    .toBuffer()
  expect([...corner]).toEqual([255, 255, 255])
})

test('what is printed has no buttons, and a long pick list goes on from page to page below its heading', async () => {
  const { page, one } = await pickList()
  await page.emulateMedia({ media: 'print' })
  const table = page.getByRole('table')
  expect(await table.evaluate((shown) => getComputedStyle(shown).breakInside)).toBe('auto')
  expect(await page.getByRole('heading', { level: 3 }).evaluate((h) => getComputedStyle(h).breakAfter)).toBe('avoid')
  await page.goto(`/dashboard/orders/${one.id}`)
  await page.getByText('12 Foundry Lane').waitFor()
  expect(await page.getByRole('button').count()).toBe(0)
})

test('each packing slip is one sheet, and no empty one comes after the last', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const part = await partAt(admin, 1)
  const [one, two] = [await paid(buyer, { [part]: 1 }), await paid(buyer, { [part]: 1 })]
  const path = `/dashboard/toDo/print?show=slips#${one.number},${two.number}`
  const page = await visit(path, { storageState: admin.storage })
  await page.getByRole('img', { name: `Barcode of ${two.number}` }).waitFor()
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
})

test('on the paper of a label printer nothing of a slip is cut off', async () => {
  const { admin, one } = await withLongWord()
  const path = `/dashboard/toDo/print?show=slips#${one.number}`
  const page = await visit(path, { storageState: admin.storage, viewport: LABEL })
  const slip = page.getByRole('article')
  await slip.waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(LABEL.width)
  const units = slip.getByRole('cell', { name: '12 ×' })
  expect(await units.evaluate((cell) => getComputedStyle(cell).textWrapMode)).toBe('nowrap')
  expect((await units.boundingBox())!.width).toBeLessThan(90)
})

test('on the paper of a label printer a pick list has room for the names of parts', async () => {
  const { admin, one } = await withLongWord()
  const path = `/dashboard/toDo/print?show=pick#${one.number}`
  const page = await visit(path, { storageState: admin.storage, viewport: LABEL })
  await page.getByRole('img', { name: `Barcode of ${one.number}` }).waitFor()
  await page.emulateMedia({ media: 'print' })
  const part = page.getByRole('columnheader', { name: 'Part' })
  expect((await part.boundingBox())!.width).toBeGreaterThan(130)
  expect(await page.getByText(`12 × ${one.number}`).filter({ visible: true }).count()).toBe(1)
  await page.setViewportSize({ width: 718, height: 1000 })
  expect(await page.getByText(`12 × ${one.number}`).filter({ visible: true }).count()).toBe(1)
  expect(await page.getByRole('columnheader').count()).toBe(4)
})

test('each sheet of a long slip says which order it belongs to', async () => {
  const { admin, one } = await withLongWord()
  const page = await visit(`/dashboard/toDo/print?show=slips#${one.number}`, { storageState: admin.storage })
  const slip = page.getByRole('article')
  await slip.waitFor()
  expect(await slip.getByRole('columnheader').count()).toBe(0)
  await page.emulateMedia({ media: 'print' })
  // Printers repeat the head of a table on each sheet.
  expect(await slip.getByRole('columnheader').innerText()).toBe(`${one.number}, Main warehouse`)
})

test('a slip is printed for what is still to be sent: not for parcels that left or were lost, nor for a cancelled order', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const part = await partAt(admin, 1)
  const [one, whole, over] = [
    await paid(buyer, { [part]: 4 }),
    await paid(buyer, { [part]: 1 }),
    await paid(buyer, { [part]: 1 }),
  ]
  const write = async (path: string, body: object) => (await call(api(path), 'POST', { token: admin.token, body })).said
  const packed = ({ id }: Paid) => write(`/orders/${id}/parcels`, { lines: [{ line: 0, quantity: 1 }] })
  const lost = await packed(one)
  await write(`/parcels/${lost._id}/send`, { version: 1 })
  await write(`/parcels/${lost._id}/lose`, { version: 2, why: 'It fell into the river.' })
  await write(`/parcels/${lost._id}/replace`, { version: 3 })
  await write(`/parcels/${(await packed(one))._id}/send`, { version: 1 })
  await packed(one)
  await write(`/parcels/${(await packed(whole))._id}/send`, { version: 1 })
  await write(`/orders/${over.id}/cancel`, {})
  const numbers = [one, whole, over].map(({ number }) => number)
  const page = await visit(`/dashboard/toDo/print?show=slips#${numbers.join(',')}`, { storageState: admin.storage })
  await page
    .getByRole('img', { name: `Barcode of ${one.number}` })
    .first()
    .waitFor()
  const slips = await page.getByRole('article').evaluateAll((all) => all.map((slip) => slip.getAttribute('aria-label')))
  // What left whole can be printed once more.
  expect(slips).toEqual([`${one.number}, Parcel 3`, `${one.number}, Main warehouse`, `${whole.number}, Parcel 1`])
  const third = page.getByRole('article', { name: `${one.number}, Parcel 3` })
  expect(await third.getByText('From Main warehouse', { exact: true }).count()).toBe(1)
  expect(await page.getByText(`No slip for ${over.number}: there is nothing to send now.`).count()).toBe(1)
})

test('what may not be packed yet, because its buyer owes money for a change, is neither fetched nor given a slip', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const [part, more] = [await partAt(admin, 1), await partAt(admin, 1)]
  const [owes, ready] = [await paid(buyer, { [part]: 2 }), await paid(buyer, { [part]: 1 })]
  const body = { less: [{ line: 0, quantity: 1 }], add: [{ part: more, quantity: 3 }] }
  await call(api(`/orders/${owes.id}/changes`), 'POST', { token: admin.token, body })
  const page = await visit('/', { storageState: admin.storage })
  const shows = async (show: string) => {
    await page.goto(`/dashboard/toDo/print?show=${show}#${owes.number},${ready.number}`)
    await page.getByRole('img', { name: `Barcode of ${ready.number}` }).waitFor()
    return page.getByRole('img', { name: /^Barcode of/ }).count()
  }
  expect([await shows('slips'), await shows('pick')]).toEqual([1, 1])
  expect(await page.getByRole('cell', { name: '1', exact: true }).count()).toBe(1)
})

test("an order, and a part, are printed with the shop's name, a slip with one alone", async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const part = await partAt(admin, 1)
  const one = await paid(buyer, { [part]: 1 })
  const page = await visit(`/order/${one.id}`, { storageState: buyer.storage })
  await page.getByText('12 Foundry Lane').waitFor()
  await page.emulateMedia({ media: 'print' })
  const header = page.getByRole('banner')
  expect(await header.innerText()).toBe('CAMBER\nmotor parts')
  await page.goto(`/shop/${part}`)
  expect(await header.innerText()).toBe('CAMBER\nmotor parts')
  const desk = await visit(`/dashboard/toDo/print?show=slips#${one.number}`, { storageState: admin.storage })
  await desk.getByRole('img', { name: `Barcode of ${one.number}` }).waitFor()
  await desk.emulateMedia({ media: 'print' })
  expect(await desk.getByRole('banner').count()).toBe(0)
})

test('an order is printed with whom its bill is for, without the buttons beside', async () => {
  const buyer = await newcomer()
  const one = await paid(buyer, { [await partAt(await asAdmin(), 1)]: 1 })
  const page = await visit(`/order/${one.id}`, { storageState: buyer.storage })
  const bill = page.getByRole('region', { name: 'Bill' })
  await bill.waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await bill.count()).toBe(0)
  const body = { company: 'Wrench Holding', poNumber: 'PO-7' }
  await call(api(`/orders/${one.id}/address`), 'PATCH', { token: buyer.token, body })
  await page.reload()
  await bill.waitFor()
  expect((await bill.innerText()).trim().split(/\n+/)).toEqual(['Bill', 'Wrench Holding', 'Your number: PO-7'])
})

test('the line beside a heading is printed, though printers leave backgrounds out', async () => {
  const page = await visit('/shop')
  const { items } = await (await page.request.get('/api/parts?inStock=true&limit=1')).json()
  await page.goto(`/shop/${items[0]._id}`)
  await page.emulateMedia({ media: 'print' })
  const line = page.locator('.dimension').first()
  expect(await line.evaluate((shown) => getComputedStyle(shown).printColorAdjust)).toBe('exact')
})

test('a slip says what of the order is not in its parcel, so that nobody misses it', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const [some, whole] = [await partAt(admin, 1), await partAt(admin, 1)]
  const one = await paid(buyer, { [some]: 3, [whole]: 1 })
  const path = `/dashboard/toDo/print?show=slips#${one.number}`
  const { said: order } = await call(api(`/orders/${one.id}`), 'GET', { token: admin.token })
  const [first, second] = order.lines.map(({ name, number }: Record<string, string>) => `${name} (${number})`)
  const page = await visit(path, { storageState: admin.storage })
  await page.getByRole('article').waitFor()
  expect(await page.getByText('Not in this parcel').count()).toBe(0)
  const body = { lines: [{ line: 0, quantity: 1 }] }
  await call(api(`/orders/${one.id}/parcels`), 'POST', { token: admin.token, body })
  await page.reload()
  const slip = (title: string) => page.getByRole('article', { name: `${one.number}, ${title}` })
  await slip('Parcel 1').getByText(`Not in this parcel: 2 × ${first}; 1 × ${second}.`, { exact: true }).waitFor()
  await slip('Main warehouse').getByText(`Not in this parcel: 1 × ${first}.`, { exact: true }).waitFor()
})

test('of an order that lies in two places, the pick list and the slip of each name only what is there', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const [here, there] = [await partAt(admin, 1), await partAt(admin, 2)]
  const [both, elsewhere] = [await paid(buyer, { [here]: 2, [there]: 1 }), await paid(buyer, { [there]: 1 })]
  const { said: order } = await call(api(`/orders/${both.id}`), 'GET', { token: admin.token })
  const [first, second] = order.lines
  const orders = `#${both.number},${elsewhere.number}`
  const page = await visit(`/dashboard/toDo/print?show=pick&place=1${orders}`, { storageState: admin.storage })
  const barcodes = page.getByRole('img', { name: /^Barcode of / })
  await barcodes.first().waitFor()
  expect(await page.getByText(first.number).count()).toBe(1)
  expect(await page.getByText(second.number).count()).toBe(0)
  expect(await barcodes.count()).toBe(1)

  await page.goto(`/dashboard/toDo/print?show=slips${orders}`)
  const slip = (title: string) => page.getByRole('article', { name: `${both.number}, ${title}` })
  for (const titles of [
    ['Main warehouse', 'West warehouse'],
    ['Parcel 1', 'Parcel 2'],
  ]) {
    for (const [at, inside, missing] of [
      [0, `2 ×${first.name}`, `1 × ${second.name} (${second.number})`],
      [1, `1 ×${second.name}`, `2 × ${first.name} (${first.number})`],
    ] as const) {
      await slip(titles[at]!).waitFor()
      expect(await slip(titles[at]!).getByRole('row').allTextContents()).toEqual([expect.stringContaining(inside)])
      await slip(titles[at]!).getByText(`Not in this parcel: ${missing}.`, { exact: true }).waitFor()
    }
    if (titles[0] === 'Parcel 1') break
    for (const [line, { quantity }] of order.lines.entries()) {
      const body = { place: line + 1, lines: [{ line, quantity }] }
      await call(api(`/orders/${both.id}/parcels`), 'POST', { token: admin.token, body })
    }
    await page.reload()
  }
})
