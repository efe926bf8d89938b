import { expect, test } from 'vitest'
import { checkOutWith, fillAddress, group } from '../../support/browser/at-checkout.ts'
import { open, type Page, signUp, visit } from '../../support/browser/browser.ts'
import { asAdmin, newcomer, paid, partAt } from '../../support/browser/packing-desk.ts'

async function secondTab(page: Page, path: string): Promise<Page> {
  const second = await page.context().newPage()
  await open(second, path)
  return second
}
const signOut = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Sign out' }).click()

test('who signs out leaves no page of the account standing in another tab', async () => {
  const page = await visit('/')
  await signUp(page, 'Robin Second')
  const second = await secondTab(page, '/dashboard/profile')
  await second.getByText('Welcome, Robin Second').waitFor()
  await signOut(page)
  await second.getByRole('heading', { name: 'Log in', level: 1 }).waitFor()
  expect(new URL(second.url()).search).toBe('?from=%2Fdashboard%2Fprofile')
  expect(await second.locator('body').innerText()).not.toContain('Robin Second')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('who signs out leaves no order of the account standing in another tab', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const { id } = await paid(buyer, { [await partAt(admin, 1)]: 1 })
  const page = await visit('/', { storageState: buyer.storage })
  const second = await secondTab(page, `/order/${id}`)
  await second.getByText('12 Foundry Lane').waitFor()
  await signOut(page)
  await second.getByText('12 Foundry Lane').waitFor({ state: 'detached' })
  await second.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor()
})

test('what is typed in another tab is not lost by signing out: that tab asks', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const page = await visit('/', { storageState: buyer.storage })
  const second = await secondTab(page, `/dashboard/updateParts/${await partAt(admin, 1)}`)
  const name = second.getByLabel('Name', { exact: true })
  await name.fill('Half written')
  await signOut(page)
  const question = second.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await name.inputValue()).toBe('Half written')
})

test('the address that a checkout in another tab was filled with is not there for whoever uses the browser next', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const part = await partAt(admin, 1)
  const page = await visit('/', { storageState: buyer.storage })
  await checkOutWith(page, { [part]: 1 })
  await fillAddress(page, 'Robin Berg')
  const second = await secondTab(page, '/')
  await signOut(second)
  await page.getByText('Your cart is empty').waitFor()
  await signUp(second, 'Kim Next')
  await checkOutWith(page, { [part]: 1 })
  const delivery = group(page, 'Delivery')
  await expect.poll(() => delivery.getByLabel('Full name').inputValue()).toBe('Kim Next')
  expect(await delivery.getByLabel('Street and number').inputValue()).toBe('')
})

test('what a guest typed at the checkout is still there after logging in, in another tab too', async () => {
  const part = await partAt(await asAdmin(), 1)
  const page = await visit('/')
  await checkOutWith(page, { [part]: 1 })
  await fillAddress(page)
  const second = await secondTab(page, '/')
  await signUp(second)
  await page.getByText('You are logged in as').waitFor()
  expect(await group(page, 'Delivery').getByLabel('Street and number').inputValue()).toBe('12 Foundry Lane')
})

test('the lines of a quick order and the parts to compare in another tab are not there for whoever uses the browser next', async () => {
  const { storage } = await newcomer()
  const page = await visit('/shop', { storageState: storage })
  const compare = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Compare/ })
  await compare.click()
  await expect.poll(() => compare.getAttribute('aria-pressed')).toBe('true')
  await open(page, '/quick-order')
  const number = page.getByLabel('Number, line 1', { exact: true })
  await number.fill('ZZ-NOBODY-1')
  await page.getByLabel('Number, line 2', { exact: true }).waitFor()
  const second = await secondTab(page, '/')
  await signOut(second)
  await expect.poll(() => number.inputValue()).toBe('')
  await open(page, '/shop')
  await expect.poll(() => compare.getAttribute('aria-pressed')).toBe('false')
  await open(page, '/quick-order')
  expect(await number.inputValue()).toBe('')
})
