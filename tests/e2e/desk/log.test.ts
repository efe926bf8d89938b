import { expect, inject, test } from 'vitest'
import { NARROW, open, type Page, visit, WIDE } from '../../support/browser/browser.ts'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { call, enter, type Resident } from '../../support/browser/furnish.ts'
import { problemsOf } from '../../support/browser/axe.ts'

const urls = () => ({ shopUrl: inject('shopUrl'), sandboxUrl: inject('sandboxUrl') })
/** A file is read and applied by a process of its own, which has to start. */
const TIME = { timeout: 180_000 }
const WORK = { timeout: 60_000 }
const mark = () => crypto.randomUUID().slice(0, 8)

const ask = async (me: Resident, method: string, path: string, body?: object) =>
  (await call(`${inject('shopUrl')}/api${path}`, method, { token: me.token, ...(body && { body }) })).said
const rowsOf = (page: Page, table: string) => page.getByRole('table', { name: table }).getByRole('row')

test('a brand that went into another is told as that, not as one that changed its name', async () => {
  const me = await enter(urls(), 'sign-in', ADMIN)
  const [from, into] = [`Gone ${mark()}`, `Into ${mark()}`]
  const ids = []
  for (const name of [from, into])
    ids.push((await ask(me, 'POST', '/brands', { name, tier: 'value', country: '', about: '' })).insertedId)
  await ask(me, 'DELETE', `/brands/${ids[0]}?into=${ids[1]}`)
  const page = await visit(`/dashboard/log?q=${ids[0]}`, { storageState: me.storage })
  const deleted = rowsOf(page, 'Log').filter({ hasText: `deleted the brand ${from}` })
  await deleted.getByText(`Its parts went to ${into}.`).waitFor()
  expect(await deleted.getByText('then').count()).toBe(0)
})

test('an admin finds who changed a price, and takes it back, wide and on a phone', async () => {
  const me = await enter(urls(), 'sign-in', ADMIN)
  const number = `LOG-${mark()}`
  const part = { name: 'Brake disc of the log', number, price: 40, img: 'https://pictures.example/a.jpg' }
  const { insertedId } = await ask(me, 'POST', '/bestSeller', part)
  await ask(me, 'PUT', `/bestSeller/${insertedId}`, { ...part, price: 55, status: 'hidden' })

  const page = await visit('/dashboard/log', { storageState: me.storage, viewport: WIDE })
  await page.getByRole('searchbox', { name: 'Search the log' }).fill(number.toLowerCase())
  await page.getByRole('search', { name: 'Search the log' }).getByRole('button').click()
  const changed = rowsOf(page, 'Log').filter({ hasText: number }).filter({ hasText: 'changed the part' })
  await changed.getByText(`changed the part Brake disc of the log, ${number}`).waitFor()
  await changed.getByText('Price: $40, then $55').waitFor()
  await changed.getByText('Visible: In the shop, then Hidden').waitFor()
  expect(
    await rowsOf(page, 'Log')
      .filter({ hasText: `added the part Brake disc of the log, ${number}` })
      .getByText('Price: $40')
      .count(),
  ).toBe(1)

  await page.getByLabel('Kind').selectOption('Order')
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor()
  await page.getByLabel('Kind').selectOption('Part')
  // The form is drawn anew with the list: what is typed before that is lost.
  await changed.waitFor()
  const today = new Date().toLocaleDateString('sv')
  await page.getByLabel('From', { exact: true }).fill(today)
  await page.getByLabel('Person').fill(ADMIN.email)
  await page.getByRole('search', { name: 'Search the log' }).getByRole('button').click()
  await page.waitForURL(/by=admin/)
  await changed.waitFor()
  expect(await problemsOf(page)).toEqual([])

  await changed.getByRole('button', { name: 'Undo' }).click()
  const tookBack = rowsOf(page, 'Log').filter({ hasText: 'undid an earlier change of the part' })
  await tookBack.getByText('Price: $55, then $40').waitFor()
  expect((await ask(me, 'GET', `/bestSeller/${insertedId}`)).price).toBe(40)

  const phone = await visit(`/dashboard/log?q=${number}`, { storageState: me.storage, viewport: NARROW })
  await rowsOf(phone, 'Log').filter({ hasText: 'undid' }).getByText('Price: $55, then $40').waitFor()
  const right = async (field: string) => {
    const { x, width } = (await phone.getByRole('search', { name: 'Search the log' }).getByLabel(field).boundingBox())!
    return Math.round(x + width)
  }
  expect([await right('Person'), await right('To')]).toEqual(Array(2).fill(await right('Search the log')))
  const wider = await phone.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wider).toBe(0)
  const link = rowsOf(phone, 'Log').filter({ hasText: 'undid' }).getByRole('link', { name: number })
  expect(await link.getAttribute('href')).toBe(`/dashboard/updateParts/${insertedId}`)

  // A card has no heading over nothing.
  const { name } = await ask(me, 'POST', '/suppliers', { name: `Supplier of ${number}` })
  await open(phone, '/dashboard/log?kind=supplier')
  const added = rowsOf(phone, 'Log').filter({ hasText: `added the supplier ${name}` })
  await added.waitFor()
  expect(await added.getByRole('cell').count()).toBe(2)
})

/** Sends a file of parts, waits until it is checked, and applies it. Returns its page. */
async function applied(me: Resident, name: string, lines: readonly string[]): Promise<Page> {
  const page = await visit('/dashboard/imports', { storageState: me.storage, viewport: WIDE })
  const form = page.getByRole('form', { name: 'Send a file' })
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  await form.getByLabel('Supplier', { exact: true }).selectOption('A new supplier …')
  await form.getByLabel('Name of the new supplier').fill(`Supplier of ${name}`)
  await form.getByLabel('What it contains').selectOption('Parts')
  await form.getByRole('button', { name: 'Send and check' }).click()
  await page.getByRole('button', { name: 'Apply', exact: true }).click(WORK)
  await page.getByRole('heading', { name: 'Applied', exact: true }).waitFor(WORK)
  return page
}

test(
  'a file that was applied keeps its report and what waits, and its undo says what was changed since',
  TIME,
  async () => {
    const me = await enter(urls(), 'sign-in', ADMIN)
    const name = mark()
    const numbers = ['A', 'B'].map((letter) => `RU-${name}-${letter}`)
    const made: { part: { name: string; number: string }; id: string }[] = []
    for (const number of numbers) {
      const part = { name: `Pads ${number}`, number, price: 40, img: 'https://pictures.example/a.jpg' }
      made.push({ part, id: (await ask(me, 'POST', '/bestSeller', part)).insertedId })
    }
    const { brand } = await ask(me, 'GET', `/bestSeller/${made[0]!.id}`)
    const page = await applied(me, `run-${name}`, [
      'brand,number,name,type,price',
      ...numbers.map((number) => `${brand},${number},Pads ${number},brake-pads,60`),
      `${brand},RU-${name}-C,Pads that wait,flux-capacitors,60`,
    ])

    // What waits still waits, and the report says so of each row.
    const rows = page.getByRole('region', { name: 'Rows' })
    await rows.getByText('The part type “flux-capacitors” is not mapped to one of the shop’s').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Report as CSV' }).click(),
    ])
    const report = (await (await download.createReadStream()).toArray()).join('')
    const [head, first, , waiting] = report.split('\r\n')
    expect(head).toBe('\uFEFFrow,done,brand,number,changes,reasons')
    expect(first).toContain(`2,changed,`)
    expect(first).toContain('Price: 40 > 60')
    expect(waiting).toContain('4,waits,')
    expect(waiting).toContain('is not mapped')

    await ask(me, 'PUT', `/bestSeller/${made[1]!.id}`, { ...made[1]!.part, price: 75 })
    await page.getByRole('link', { name: 'What it wrote, and undo' }).click()
    await page.getByRole('heading', { name: `run-${name}.csv of Supplier of run-${name}` }).waitFor()
    await page.getByText('2 parts added or changed.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
    await page.getByText('1 field changed since and stayed.').waitFor(WORK)
    await page.getByRole('link', { name: 'Show these' }).click()
    const kept = rowsOf(page, 'What it wrote').filter({ hasText: numbers[1]! })
    await kept.getByText('Changed since').waitFor()
    const priceOf = async (n: number) => (await ask(me, 'GET', `/bestSeller/${made[n]!.id}`)).price
    expect([await priceOf(0), await priceOf(1)]).toEqual([40, 75])
    expect(await problemsOf(page)).toEqual([])

    await page.getByRole('button', { name: 'Undo these too' }).click()
    await page.getByText('changed since and stayed').waitFor({ state: 'detached', ...WORK })
    await expect.poll(() => priceOf(1), WORK).toBe(40)

    await page.goto(`${inject('shopUrl')}/dashboard/log?kind=import`)
    await rowsOf(page, 'Log')
      .filter({ hasText: `undid the file run-${name}.csv` })
      .first()
      .waitFor()
    const appliedRow = rowsOf(page, 'Log').filter({ hasText: `applied the file run-${name}.csv` })
    await appliedRow.getByRole('link', { name: `run-${name}.csv` }).click()
    await page.getByRole('heading', { name: 'Applied', exact: true }).waitFor()
    await rows.getByText('The part type “flux-capacitors” is not mapped').waitFor()

    // What the word means is said here, and the page shows by itself what becomes of the row.
    await page.getByLabel(/^flux-capacitors/).fill('brake-pads')
    await page.getByRole('button', { name: 'Save words and read again' }).click()
    await page.getByText(/^Applying this file adds 1 part/).waitFor(WORK)
    expect(await page.getByRole('heading', { name: 'Unknown words' }).count()).toBe(0)
  },
)
