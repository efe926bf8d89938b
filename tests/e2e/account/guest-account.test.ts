import { expect, test } from 'vitest'
import { checkOutWith, fillAddress, mailTo, toPayment } from '../../support/browser/at-checkout.ts'
import { NARROW, open, type Page, signUp, visit } from '../../support/browser/browser.ts'

const LATER = 'Those that you placed as a guest come here once your e-mail is confirmed.'

/** Follows the link that was mailed to who has signed up. */
async function confirm(page: Page, email: string): Promise<void> {
  const mail = await mailTo(email, '/api/auth/verify-email?token=')
  const { pathname, search } = new URL(/http\S+verify-email\S+/.exec(mail)![0])
  await open(page, pathname + search)
}

test('who has just signed up is told in an empty My Orders that a guest’s orders come with the confirmed e-mail', async () => {
  const page = await visit('/', { viewport: NARROW })
  await signUp(page)
  await open(page, '/dashboard/order')
  await page.getByRole('heading', { name: 'No orders yet' }).waitFor()
  await page.getByText(LATER).waitFor()
})

test('who is signed in and confirms the e-mail is told so, is asked for no password, and hears no more of it', async () => {
  const page = await visit('/', { viewport: NARROW })
  const { email } = await signUp(page)
  await confirm(page, email)
  await page.getByRole('heading', { name: 'Your e-mail is confirmed', level: 1 }).waitFor()
  expect(await page.getByLabel('Password').isVisible()).toBe(false)
  expect(await page.getByRole('link', { name: 'Create your account' }).count()).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click()
  await page.getByRole('heading', { name: 'No orders yet' }).waitFor()
  expect(await page.getByText(LATER).count()).toBe(0)
})

test('My Orders asks no more for what was confirmed in another tab as soon as one is back in it', async () => {
  const page = await visit('/', { viewport: NARROW })
  const { email } = await signUp(page)
  await open(page, '/dashboard/order')
  await page.getByText(LATER).waitFor()
  const other = await page.context().newPage()
  await confirm(other, email)
  await other.close()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByText(LATER).waitFor({ state: 'detached' })
  expect(await page.getByText('Please confirm your e-mail').count()).toBe(0)
})

test('who is not signed in and confirms the e-mail is told so, and can log in', async () => {
  const page = await visit('/', { viewport: NARROW })
  const { email, password } = await signUp(page)
  await page.evaluate(() => localStorage.clear())
  await confirm(page, email)
  await page.getByRole('heading', { name: 'Your e-mail is confirmed', level: 1 }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('/')
})

test('who may pay only with a confirmed e-mail, and confirms it in another tab, can pay without loading the page anew', async () => {
  const page = await visit('/')
  const { email } = await signUp(page)
  const [part] = await (await page.request.get('/api/bestSeller')).json()
  await checkOutWith(page, { [part._id]: 1 })
  await fillAddress(page, 'Robin Berg')
  const refusal = { status: 409, code: 'too-much-held', detail: 'You have 3 unpaid orders already.', mayConfirm: true }
  await page.route('**/api/create-payment-intent', (route) => route.fulfill({ status: 409, json: refusal }))
  await toPayment(page).click()
  await page.getByText(refusal.detail).waitFor()
  await page.unrouteAll()

  const other = await page.context().newPage()
  await confirm(other, email)
  await other.close()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('button', { name: /^Pay \$/ }).waitFor()
})
