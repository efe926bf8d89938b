import { expect, test } from 'vitest'
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
