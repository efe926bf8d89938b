import { expect, inject, test } from 'vitest'
import { problemsOf } from '../../support/browser/axe.ts'
import { open, visit } from '../../support/browser/browser.ts'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { call, enter, order, pay } from '../../support/browser/furnish.ts'

const urls = () => ({ shopUrl: inject('shopUrl'), sandboxUrl: inject('sandboxUrl') })

test('a dispute at the bank stands on its order, in the list of what to pack, and warns before it is packed', async () => {
  const person = {
    name: 'Robin Berg',
    email: `dispute.${crypto.randomUUID().slice(0, 8)}@example.com`,
    password: 'spanner-42',
  }
  const [admin, buyer] = await Promise.all([enter(urls(), 'sign-in', ADMIN), enter(urls(), 'sign-up', person)])
  const { items } = (await call(`${inject('shopUrl')}/api/parts?inStock=true&limit=1`, 'GET')).said
  const id = await order(urls(), buyer, { [items[0]._id]: 1 })
  await pay(urls(), buyer, id, 'pm_card_createDispute')
  const shown = async () => (await call(`${inject('shopUrl')}/api/orders/${id}`, 'GET', { token: admin.token })).said
  await expect.poll(async () => (await shown()).disputes?.length, { timeout: 30_000 }).toBe(1)
  const { orderNumber } = await shown()

  const page = await visit(`/dashboard/orders/${id}`, { storageState: admin.storage })
  await page.getByText(/^Disputed at the bank: answer by /).waitFor()
  await page
    .getByRole('region', { name: 'Disputes at the bank' })
    .getByText(/, fraudulent, since .*: needs response by /)
    .waitFor()
  expect(await problemsOf(page)).toEqual([])
  await open(page, `/dashboard/toDo`)
  const row = page.getByRole('listitem').filter({ hasText: orderNumber })
  await row.getByText(/^Disputed at the bank/).waitFor()
  await row.getByRole('button', { name: `Open order ${orderNumber}` }).click()
  await page.getByText('Its buyer disputes the payment at the bank. Answer the bank before you pack.').waitFor()

  // The buyer is not told what their bank tells the shop.
  const theirs = await visit(`/order/${id}`, { storageState: buyer.storage })
  await theirs.getByText(orderNumber).first().waitFor()
  expect(await theirs.getByText(/disputed/i).count()).toBe(0)
})
