import { expect, test } from 'vitest'
import { visit } from '../../support/browser/browser.ts'

test('who looks for an order hears which field is missing, and that both may be wrong', async () => {
  const page = await visit('/findOrder')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const find = page.getByRole('button', { name: 'Find my order' })
  await find.click()
  await page.getByText('The number of your order looks like this: CM-7F3K-29QD').waitFor()
  await page.getByText('Please give the e-mail address of the order').waitFor()
  const number = page.getByLabel('Order number')
  expect(await number.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => number.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await page.getByText('Please check what you sent.').count()).toBe(0)
  expect(asked).not.toContain('/api/order-lookup')
  await page.getByLabel('Order number').fill('CM-7F3K-29QD')
  await page.getByLabel('Email').fill('somebody.else@example.com')
  await find.click()
  await page.getByText('No order has this number and this e-mail. Please check both.').waitFor()
  expect(await page.getByLabel('Order number').inputValue()).toBe('CM-7F3K-29QD')

  await page.getByLabel('Email').fill('')
  await find.click()
  await page.getByText('Please give the e-mail address of the order').waitFor()
  expect(await page.getByText('No order has this number and this e-mail.').count()).toBe(0)
})
