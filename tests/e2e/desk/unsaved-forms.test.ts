import { expect, inject, test } from 'vitest'
import { type Page, visit } from '../../support/browser/browser.ts'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { call, enter } from '../../support/browser/furnish.ts'

const signIn = () => enter({ shopUrl: inject('shopUrl') }, 'sign-in', ADMIN)
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name, exact: true })

/** Whoever follows a link is asked first, and may stay. */
async function staysAfter(page: Page, leave: () => Promise<void>) {
  await leave()
  const warning = page.getByRole('dialog', { name: 'Leave without saving?' })
  await warning.getByRole('button', { name: 'Cancel' }).click()
  await warning.waitFor({ state: 'detached' })
}

test.each([
  ['a new blog post', '/dashboard/addBlog', 'Blog title'],
  ['a new part', '/dashboard/bestSeller', 'Name'],
  ['an order by telephone', '/dashboard/newOrder', 'Part numbers and quantities'],
])('what is typed for %s is not lost by a press on the menu', async (_what, path, label) => {
  const { storage } = await signIn()
  const page = await visit(path, { storageState: storage })
  const field = page.getByLabel(label, { exact: true })
  await field.fill('Half written')
  await staysAfter(page, () => menu(page, 'Orders').click())
  expect(await field.inputValue()).toBe('Half written')
  await field.fill('')
  await menu(page, 'Orders').click()
  await page.waitForURL('**/dashboard/orders')
})

test('the changes of a post are not lost by opening another post', async () => {
  const { token, storage } = await signIn()
  const titles = ['Winter tyres', 'Summer tyres'].map((title) => `${title} ${crypto.randomUUID().slice(0, 8)}`)
  for (const blogTitle of titles) {
    const body = { blogTitle, description: 'When to change.', img: '/pictures/og.jpg' }
    await call(`${inject('shopUrl')}/api/blog`, 'POST', { token, body })
  }
  const page = await visit('/dashboard/addBlog', { storageState: storage })
  await page.getByRole('link', { name: `Edit ${titles[0]}` }).click()
  const text = page.getByLabel('Description')
  await expect.poll(() => text.inputValue()).toBe('When to change.')
  await text.fill('When to change, and why.')
  await staysAfter(page, () => page.getByRole('link', { name: `Edit ${titles[1]}` }).click())
  await staysAfter(page, () => page.getByRole('link', { name: 'Write a new one' }).click())
  expect(await text.inputValue()).toBe('When to change, and why.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('The post is changed').waitFor()
  await page.getByRole('heading', { name: 'Add Blog' }).waitFor()
  expect(await text.inputValue()).toBe('')
})

test('who signs out with something unsaved is asked while still signed in, and may stay', async () => {
  const { storage } = await signIn()
  const page = await visit('/dashboard/addBlog', { storageState: storage })
  const field = page.getByLabel('Blog title', { exact: true })
  await field.fill('Half written')
  const signOut = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Sign out' })
  let isTold = false
  page.on('request', (request) => (isTold ||= request.url().endsWith('/sign-out')))
  await staysAfter(page, () => signOut.click())
  expect(isTold).toBe(false)
  expect(await field.inputValue()).toBe('Half written')
  await signOut.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL(`${inject('shopUrl')}/`)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).waitFor()
})

test('a car that is typed for a part’s list and not added yet is lost neither by leaving nor by another line', async () => {
  const { token, storage } = await signIn()
  const api = (path: string) => `${inject('shopUrl')}/api${path}`
  const body = { name: `Disc ${crypto.randomUUID().slice(0, 8)}`, price: 40, img: '/pictures/og.jpg' }
  const { insertedId: id } = (await call(api('/bestSeller'), 'POST', { token, body })).said
  const camry = { make: 'Toyota', model: 'Camry', yearFrom: 2012, yearTo: 2014, engine: null, conditions: [] }
  const fits = { version: 1, universal: false, applications: [camry], specs: [] }
  await call(api(`/parts/${id}/fits`), 'PUT', { token, body: fits })
  const page = await visit(`/dashboard/updateParts/${id}/cars`, { storageState: storage })
  const takeOut = page.getByRole('button', { name: 'Take out Toyota Camry 2012–2014' })
  await page.getByRole('button', { name: 'Add a car' }).click()
  expect(await takeOut.isEnabled()).toBe(true)
  const line = page.getByRole('form', { name: 'Add a car' })
  await line.getByLabel('Make').selectOption('Audi')
  await staysAfter(page, () => menu(page, 'Orders').click())
  expect(await line.getByLabel('Make').inputValue()).toBe('Audi')
  expect(await takeOut.isEnabled()).toBe(false)
  await page.getByText('A car is open above: finish or cancel it first').waitFor()
  await line.getByRole('button', { name: 'Cancel' }).click()
  expect(await takeOut.isEnabled()).toBe(true)

  await page.getByLabel('Value').fill('205/55R16')
  await staysAfter(page, () => menu(page, 'Orders').click())
  await page.getByLabel('Value').fill('')
  await menu(page, 'Orders').click()
  await page.waitForURL('**/dashboard/orders')
})
