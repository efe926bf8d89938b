import { expect, test } from 'vitest'
import { NARROW, open, visit, WIDE } from '../../support/browser/browser.ts'
import { acesFile } from '../../support/files/made-files.ts'
import { openFilesIn, region } from '../../support/browser/sent-files.ts'

const TIME = { timeout: 180_000 }

test('a file that came cut off is sent again, and is not asked what it is', TIME, async () => {
  const { me, sends, supplier } = await openFilesIn()
  const { id } = await sends('cars.xml', acesFile([{}, {}]).slice(0, -60), 'full=true')
  const page = await visit(`/dashboard/imports/${id}`, { storageState: me.storage, viewport: NARROW })
  await page.getByText('it was cut off on its way').waitFor()
  expect(await region(page, 'What the file is').count()).toBe(0)
  expect(await page.getByText('Say below').count()).toBe(0)
  await page.getByRole('link', { name: 'Send it again' }).click()
  const form = page.getByRole('form', { name: 'Send a file' })
  await form.waitFor()
  const choice = form.getByLabel('Supplier', { exact: true })
  expect(await choice.locator('option:checked').innerText()).toBe(supplier.name)
  expect(await form.getByLabel('Everything from this supplier').isChecked()).toBe(true)

  await page.goBack()
  await page.getByRole('button', { name: 'Discard the file' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await page.waitForURL(/\/dashboard\/imports$/)
  await form.waitFor()
})

test('a list without part numbers is asked which column has them', TIME, async () => {
  const { me, sends } = await openFilesIn()
  const { id } = await sends('list.csv', 'Colour,Shape\nred,round\n')
  const page = await visit(`/dashboard/imports/${id}`, { storageState: me.storage, viewport: WIDE })
  await page.getByText('No column of this file has part numbers').waitFor()
  await region(page, 'What its columns mean').getByLabel('Colour means').waitFor()
  expect(await page.getByRole('link', { name: 'Send it again' }).count()).toBe(0)
})

test('of a file that has nothing below its headings the page says so', TIME, async () => {
  const { me, sends } = await openFilesIn()
  const { id } = await sends('list.csv', 'Brand,Number,Name,Price,Part type\n')
  const page = await visit(`/dashboard/imports/${id}`, { storageState: me.storage, viewport: NARROW })
  await region(page, 'Rows').getByText('This file has no rows').waitFor()
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/no-rows.png`, fullPage: true })
})

test('a column with a slip in its heading is marked as not read, until somebody says what it means', TIME, async () => {
  const { me, mark, sends } = await openFilesIn()
  const { id } = await sends('list.csv', `Brand,Number,Name,Prise,Part type\nKovara,SL-${mark},Disc,44,brake-discs`)
  const page = await visit(`/dashboard/imports/${id}`, { storageState: me.storage, viewport: NARROW })
  const columns = region(page, 'What its columns mean')
  await columns.getByText('1 column is not read: say what it means, or leave it out.').waitFor()
  const unread = columns.getByRole('row').filter({ hasText: 'Not read' })
  expect(await unread.count()).toBe(1)
  await unread.getByLabel('Prise means').selectOption('Price')
  await columns.getByRole('button', { name: 'Save columns and read again' }).click()
  await columns.getByText('Not read', { exact: true }).waitFor({ state: 'detached' })
})

test('a file of which rows are in the shop is not offered to be dropped before they are undone', TIME, async () => {
  const { me, mark, sends, applies, ask } = await openFilesIn()
  const lines = [
    'Brand,Number,Name,Price,Part type',
    `Kovara,DR-${mark},Disc,44,brake-discs`,
    `Kovara,DR-${mark}-B,Disc,12.50,brake-discs`,
  ]
  const file = await sends('half.csv', lines.join('\n'))
  const page = await visit(`/dashboard/imports/${file.id}`, { storageState: me.storage, viewport: WIDE })
  const drop = page.getByRole('button', { name: 'Discard the file' })
  await drop.waitFor()
  await applies(file)
  await ask('PATCH', `/imports/${file.id}/rows/3`, { theirs: { Price: '13' } })
  await page.reload()
  await page.getByText('It can be dropped once what it wrote is undone.').waitFor()
  expect(await drop.count()).toBe(0)
})

test('a file that changes nothing opens on the rows that match the shop', TIME, async () => {
  const { me, mark, sends, applies } = await openFilesIn()
  const lines = ['Price,Part type,Brand,Number,Name', `44,brake-discs,Kovara,SM-${mark},Disc`].join('\n')
  await applies(await sends('first.csv', lines))
  const { id } = await sends('again.csv', lines)
  const page = await visit(`/dashboard/imports/${id}`, { storageState: me.storage, viewport: WIDE })
  await page.getByText('Applying this file changes nothing.').waitFor()
  const row = region(page, 'Rows')
    .getByRole('listitem')
    .filter({ hasText: `SM-${mark}` })
  await row.getByText('Beside what the shop has').click()
  expect(await row.getByRole('rowheader').or(row.getByRole('cell')).allInnerTexts()).toEqual(
    ['Brand', 'Kovara', 'Number', `SM-${mark}`, 'Name', 'Disc', 'Part type', 'Brake discs', 'Price', '44'].flatMap(
      (text, n) => (n % 2 === 0 ? [text] : [text, 'The same']),
    ),
  )
  expect(await region(page, 'Rows').getByLabel('Show').locator('option:checked').innerText()).toBe('Unchanged')
})

test('whoever corrects a row reads whether it still waits, and why', TIME, async () => {
  const { me, mark, sends } = await openFilesIn()
  const { id } = await sends('list.csv', `Brand,Number,Name,Price,Part type\nKovara,CR-${mark},Disc,abc,brake-discs`)
  const page = await visit(`/dashboard/imports/${id}`, { storageState: me.storage, viewport: NARROW })
  const correct = async (price: string) => {
    await page.getByRole('button', { name: 'Correct row 2' }).click()
    const form = page.getByRole('dialog').getByRole('form', { name: 'Row 2' })
    await form.getByLabel('Price').fill(price)
    await form.getByRole('button', { name: 'Save and check' }).click()
  }
  await correct('twelve')
  await page.getByText('Row 2 still waits: Price should be a number, not “twelve”.').waitFor()
  await correct('12')
  await page.getByText('Row 2 is checked, and nothing is wrong with it').waitFor()
})

test('a price that jumps leads to its row, where it is corrected before it is applied', TIME, async () => {
  const { me, mark, sends, applies } = await openFilesIn()
  const lines = (price: number) => `Brand,Number,Name,Price,Part type\nKovara,PJ-${mark},Disc,${price},brake-discs`
  await applies(await sends('first.csv', lines(44)))
  const { id } = await sends('again.csv', lines(4400))
  const page = await visit(`/dashboard/imports/${id}`, { storageState: me.storage, viewport: NARROW })
  await region(page, 'What it would change').getByText('Price jumps').click()
  await page.getByRole('listitem').filter({ hasText: '$44, then $4,400' }).getByRole('link', { name: 'Row 2' }).click()
  await page.getByRole('button', { name: 'Correct row 2' }).click()
  const form = page.getByRole('dialog').getByRole('form', { name: 'Row 2' })
  await form.getByLabel('Price').fill('45')
  await form.getByRole('button', { name: 'Save and check' }).click()
  await page.getByText('Row 2 is checked, and nothing is wrong with it').waitFor()
  expect(await page.getByText('Price jumps').count()).toBe(0)
})

test('of a file with many rows those whose price jumps are shown alone', TIME, async () => {
  const { me, mark, sends, applies } = await openFilesIn()
  const lines = (price: (n: number) => number) =>
    Array.from({ length: 13 }, (_, n) => `Kovara,PM-${mark}-${n},Disc,${price(n)},brake-discs`)
  const head = 'Brand,Number,Name,Price,Part type'
  await applies(await sends('first.csv', [head, ...lines(() => 44)].join('\n')))
  const { id } = await sends('again.csv', [head, ...lines((n) => (n < 2 ? 45 : 88))].join('\n'))
  const page = await visit(`/dashboard/imports/${id}`, { storageState: me.storage, viewport: NARROW })
  const rows = region(page, 'Rows')
  await rows
    .getByRole('listitem')
    .filter({ hasText: `PM-${mark}-0` })
    .waitFor()
  await region(page, 'What it would change').getByText('Price jumps').click()
  await page.getByRole('link', { name: 'All 11 rows' }).click()
  const shown = rows.getByLabel('Show').locator('option:checked')
  await shown.filter({ hasText: 'Price jumps' }).waitFor({ state: 'attached' })
  await rows
    .getByRole('listitem')
    .filter({ hasText: `PM-${mark}-0` })
    .waitFor({ state: 'detached' })
  await rows.getByText('Price: 44, then 88').first().waitFor()
  expect(await rows.getByRole('button', { name: /^Correct row/ }).count()).toBe(11)
})

test('while a file is read again its page does not tell what it was to change', TIME, async () => {
  const { me, mark, sends } = await openFilesIn()
  const { id } = await sends('list.csv', `Brand,Number,Name,Price,Part type\nKovara,RA-${mark},Disc,12,brake-discs`)
  const page = await visit(`/dashboard/imports/${id}`, { storageState: me.storage, viewport: NARROW })
  await region(page, 'What it would change').waitFor()
  await page.route(`**/api/imports/${id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), state: 'received', progress: 0 } })
  })
  await page.getByRole('button', { name: 'Read it again' }).click()
  await page.getByRole('progressbar').waitFor()
  expect(await region(page, 'What it was to change').count()).toBe(0)
})

test.each([
  ['a desk', WIDE],
  ['a phone', NARROW],
] as const)(
  'at %s the lines of a list of cars say where the part goes, and which the shop has',
  TIME,
  async (at, viewport) => {
    const { me, mark, sends, applies, ask } = await openFilesIn()
    const number = `CA-${mark}`
    await applies(await sends('part.csv', `Brand,Number,Name,Price,Part type\nKovara,${number},Disc,44,brake-discs`))
    const head = 'brand,number,year,make,model,position,quantity,notes'
    const line = (year: number) => `Kovara,${number},${year},Toyota,Camry,front,2,Only with the sport seats`
    await applies(await sends('cars.csv', [head, line(2012)].join('\n')))
    const other = await ask('POST', '/suppliers', { name: `Other ${mark}` })
    const lines = [head, line(2012), line(2013), line(2014).replace(number, `${number}-NONE`)]
    const { id, counts } = await sends('cars.csv', lines.join('\n'), `supplier=${other.id}`)
    expect(counts).toMatchObject({ new: { count: 2 }, elsewhere: { count: 1 } })
    const page = await visit(`/dashboard/imports/${id}`, { storageState: me.storage, viewport })
    await page
      .getByText('adds 2 vehicles (the shop has 1 of them from another source already), while the shop sells')
      .waitFor()
    const rows = region(page, 'Rows')
    await rows.getByText(`Kovara ${number}-NONE Toyota Camry 2014`).waitFor()
    await page.goto(`${page.url()}?show=ready`)
    await rows
      .getByText('Position: front; Quantity per car: 2; Notes on fit: Only with the sport seats')
      .first()
      .waitFor()
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/cars-${at}.png`, fullPage: true })
  },
)

test('a record of an ACES file is corrected by columns that have names', TIME, async () => {
  const { me, mark, sends } = await openFilesIn()
  const { id } = await sends('cars.xml', acesFile([{ brand: 'Kovara', number: `NO-${mark}`, partType: null }]))
  const page = await visit(`/dashboard/imports/${id}`, { storageState: me.storage, viewport: WIDE })
  await page.getByRole('button', { name: 'Correct row 1' }).click()
  const form = page.getByRole('dialog').getByRole('form', { name: 'Row 1' })
  await form.getByLabel('First year').waitFor()
  expect(await form.getByLabel('Number').inputValue()).toBe(`NO-${mark}`)
})

test('a file that is larger than the shop takes is refused before it is sent', async () => {
  const { me } = await openFilesIn()
  const page = await visit('about:blank', { storageState: me.storage })
  await page.route('**/api/imports*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), maxBytes: 20 * 2 ** 20 } })
  })
  await open(page, '/dashboard/imports')
  const form = page.getByRole('form', { name: 'Send a file' })
  await form.getByText('up to 20 MB').waitFor()
  const buffer = Buffer.alloc(20 * 2 ** 20 + 1)
  await form.getByLabel('File', { exact: true }).setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer })
  await form.getByRole('button', { name: 'Send and check' }).click()
  await form.getByText('This file is too large. It may have up to 20 MB.').waitFor()
})

test('a part whose stock is not counted is not told to have nothing', TIME, async () => {
  const { me, mark, sends, applies } = await openFilesIn()
  const head = 'Brand,Number,Name,Price,Part type'
  await applies(await sends('new.csv', `${head}\nKovara,NC-${mark},Disc,44,brake-discs`))
  const { id } = await sends('stock.csv', `Brand,Number,Stock\nKovara,NC-${mark},20`)
  const page = await visit(`/dashboard/imports/${id}`, { storageState: me.storage, viewport: WIDE })
  await page.getByText('Beside what the shop has').click()
  await page.getByRole('row', { name: 'Stock 20 Not counted' }).waitFor()
})
