import { expect, inject, test } from 'vitest'
import { newcomer } from '../../spec/visitors.ts'
import { visit } from '../../support/browser/browser.ts'
import { mailTo } from '../../support/browser/at-checkout.ts'

test('only who has opened the link of the mail reads that the e-mail is confirmed, in the tab too', async () => {
  const page = await visit('/login?email=verified')
  await page.getByRole('heading', { name: 'Log in', level: 1 }).waitFor()
  expect(await page.title()).toMatch(/^Log in/)
  expect(await page.getByText('is confirmed').count()).toBe(0)
  const { email } = await newcomer()
  const [link] = /http\S+\/api\/auth\/verify-email\S+/.exec(await mailTo(email, 'please confirm'))!
  await page.goto(new URL(link).pathname + new URL(link).search)
  await page.getByRole('heading', { name: 'Your e-mail is confirmed', level: 1 }).waitFor()
  expect(await page.title()).toMatch(/^Your e-mail is confirmed/)
  await page.reload()
  await page.getByRole('heading', { name: 'Your e-mail is confirmed', level: 1 }).waitFor()
})

test('who is signed in and opens an expired link is led to where a new one is, not asked to log in', async () => {
  const page = await visit('/api/auth/verify-email?token=x', (await newcomer()).signedIn)
  await page.getByText('This link is no longer valid').filter({ visible: true }).waitFor()
  expect(page.url()).toBe(`${inject('shopUrl')}/login?error=link-expired`)
  expect(await page.getByLabel('Password').filter({ visible: true }).count()).toBe(0)
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await page.getByRole('button', { name: 'Send it again' }).waitFor()
})

test('who is not signed in and opens an expired link logs in to ask for a new one', async () => {
  const page = await visit('/api/auth/verify-email?token=x')
  await page.getByText('Log in: your dashboard sends it to you.').waitFor()
  await page.getByLabel('Password', { exact: true }).waitFor()
})

test('who is signed in and may not see an order is not told that it is for admins', async () => {
  const page = await visit('/order/of-somebody-else', (await newcomer()).signedIn)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.getByText('Log in with another account to see the page you asked for').waitFor()
  expect(await page.getByText('is for admins').count()).toBe(0)
})
