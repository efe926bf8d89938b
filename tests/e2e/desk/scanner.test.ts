import { expect, test } from 'vitest'
import { visit } from '../../support/browser/browser.ts'
import { call } from '../../support/browser/furnish.ts'
import { api, asAdmin, box, newcomer, paid, partAt, shown } from '../../support/browser/packing-desk.ts'

test('by keyboard and scanner alone an order is chosen, opened, packed and sent', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const part = await partAt(admin, 1)
  const [one, two] = [await paid(buyer, { [part]: 1 }), await paid(buyer, { [part]: 1 })]
  const page = await visit('/dashboard/toDo', { storageState: admin.storage })
  await box(page, one).focus()
  await page.keyboard.press('Space')
  expect(await box(page, one).isChecked()).toBe(true)
  const isReached = () => box(page, two).evaluate((it) => it === document.activeElement)
  // Orders of other stories may lie between.
  for (let rows = 0; rows < 20 && !(await isReached()); rows++) await page.keyboard.press('ArrowDown')
  expect(await isReached()).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('form', { name: /^Pack at/ }).waitFor()
  const scan = async () => {
    await page.getByLabel('Scan or type a number').focus()
    await page.keyboard.type(two.number.toLowerCase().replaceAll('-', ''))
    await page.keyboard.press('Enter')
  }
  await scan()
  await page.getByRole('button', { name: `Pack all of ${two.number}` }).waitFor()
  await scan()
  await page.getByRole('button', { name: `Send ${two.number}` }).waitFor()
  await scan()
  await page.getByText(`Order ${two.number} is sent`).waitFor()
  expect([(await shown(buyer, one)).fulfilment, (await shown(buyer, two)).fulfilment]).toEqual(['to-pick', 'sent'])
  await page.getByLabel('Scan or type a number').fill('nothing')
  await page.keyboard.press('Enter')
  await page.getByText('No order, parcel or part has this number.').waitFor()
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
  await button('Pack all of').waitFor()
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
  expect(await page.getByText('No order, parcel or part has this number.').count()).toBe(0)
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
  await page.getByText('No order, parcel or part has this number.').waitFor()
  expect(await field.inputValue()).toBe('CM-WRONG')
  await page.keyboard.type('CM-ANOTHER')
  expect(await field.inputValue()).toBe('CM-ANOTHER')
})

test('the number of a part tells which orders with it are not sent yet, and leads to them', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const part = await partAt(admin, 1)
  const { number } = (await call(api(`/parts/${part}`), 'GET', { token: admin.token })).said
  const page = await visit('/dashboard/toDo', { storageState: admin.storage })
  const scan = async (code: string) => {
    await page.getByLabel('Scan or type a number').fill(code)
    await page.keyboard.press('Enter')
  }
  await scan(number)
  await page.getByText(`${number} is a part number. No order with it waits to be sent.`).waitFor()
  const [one, two] = [await paid(buyer, { [part]: 1 }), await paid(buyer, { [part]: 1 })]
  await scan(number)
  await page.getByText(`${number} is a part number. 2 orders with it are not sent yet:`).waitFor()
  const found = page.getByRole('region', { name: 'Scanned' })
  await found.getByRole('button', { name: `Open order ${one.number}` }).click()
  await found.getByRole('button', { name: 'Pack into one parcel' }).click()
  await found.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText(`${number} is a part number. 1 order with it is not sent yet:`).waitFor()
  expect(await found.getByText(two.number).count()).toBe(1)
  expect((await shown(buyer, one)).fulfilment).toBe('sent')
})
