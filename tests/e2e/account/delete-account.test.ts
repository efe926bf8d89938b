import { expect, test } from 'vitest'
import { mailTo } from '../../support/browser/at-checkout.ts'
import { NARROW, open, type Page, signUp, visit } from '../../support/browser/browser.ts'

const main = (page: Page) => page.getByRole('main')

test('a customer deletes the account on a phone: what goes and stays is said first, the password is asked, and the cart is empty', async () => {
  const page = await visit('/shop', { viewport: NARROW })
  const { email, password } = await signUp(page)
  await open(page, '/shop')
  await main(page).getByRole('link', { name: 'Add to cart' }).first().click()
  await open(page, '/cart')
  await main(page).getByText('Your cart is empty').waitFor({ state: 'detached' })
  await open(page, '/dashboard')
  await page.getByRole('link', { name: 'Delete account' }).click()
  await page.getByRole('heading', { name: 'Delete account' }).waitFor()
  await main(page).getByText('What stays: your orders and their invoices').waitFor()
  const send = page.getByRole('button', { name: 'Delete my account' })
  await page.getByLabel('Current password').fill('not my password')
  await send.click()
  await page.getByText('That is not your current password').waitFor()
  await page.getByLabel('Current password').fill(password)
  await send.click()
  await page.waitForURL('/')
  await page.getByText('Your account is deleted').waitFor()
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-signed-in'))).toBe(false)
  await mailTo(email, 'account is deleted')

  await open(page, '/cart')
  await main(page).getByText('Your cart is empty').waitFor()
  await open(page, '/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByText('The e-mail or the password is not right.').waitFor()
})
