import { test } from 'vitest'
import { newPart, theAdmin } from '../spec/visitors.ts'
import { checkOutWith, fillAddress, group, newGuest, toPayment } from '../support/at-checkout.ts'
import { NARROW, visit } from '../support/browser.ts'

test('a ZIP code of another state is asked about under it, and hinders nobody', async () => {
  const page = await visit('/', { viewport: NARROW })
  await checkOutWith(page, { [await newPart(await theAdmin())]: 1 })
  const delivery = group(page, 'Delivery')
  const doubt = delivery.getByText('ZIP code 10001 is in New York. Please check both.')
  await page.getByLabel('Email').fill(newGuest())
  await fillAddress(page)
  await delivery.getByLabel('ZIP code').fill('10001')
  await doubt.waitFor()
  await delivery.getByLabel('State').selectOption('NY')
  await doubt.waitFor({ state: 'detached' })
  await delivery.getByLabel('State').selectOption('CA')
  await doubt.waitFor()
  await toPayment(page).click()
  await page.waitForURL(/\/order\/[\w-]+\/pay$/)
})
