import { expect, test } from 'vitest'
import { checkOutWith, fillAddress, newGuest, toPayment } from '../../support/browser/at-checkout.ts'
import { NARROW, visit } from '../../support/browser/browser.ts'

test('a guest whose parts were sold before the payment is told what a guest can do, and finds it on the order', async () => {
  const page = await visit('/', { viewport: NARROW })
  const [part] = await (await page.request.get('/api/bestSeller')).json()
  const refusal = { status: 409, code: 'sold-out', detail: 'Sold out', parts: [{ name: part.name, left: 0 }] }
  await page.route('**/api/create-payment-intent', (route) => route.fulfill({ status: 409, json: refusal }))
  await checkOutWith(page, { [part._id]: 1 })
  await page.getByLabel('Email').fill(newGuest())
  await fillAddress(page)
  await toPayment(page).click()
  await page.getByText('Sold out in the meantime').waitFor()
  const main = page.getByRole('main')
  expect(await main.textContent()).not.toContain('Delete this order')
  await main.getByText('with “Order again”').waitFor()

  // So is an order whose parts were let go and are sold.
  await page.route(/\/api\/orders\/[^/]+$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), state: 'expired' } })
  })
  await main.getByRole('link', { name: 'See the order' }).last().click()
  for (const name of ['Order again', 'Cancel order']) await main.getByRole('button', { name }).waitFor()
})
