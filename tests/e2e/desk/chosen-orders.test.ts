import { expect, test } from 'vitest'
import { open, type Page, visit } from '../../support/browser/browser.ts'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { asAdmin, box, newcomer, newPlace, type Paid, paid, partAt, shown } from '../../support/browser/packing-desk.ts'

/** An admin's list of five orders to pick at a place of their own, in pages of two. */
async function fiveToPick(name: string) {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const place = await newPlace(admin, name)
  const part = await partAt(admin, place)
  const orders: Paid[] = []
  while (orders.length < 5) orders.push(await paid(buyer, { [part]: 1 }))
  const page = await visit('/dashboard/toDo', { storageState: admin.storage })
  await page.route(/api\/to-do\?.*list=/, (route) => route.continue({ url: `${route.request().url()}&limit=2` }))
  await open(page, `/dashboard/toDo?place=${place}`)
  return { page, buyer, orders }
}

async function chooseAllFive(page: Page) {
  await page.getByLabel('Choose all 2 on this page').check()
  await page.getByRole('button', { name: 'Choose all 5' }).click()
  await page.getByRole('button', { name: 'Pack 5' }).waitFor()
}

/** All of a list of so many are chosen, and nothing offers to choose them once more. */
async function allAreChosen(page: Page, count: number) {
  await page.getByRole('button', { name: `Pack ${count}` }).waitFor()
  await expect.poll(() => page.getByLabel(`Choose all ${count}`, { exact: true }).isChecked()).toBe(true)
}

test('all orders of a list that has several pages are packed at once, and its pick list has them all', async () => {
  const { page, buyer, orders } = await fiveToPick('Barn')
  await chooseAllFive(page)
  await page.getByRole('link', { name: 'Pick list' }).click()
  for (const { number } of orders) await page.getByRole('img', { name: `Barcode of ${number}` }).waitFor()
  await page.goBack()
  await allAreChosen(page, 5)
  await page.getByRole('button', { name: 'Pack 5' }).click()
  await page.getByText('5 orders packed.').waitFor()
  for (const one of orders) expect((await shown(buyer, one)).fulfilment).toBe('packed')
})

test('a chosen list stays chosen while one of its orders is opened, packed and looked at', async () => {
  const { page, orders } = await fiveToPick('Stable')
  await chooseAllFive(page)
  await page.getByRole('button', { name: `Open order ${orders[0]!.number}` }).click()
  await page.getByRole('button', { name: 'Pack into one parcel' }).click()
  await box(page, orders[0]!).waitFor({ state: 'detached' })
  await allAreChosen(page, 4)
  await page.getByRole('link', { name: 'Next page' }).click()
  await box(page, orders[3]!).waitFor()
  await allAreChosen(page, 4)
  await box(page, orders[3]!).uncheck()
  await page.getByRole('button', { name: `Open order ${orders[4]!.number}` }).click()
  await page.getByRole('link', { name: 'The whole order' }).click()
  await page.getByRole('heading', { name: `Order ${orders[4]!.number}` }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Pack 3' }).waitFor()
  expect(await box(page, orders[3]!).isChecked()).toBe(false)
  expect(await box(page, orders[4]!).isChecked()).toBe(true)
})

test('what is chosen on one list is not chosen on another, and comes back with it', async () => {
  const { page, orders } = await fiveToPick('Loft')
  await box(page, orders[0]!).check()
  await box(page, orders[1]!).check()
  await page.getByRole('button', { name: `Open order ${orders[0]!.number}` }).click()
  await page.getByRole('button', { name: 'Pack into one parcel' }).click()
  await page.getByRole('button', { name: 'Pack 1' }).waitFor()
  await page.getByRole('link', { name: /^To send/ }).click()
  await box(page, orders[0]!).waitFor()
  expect(await box(page, orders[0]!).isChecked()).toBe(false)
  await page.goBack()
  await page.getByRole('button', { name: 'Pack 1' }).waitFor()
  expect(await box(page, orders[1]!).isChecked()).toBe(true)
})

test('the pick list of 1,400 orders opens, can be read anew, and is there again after the login', async () => {
  const { page, orders } = await fiveToPick('Hangar')
  await chooseAllFive(page)
  await page.getByRole('link', { name: 'Pick list' }).click()
  const last = page.getByRole('img', { name: `Barcode of ${orders[4]!.number}` })
  await last.waitFor()
  const others = Array.from({ length: 1395 }, (_, n) => `CM-0000-${String(n).padStart(4, '0')}`)
  const address = page.url().replace(orders[0]!.number, [...others, orders[0]!.number].join(','))
  await page.goto('about:blank')
  await open(page, address)
  await last.waitFor()
  await page.reload()
  await last.waitFor()

  const visitor = await visit(address)
  await visitor.getByLabel('Email').fill(ADMIN.email)
  await visitor.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await visitor.getByRole('button', { name: 'Login', exact: true }).click()
  await visitor.getByRole('img', { name: `Barcode of ${orders[4]!.number}` }).waitFor()
})
