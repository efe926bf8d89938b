import { expect, inject, test } from 'vitest'
import { NARROW, visit } from '../../support/browser.ts'
import { call } from '../../support/furnish.ts'
import { asAdmin, partAt } from '../../support/packing-desk.ts'
import { call as ask, newcomer, newOrder, pay, theAdmin } from '../../spec/visitors.ts'

test('on a phone, too, the choice between two versions comes to whoever pressed Update, wherever that was', async () => {
  const admin = await asAdmin()
  const { token, storage } = admin
  const id = await partAt(admin, 1)
  const page = await visit(`/dashboard/updateParts/${id}`, { storageState: storage, viewport: NARROW })
  await page.getByLabel('Name', { exact: true }).fill('Mine')
  const address = `${inject('shopUrl')}/api/bestSeller/${id}`
  const { said: read } = await call(address, 'GET', { token })
  await call(address, 'PUT', { token, body: { name: 'Theirs', price: 41, img: read.img, version: read.version } })
  await page.getByRole('button', { name: 'Update' }).click()
  await page
    .getByRole('heading', { name: 'Somebody else has changed this part meanwhile' })
    .and(page.locator(':focus'))
    .waitFor()
  const bottom = async (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => button.getBoundingClientRect().bottom)
  const bar = await page
    .getByRole('button', { name: 'Update' })
    .evaluate((button) => button.getBoundingClientRect().top)
  await expect.poll(() => bottom('Save mine over it')).toBeLessThan(bar)
})

test('of two admins who refund or cancel the same, the second is told on the page, and may press again', async () => {
  const [admin, buyer] = [await theAdmin(), await newcomer()]
  const id = await newOrder(admin, buyer, '')
  await pay(buyer, id)
  const page = await visit(`/dashboard/orders/${id}`, { viewport: NARROW, ...admin.signedIn })
  await page.getByRole('button', { name: 'Refund' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('2')
  await dialog.getByLabel('Reason').fill('a scratch')
  await ask(admin.token, 'POST', `/orders/${id}/refunds`, { amount: 2, reason: 'by the other one' })
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await dialog.getByText('What was sent back of this order has changed meanwhile: it is $2 now.').waitFor()
  await dialog.getByText(/\$2 went back before/).waitFor()
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await page.getByText(/\$2 (sent back|on its way): a scratch/).waitFor()

  await page.getByRole('button', { name: 'Cancel some of it' }).click()
  const units = dialog.getByRole('spinbutton').first()
  await units.fill('1')
  await ask(admin.token, 'POST', `/orders/${id}/cancel-lines`, { lines: [{ line: 0, quantity: 1 }] })
  await dialog.getByRole('button', { name: 'Cancel some of it' }).click()
  await dialog.getByText('Somebody else has changed these lines meanwhile.').waitFor()
})
