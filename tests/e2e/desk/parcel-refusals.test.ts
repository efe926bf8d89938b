import { expect, test } from 'vitest'
import { visit } from '../../support/browser/browser.ts'
import { call } from '../../support/browser/furnish.ts'
import { api, asAdmin, newcomer, paid, partAt } from '../../support/browser/packing-desk.ts'

test('who sends a parcel with a wrong address is led to that field, and sends it from there by Enter', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const one = await paid(buyer, { [await partAt(admin, 1)]: 1 })
  await call(api(`/orders/${one.id}/parcels`), 'POST', { token: admin.token, body: {} })
  const page = await visit(`/dashboard/toDo?order=${one.number}`, { storageState: admin.storage })
  const parcel = page.getByRole('region', { name: 'Parcel 1' })
  const address = parcel.getByLabel('Tracking link')
  const send = parcel.getByRole('button', { name: 'Send' })
  const isLevel = (button: Element) =>
    button.getBoundingClientRect().top === button.closest('form')!.querySelector('input')!.getBoundingClientRect().top
  await expect.poll(() => send.evaluate(isLevel)).toBe(true)
  await parcel.getByLabel('Carrier').fill('Postman')
  await address.fill('not an address')
  await send.press('Enter')
  const wrong = address.and(page.locator('[aria-invalid=true]'))
  await wrong.waitFor()
  expect(await parcel.getByLabel('Carrier').inputValue()).toBe('Postman')
  await expect.poll(() => wrong.evaluate((field) => field === document.activeElement)).toBe(true)
  await address.fill('https://postman.example/1')
  await address.press('Enter')
  await parcel.getByText(/^Parcel 1: on its way$/i).waitFor()
  await expect.poll(() => parcel.getByRole('alert').count()).toBe(0)
  expect(await parcel.locator('.text-bad').count()).toBe(0)
})

test('who typed a wrong number corrects it when the parcel is on its way, and the buyer follows the right one', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const one = await paid(buyer, { [await partAt(admin, 1)]: 1 })
  const { said } = await call(api(`/orders/${one.id}/parcels`), 'POST', { token: admin.token, body: {} })
  const told = { version: 1, carrier: 'Postman', tracking: 'PM 1' }
  await call(api(`/parcels/${said._id}/send`), 'POST', { token: admin.token, body: told })
  const page = await visit(`/dashboard/toDo?order=${one.number}`, { storageState: admin.storage })
  const parcel = page.getByRole('region', { name: 'Parcel 1' })
  await parcel.getByRole('button', { name: 'Correct the tracking number' }).press('Enter')
  const carrier = parcel.getByLabel('Carrier')
  await expect.poll(() => carrier.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await parcel.getByLabel('Carrier').inputValue()).toBe('Postman')
  await parcel.getByLabel('Tracking number', { exact: true }).fill('PM 2')
  await parcel.getByLabel('Tracking link').fill('number PM 2')
  await parcel.getByRole('button', { name: 'Save' }).click()
  await parcel
    .getByText('Please give the address of a page with https://, as in https://post.example/track/123')
    .waitFor()
  await parcel.getByLabel('Tracking link').fill('postman.example/2')
  await parcel.getByRole('button', { name: 'Save' }).click()
  await parcel.getByText(/· Postman · PM 2$/).waitFor()
  const order = await visit(`/order/${one.id}`, { storageState: buyer.storage })
  await order.getByRole('link', { name: 'Follow PM 2' }).waitFor()
})
