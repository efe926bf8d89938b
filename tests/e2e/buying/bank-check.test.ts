import { expect, test } from 'vitest'
import { checkOutWith, fillAddress, newGuest, toPayment } from '../../support/browser/at-checkout.ts'
import { payWith, visit } from '../../support/browser/browser.ts'

test('who goes back while the card’s bank asks finds the page before it, and can use it', async () => {
  const page = await visit('/')
  await checkOutWith(page, { 1: 1 })
  await page.getByLabel('Email').fill(newGuest())
  await fillAddress(page)
  await toPayment(page).click()
  await page.waitForURL(/\/order\/[\w-]+\/pay$/)
  const payment = page.url()
  await payWith(page, '4000 0025 0000 3155')
  const bank = page.getByRole('dialog', { name: '3-D Secure' })
  await page.frameLocator('iframe[title="3-D Secure authentication"]').getByText('The bank of this test card').waitFor()
  await page.goBack()
  await page.waitForURL('/checkout')
  await expect.poll(() => bank.count()).toBe(0)
  await page.getByRole('heading', { level: 1 }).click()
  await page.goForward()
  await page.waitForURL(payment)
  await payWith(page, '4242 4242 4242 4242')
  await page.getByText('Congrats! Your payment is success').waitFor()
})
