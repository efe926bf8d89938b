import { expect, test } from 'vitest'
import { checkOutWith, fillAddress, group, newGuest, toPayment } from '../../support/browser/at-checkout.ts'
import { open, visit } from '../../support/browser/browser.ts'

test('a bill to a company at an address of its own names the company once', async () => {
  const page = await visit('/shop')
  const { items } = await (await page.request.get('/api/parts?inStock=true&limit=1')).json()
  await checkOutWith(page, { [items[0]._id]: 1 })
  await page.getByLabel('Email').fill(newGuest())
  await fillAddress(page)
  await page.getByRole('checkbox', { name: 'The bill goes to the same address' }).uncheck()
  const bill = group(page, 'Bill')
  await bill.getByLabel('Full name').fill('Accounts Payable')
  await bill.getByLabel(/^Company/).fill('Wrench Holding')
  await bill.getByLabel('Street and number').fill('99 Bill Street')
  await bill.getByLabel('City').fill('Ann Arbor')
  await bill.getByLabel('State').selectOption('MI')
  await bill.getByLabel('ZIP code').fill('48103')
  await bill.getByLabel(/^Your order number/).fill('PO-7')
  await toPayment(page).click()
  await page.waitForURL(/\/order\/[\w-]+\/pay$/)
  await open(page, new URL(page.url()).pathname.replace('/pay', ''))
  const told = await page.getByRole('region', { name: 'Bill' }).getByRole('paragraph').innerText()
  expect(told.split('\n')).toEqual([
    'Wrench Holding',
    'Accounts Payable',
    '99 Bill Street',
    'Ann Arbor, MI 48103',
    'United States',
    'Your number: PO-7',
  ])
})
