import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { call, newcomer, newOrder, pay, theAdmin } from '../../spec/visitors.ts'
import { NARROW, visit } from '../../support/browser/browser.ts'

/** As the order's call answers once its days are over. */
const answered = (page: Page, as: (order: { parcels?: object[] }) => object) =>
  page.route('**/api/orders/*', async (route) => {
    const order = await (await route.fetch()).json()
    await route.fulfill({ json: { ...order, ...as(order) } })
  })

test('what should have arrived by now says that it is late', async () => {
  const [admin, buyer] = [await theAdmin(), await newcomer()]
  const id = await newOrder(admin, buyer, '12 Foundry Lane\nDetroit MI 48201')
  await pay(buyer, id)
  const page = await visit('/', { viewport: NARROW, ...buyer.signedIn })
  const delivery = { id: 'standard', name: 'Post', kind: 'ship', carrier: '', from: '2026-01-05', to: '2026-01-08' }
  let late: true | undefined
  await answered(page, (order) => ({
    delivery,
    late,
    parcels: order.parcels?.map((parcel) => ({ ...parcel, arrives: delivery, late: late ?? false })),
  }))
  await page.goto(new URL(`/order/${id}`, page.url()).href)
  await page.getByText(/^expected Mon,\sJan\s5.* to Thu,\sJan\s8/).waitFor()
  late = true
  await page.reload()
  await page.getByText(/^expected by Thu,\sJan\s8.*, and late$/).waitFor()
  expect(await page.getByText(/Jan\s5/).count()).toBe(0)

  const { _id, version } = (await call(admin.token, 'POST', `/orders/${id}/parcels`, {})).body
  await call(admin.token, 'POST', `/parcels/${_id}/send`, { version })
  await page.reload()
  const parcel = page.getByRole('region', { name: 'Parcel' })
  await parcel.getByText(/^Expected by Thu,\sJan\s8.*\. It is late\.$/).waitFor()
  expect(await page.getByText(/Jan\s5/).count()).toBe(0)
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/late.png`, fullPage: true })
  late = undefined
  await page.reload()
  await parcel.getByText(/^Expected Mon,\sJan\s5.* to Thu,\sJan\s8/).waitFor()
})

test('what was promised no day says that it is late, too, and nothing before that', async () => {
  const [admin, buyer] = [await theAdmin(), await newcomer()]
  const id = await newOrder(admin, buyer, '12 Foundry Lane\nDetroit MI 48201')
  await pay(buyer, id)
  const page = await visit('/', { viewport: NARROW, ...buyer.signedIn })
  let late: true | undefined
  await answered(page, () => ({ late }))
  await page.goto(new URL(`/order/${id}`, page.url()).href)
  await page.getByText('12 Foundry Lane').first().waitFor()
  const told = page.getByText('It should have arrived by now, and is late.')
  expect(await told.count()).toBe(0)
  late = true
  await page.reload()
  await told.waitFor()
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/late-unpromised.png` })
})

test('what was lost on its way is no longer promised for the days that were said', async () => {
  const [admin, buyer] = [await theAdmin(), await newcomer()]
  const id = await newOrder(admin, buyer, '12 Foundry Lane\nDetroit MI 48201')
  await pay(buyer, id)
  const { _id, version } = (await call(admin.token, 'POST', `/orders/${id}/parcels`, {})).body
  const sent = (await call(admin.token, 'POST', `/parcels/${_id}/send`, { version })).body
  const lost = await call(admin.token, 'POST', `/parcels/${_id}/lose`, { version: sent.version, why: 'Never scanned' })
  expect(lost.status).toBe(200)
  const page = await visit('/', { viewport: NARROW, ...buyer.signedIn })
  await answered(page, () => ({
    delivery: { id: 'standard', name: 'Post', kind: 'ship', carrier: '', from: '2026-01-05', to: '2026-01-08' },
  }))
  await page.goto(new URL(`/order/${id}`, page.url()).href)
  await page.getByText('It was lost on its way. Please answer our mail, and we will put it right.').waitFor()
  expect(await page.getByText(/expected|late/).count()).toBe(0)
  const desk = await visit(`/dashboard/orders/${id}`, { viewport: NARROW, ...admin.signedIn })
  await desk.getByText('It was lost on its way. Send it once more, or give its money back.').waitFor()
})

test('the page of a late order marks it for admins as their list does', async () => {
  const [admin, buyer] = [await theAdmin(), await newcomer()]
  const id = await newOrder(admin, buyer, '12 Foundry Lane\nDetroit MI 48201')
  await pay(buyer, id)
  const page = await visit('/', { viewport: NARROW, ...admin.signedIn })
  let isLate: true | undefined
  await answered(page, () => ({ isLate }))
  await page.goto(new URL(`/dashboard/orders/${id}`, page.url()).href)
  await page.getByText('Paid', { exact: true }).first().waitFor()
  const mark = page.getByText('Late', { exact: true })
  expect(await mark.count()).toBe(0)
  isLate = true
  await page.reload()
  await mark.waitFor()
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/late-admin.png` })
  await page.route('**/api/orders/all?*', async (route) => {
    const listed: object[] = await (await route.fetch()).json()
    await route.fulfill({ json: listed.map((order) => ({ ...order, isLate })) })
  })
  await page.goto(new URL(`/dashboard/orders?q=${buyer.email}`, page.url()).href)
  await page.locator('summary').getByText('Late', { exact: true }).waitFor()
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/late-list.png` })
})
