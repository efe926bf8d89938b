import { decodePDFRawStream, PDFDocument, type PDFPage, type PDFRawStream } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { NARROW, open, type Page, visit } from '../../support/browser/browser.ts'
import { asAdmin, newcomer, paid, partAt } from '../../support/browser/packing-desk.ts'
import { idOf, parts } from '../../support/browser/repair-page.ts'

/** How often a sheet writes something. */
const writtenOn = ({ node }: PDFPage): number => {
  const written = decodePDFRawStream(node.Contents() as PDFRawStream).decode()
  return (
    Buffer.from(written)
      .toString('latin1')
      .match(/T[jJ]\b/g)?.length ?? 0
  )
}

async function sheetsOf(page: Page, height: number): Promise<number[]> {
  const printed = await page.pdf({ width: '21cm', height: `${height}cm` })
  return (await PDFDocument.load(printed)).getPages().map(writtenOn)
}

const MARGIN = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' }
/** What is printed on a sheet of A4 with these margins, in CSS pixels. */
const SHEET = { width: 718, height: 1047 }

test('an order that a sheet is a little too short for begins on it, and only its end comes on a second', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const { id } = await paid(buyer, { [await partAt(admin, 1)]: 1 })
  const page = await visit(`/order/${id}`, { storageState: buyer.storage })
  await page.getByText('12 Foundry Lane').waitFor()
  const printed = []
  for (let height = 12; height <= 24; height += 0.5) printed.push(await sheetsOf(page, height))
  const two = printed.filter(({ length }) => length === 2)
  expect(two.length).toBeGreaterThan(4)
  expect(printed.at(-1)).toHaveLength(1)
  for (const [first, second] of two) expect(first).toBeGreaterThan(second!)
})

test('the sum of a repair is printed below its parts, over none of them', async () => {
  const page = await visit('/', { viewport: NARROW })
  await open(page, `/repairs/front-brakes?car=${await idOf(page, 'Volkswagen', 'Golf', '2014')}`)
  const sum = parts(page).getByText(/^\d+ pieces$/)
  await sum.waitFor()
  await page.emulateMedia({ media: 'print' })
  const last = await parts(page).getByRole('listitem').last().boundingBox()
  expect((await sum.boundingBox())!.y).toBeGreaterThan(last!.y + last!.height - 1)
})

test('the summary of a cart is printed below its lines, over none of them', async () => {
  const page = await visit('/')
  const { items } = await (await page.request.get('/api/parts?inStock=true&limit=2')).json()
  const cart = Object.fromEntries((items as { _id: string }[]).map(({ _id }) => [_id, 1]))
  await page.evaluate((text) => localStorage.setItem('shopping-cart', text), JSON.stringify(cart))
  await open(page, '/cart')
  await page.getByTestId('total').waitFor()
  await page.emulateMedia({ media: 'print' })
  const around = page.getByRole('list', { name: 'Parts in your cart' }).locator('..')
  // A row of a grid does not grow with the lines that go to the next sheet as a whole.
  expect(await around.evaluate((shown) => getComputedStyle(shown).display)).toBe('block')
})

test('the first sheet of a printed part says what it is, what it fits, what it costs and when it comes', async () => {
  const page = await visit('/', { viewport: SHEET })
  const { items } = await (await page.request.get('/api/parts?inStock=true&limit=1&category=brake-discs')).json()
  const [{ _id, price }] = items
  await open(page, `/shop/${_id}`)
  await page.emulateMedia({ media: 'print' })
  for (const said of ['Does it fit my car?', `$${price}`, /^Arrives /, 'In stock']) {
    const shown = page.getByText(said, { exact: true }).filter({ visible: true }).first()
    await shown.waitFor()
    const { y, height } = (await shown.boundingBox())!
    expect(y + height, String(said)).toBeLessThan(SHEET.height)
  }
  expect(await page.getByRole('link', { name: 'Report a wrong fit' }).filter({ visible: true }).count()).toBe(0)
  if (process.env['SHOTS']) await page.pdf({ path: `${process.env['SHOTS']}/part.pdf`, format: 'A4', margin: MARGIN })
})

test('nothing is printed that only a press makes sense of: no box to compare, no steps of a quantity, no copying', async () => {
  const page = await visit('/shop?category=brake-discs&inStock=true')
  const isSeen = (name: RegExp) => page.getByRole('button', { name }).filter({ visible: true }).count()
  await page
    .getByRole('button', { name: /^Compare/ })
    .first()
    .waitFor()
  const path = await page.getByRole('article').first().getByRole('link').first().getAttribute('href')
  await page.emulateMedia({ media: 'print' })
  expect([await isSeen(/^Compare/), await isSeen(/^One (less|more)/)]).toEqual([0, 0])
  await page.emulateMedia({ media: null })
  await open(page, path!)
  await page.getByRole('button', { name: 'Change', exact: true }).first().waitFor()
  expect(await isSeen(/^Copy/)).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  expect([await isSeen(/^Copy/), await isSeen(/^Change$/)]).toEqual([0, 0])
})

test('a printed comparison has no press to leave a part out, and a printed garage no form for another car', async () => {
  const page = await visit('/compare?parts=1,2')
  const out = page.getByRole('link', { name: /^Leave out/ }).filter({ visible: true })
  const table = page.getByRole('region', { name: 'Comparison' })
  const pieces = table.getByRole('spinbutton').filter({ visible: true })
  await pieces.first().waitFor()
  expect([await out.count(), await pieces.count()]).toEqual([2, 2])
  await page.emulateMedia({ media: 'print' })
  expect([await out.count(), await pieces.count()]).toEqual([0, 0])
  await page.emulateMedia({ media: null })
  await open(page, '/garage')
  const another = page.getByRole('heading', { name: 'Add a car' })
  expect(await another.isVisible()).toBe(true)
  await page.emulateMedia({ media: 'print' })
  expect(await another.isVisible()).toBe(false)
})

test('of a printed checkout no sheet cuts a group of fields or the order', async () => {
  const page = await visit('/')
  const { items } = await (await page.request.get('/api/parts?inStock=true&limit=1')).json()
  await page.evaluate((id) => localStorage.setItem('shopping-cart', JSON.stringify({ [id]: 1 })), items[0]._id)
  await open(page, '/checkout')
  await page.getByTestId('total').waitFor()
  await page.emulateMedia({ media: 'print' })
  const groups = page.locator('form section').filter({ has: page.getByRole('heading', { level: 2 }) })
  const breaks = await groups.evaluateAll((all) => all.map((group) => getComputedStyle(group).breakInside))
  expect(breaks).toEqual(['avoid', 'avoid', 'avoid', 'avoid'])
  // In a row of a grid, what goes to the next sheet as a whole would lie over what follows.
  const around = await groups.evaluateAll((all) => all.map((group) => getComputedStyle(group.parentElement!).display))
  expect(new Set(around)).toEqual(new Set(['block']))
})
