import { expect, test } from 'vitest'
import { call, newcomer, newPart, theAdmin } from '../spec/visitors.ts'
import { NARROW, visit } from '../support/browser.ts'

test('who orders again is told which part of the old order is no longer there', async () => {
  const [admin, buyer] = [await theAdmin(), await newcomer()]
  const [stays, goes] = [
    await newPart(admin, { name: 'A bracket that stays' }),
    await newPart(admin, { name: 'A clip that goes' }),
  ]
  const who = { name: buyer.name, email: buyer.email, number: '+1 555 0100', address: '12 Foundry Lane\nDetroit' }
  const { body } = await call(buyer.token, 'POST', '/orders', { ...who, total: 120, items: { [stays]: 1, [goes]: 2 } })
  await call(admin.token, 'DELETE', `/bestSeller/${goes}`)
  const page = await visit(`/order/${body._id}`, { ...buyer.signedIn, viewport: NARROW })
  await page.getByRole('button', { name: 'Order again' }).click()
  await page.getByText('No longer sold, so not in your cart: A clip that goes. The rest lies in it.').waitFor()
  await page.getByRole('link', { name: 'View cart' }).click()
  await page.getByRole('listitem', { name: 'A bracket that stays' }).waitFor()
  expect(await page.getByRole('listitem', { name: 'A clip that goes' }).count()).toBe(0)
})
