import { expect, inject, test } from 'vitest'
import { problemsOf } from '../../support/browser/axe.ts'
import { NARROW, type Page, visit, WIDE } from '../../support/browser/browser.ts'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { call, enter, type Resident } from '../../support/browser/furnish.ts'
import { acesFile, type MadeApp } from '../../support/files/made-files.ts'

const urls = () => ({ shopUrl: inject('shopUrl'), sandboxUrl: inject('sandboxUrl') })
/** A file is read and applied by a process of its own, which has to start. */
const TIME = { timeout: 180_000 }
const WORK = { timeout: 60_000 }
const YEARS = Array.from({ length: 12 }, (_, n) => 2010 + n)

const ask = async (me: Resident, method: string, path: string, body?: object) =>
  (await call(`${inject('shopUrl')}/api${path}`, method, { token: me.token, ...(body && { body }) })).said

type Seller = { me: Resident; supplier: { id: number; name: string }; number: string }

/** An admin with a part, and with a supplier who calls its brand ZZZZ and the Camrys of twelve years 1 to 12. */
async function seller(): Promise<Seller> {
  const me = await enter(urls(), 'sign-in', ADMIN)
  const mark = crypto.randomUUID().slice(0, 8)
  const number = `VE-${mark}`
  const part = {
    name: `Pads ${mark}`,
    number,
    price: 40,
    category: 'brake-pads',
    img: 'https://pictures.example/a.jpg',
  }
  const { insertedId } = await ask(me, 'POST', '/bestSeller', part)
  const { brand } = await ask(me, 'GET', `/bestSeller/${insertedId}`)
  const supplier = await ask(me, 'POST', '/suppliers', { name: `Vehicles ${mark}` })
  const mappings = [
    { kind: 'brand', theirs: 'ZZZZ', ours: brand },
    { kind: 'part-type', theirs: '1684', ours: 'brake-pads' },
    { kind: 'part-type', theirs: '1896', ours: 'brake-discs' },
    ...YEARS.map((year, n) => ({ kind: 'base-vehicle', theirs: String(n + 1), ours: `${year} | Toyota | Camry` })),
  ]
  await ask(me, 'PUT', `/suppliers/${supplier.id}/mappings`, { mappings })
  return { me, supplier, number }
}

/** Sends an ACES file by the form. */
async function sends(page: Page, { supplier }: Seller, apps: MadeApp[], isFull: boolean) {
  await page.goto(`${inject('shopUrl')}/dashboard/imports`)
  const form = page.getByRole('form', { name: 'Send a file' })
  const buffer = Buffer.from(acesFile(apps))
  await form.getByLabel('Supplier', { exact: true }).selectOption(supplier.name)
  await form.locator('input[type=file]').setInputFiles({ name: 'cars.xml', mimeType: 'text/xml', buffer })
  if (isFull) await form.getByLabel('Everything from this supplier').check()
  await form.getByRole('button', { name: 'Send and check' }).click()
  await page.getByText(/^Applying this file/).waitFor(WORK)
}
const region = (page: Page, name: string) => page.getByRole('region', { name })
const apply = (page: Page) => page.getByRole('button', { name: 'Apply', exact: true }).click()
const applied = (page: Page) => page.getByRole('heading', { name: 'Applied', exact: true }).waitFor(WORK)

test('a row that contradicts says what it holds, and counts once an admin says that it is right', TIME, async () => {
  const room = await seller()
  const { number } = room
  const page = await visit('/dashboard/imports', { storageState: room.me.storage, viewport: WIDE })
  const apps = [
    { number, vehicle: { baseVehicle: 1 }, quantity: 1 },
    { number, vehicle: { baseVehicle: 1 }, quantity: 2 },
    { number, vehicle: { baseVehicle: 2 }, partType: 1896 },
    { number, vehicle: { baseVehicle: 3 }, partType: 1896 },
  ]
  await sends(page, room, apps, false)
  await region(page, 'What it would change').getByText('Vehicles that would be added to parts').waitFor()
  const rows = region(page, 'Rows')
  await rows.getByText('1 row waits: it says another quantity than a row before.').waitFor()
  const second = rows.getByRole('listitem').filter({ hasText: 'Row 2:' })
  await second.getByText(`${number} Toyota Camry 2010`, { exact: false }).waitFor()
  await second.getByText('What it says').click()
  await second.getByRole('row', { name: 'Quantity per car 2' }).waitFor()
  expect(await problemsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Row 2 is right' }).click()
  await page.getByText(/^Applying this file adds 2 vehicles, while the shop sells. 2 rows stay/).waitFor(WORK)
  await rows
    .getByText('The file takes this part for brake discs, but in the shop it is one of brake pads.')
    .first()
    .waitFor()
  await rows.getByRole('button', { name: 'They are right' }).click()
  await page.getByText(/^Applying this file adds 4 vehicles, while the shop sells. You can undo/).waitFor(WORK)
  await apply(page)
  await applied(page)
  await page.getByRole('link', { name: 'What it wrote, and undo' }).click()
  await page.getByText('1 part added or changed.').waitFor()
  await page.getByRole('row').filter({ hasText: number }).getByText('0 lines of cars').waitFor()
})

test('a full file of vehicles that lacks most of them is applied only after a second yes', TIME, async () => {
  const room = await seller()
  const { number } = room
  const page = await visit('/dashboard/imports', { storageState: room.me.storage, viewport: NARROW })
  // Notes of their own keep the years from being one line.
  const apps = YEARS.map((year, n) => ({ number, vehicle: { baseVehicle: n + 1 }, notes: [`Of ${year}`] }))
  await sends(page, room, apps, true)
  await page.getByText('Vehicles that it lacks would be taken away from the parts.').waitFor()
  await apply(page)
  await applied(page)
  await sends(page, room, apps.slice(0, 1), true)
  await page.getByText(/^Applying this file takes 11 vehicles away from parts/).waitFor()
  await apply(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('This takes 11 of the supplier’s 12 vehicles away from parts').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('heading', { name: 'Decide' }).waitFor()
  await apply(page)
  await dialog.getByRole('button', { name: 'Apply, 11 vehicles included' }).click()
  await applied(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Report as CSV' }).click(),
  ])
  const report = (await (await download.createReadStream()).toArray()).join('')
  expect(report).toContain('Cars: 12 lines of cars > 1 line of cars')
})
