import { expect, test } from 'vitest'
import { mailTo } from '../../support/browser/at-checkout.ts'
import { NARROW, open, type Page, signUp, visit } from '../../support/browser/browser.ts'

const main = (page: Page) => page.getByRole('main')

async function ask(page: Page, to: string, password: string): Promise<void> {
  await page.getByLabel('New e-mail').fill(to)
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Change my e-mail' }).click()
}
/** Where the link in the mail to a new address leads. */
async function linkTo(to: string): Promise<string> {
  const { pathname, search } = new URL(/http\S+dashboard\/email\?token=\S+/.exec(await mailTo(to, '?token='))![0])
  return pathname + search
}

test('a customer changes the e-mail on a phone: from the dashboard, by the link in the mail, and goes on as the same person', async () => {
  const page = await visit('/', { viewport: NARROW })
  const { email, password } = await signUp(page)
  const to = `new-${email}`
  await open(page, '/dashboard')
  await page.getByRole('link', { name: 'Change e-mail' }).click()
  await page.getByRole('heading', { name: 'Change e-mail' }).waitFor()
  await ask(page, to, 'not my password')
  await page.getByText('That is not your current password').waitFor()
  await ask(page, to, password)
  await page.getByText(`A mail is on its way to ${to}.`).waitFor()
  expect(await main(page).textContent()).toContain(`Your e-mail is ${email}`)

  await open(page, await linkTo(to))
  await page.getByText(`Your e-mail is ${to} now.`).waitFor()
  expect(new URL(page.url()).search).toBe('')
  await expect.poll(() => main(page).textContent()).not.toContain(` ${email}`)
  expect(await page.getByText('Please confirm your e-mail').count()).toBe(0)
  await open(page, '/dashboard/order')
  await page.getByRole('heading', { name: 'No orders yet' }).waitFor()
  await mailTo(email, 'The e-mail of your')
})

test('who opens the link where nobody is logged in logs in with the present e-mail, and has the new one; a used link says so', async () => {
  const page = await visit('/', { viewport: NARROW })
  const { email, password } = await signUp(page)
  const to = `new-${email}`
  await open(page, '/dashboard/email')
  await ask(page, to, password)
  const link = await linkTo(to)

  const other = await visit(link, { viewport: NARROW })
  await other.getByLabel('Email').fill(email)
  await other.getByLabel('Password').fill(password)
  await other.getByRole('button', { name: 'Login' }).click()
  await other.getByText(`Your e-mail is ${to} now.`).waitFor()
  await open(other, link)
  await other.getByText('This link is no longer valid').waitFor()
  await open(page, '/dashboard/email')
  await page.getByText('You are no longer logged in').waitFor()
})

test('who logs in with Google alone is told to choose a password first, and nobody else is', async () => {
  const page = await visit('/login', { viewport: NARROW })
  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByRole('button', { name: 'Continue With Google' }).click()
  await page.getByText('grace@example.com').click()
  await page.waitForURL('/')
  await open(page, '/dashboard/email')
  await page.getByText('You log in with Google and have no password.').waitFor()
  expect(await page.getByLabel('New e-mail').count()).toBe(0)
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/google-email.png` })
  await open(page, '/dashboard/password')
  await page.getByText('You log in with Google and have no password.').waitFor()
  expect(await page.getByLabel('Current password').count()).toBe(0)
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/google-password.png` })
  await main(page).getByRole('link', { name: 'Choose a password' }).click()
  await page.waitForURL('/forgotPassword')

  const other = await visit('/', { viewport: NARROW })
  await signUp(other)
  await open(other, '/dashboard/email')
  await other.getByLabel('New e-mail').waitFor()
  expect(await main(other).textContent()).not.toContain('Google')
  await open(other, '/dashboard/password')
  await other.getByLabel('Current password').waitFor()
  expect(await main(other).textContent()).not.toContain('Google')
})
