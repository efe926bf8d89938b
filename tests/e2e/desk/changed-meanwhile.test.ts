import { expect, inject, test } from 'vitest'
import { problemsAtBothWidths } from '../../support/browser/both-widths.ts'
import { NARROW, visit } from '../../support/browser/browser.ts'
import { call } from '../../support/browser/furnish.ts'
import { asAdmin, partAt } from '../../support/browser/packing-desk.ts'
import { call as ask, newcomer, newOrder, pay, theAdmin } from '../../spec/visitors.ts'

test('on a phone, too, the choice between two versions comes to whoever pressed Update, wherever that was', async () => {
  const admin = await asAdmin()
  const { token, storage } = admin
  const id = await partAt(admin, 1)
  const page = await visit(`/dashboard/updateParts/${id}`, { storageState: storage, viewport: NARROW })
  await page.getByLabel('Name', { exact: true }).fill('Mine')
  const address = `${inject('shopUrl')}/api/bestSeller/${id}`
  const { said: read } = await call(address, 'GET', { token })
  await call(address, 'PUT', { token, body: { name: 'Theirs', price: 41, img: read.img, version: read.version } })
  await page.getByRole('button', { name: 'Update' }).click()
  await page
    .getByRole('heading', { name: 'Somebody else has changed this part meanwhile' })
    .and(page.locator(':focus'))
    .waitFor()
  const bottom = async (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => button.getBoundingClientRect().bottom)
  const bar = await page
    .getByRole('button', { name: 'Update' })
    .evaluate((button) => button.getBoundingClientRect().top)
  await expect.poll(() => bottom('Save mine over it')).toBeLessThan(bar)
})

test('of two admins who refund or cancel the same, the second is told on the page, and may press again', async () => {
  const [admin, buyer] = [await theAdmin(), await newcomer()]
  const id = await newOrder(admin, buyer, '')
  await pay(buyer, id)
  const page = await visit(`/dashboard/orders/${id}`, { viewport: NARROW, ...admin.signedIn })
  await page.getByRole('button', { name: 'Refund' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('2')
  await dialog.getByLabel('Reason').fill('a scratch')
  await ask(admin.token, 'POST', `/orders/${id}/refunds`, { amount: 2, reason: 'by the other one' })
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await dialog.getByText('What was sent back of this order has changed meanwhile: it is $2 now.').waitFor()
  await dialog.getByText(/\$2 went back before/).waitFor()
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await page.getByText(/\$2 (sent back|on its way): a scratch/).waitFor()

  await page.getByRole('button', { name: 'Cancel some of it' }).click()
  const units = dialog.getByRole('spinbutton').first()
  await units.fill('1')
  await ask(admin.token, 'POST', `/orders/${id}/cancel-lines`, { lines: [{ line: 0, quantity: 1 }] })
  await dialog.getByRole('button', { name: 'Cancel some of it' }).click()
  await dialog.getByText('Somebody else has changed these lines meanwhile.').waitFor()
})

const unique = () => crypto.randomUUID().slice(0, 8)
type Admin = Awaited<ReturnType<typeof theAdmin>>

test('of two admins who change one post the second sees both, and nothing is overwritten unasked', async () => {
  const admin = await theAdmin()
  const body = { blogTitle: `Salt ${unique()}`, description: 'It eats discs.', img: '/pictures/og.jpg' }
  const { insertedId } = (await ask(admin.token, 'POST', '/blog', body)).body
  const stored = async () => (await ask(admin.token, 'GET', `/blog/${insertedId}`)).body
  const page = await visit(`/dashboard/addBlog?post=${insertedId}`, { viewport: NARROW, ...admin.signedIn })
  const text = page.getByLabel('Description')
  const save = page.getByRole('button', { name: 'Save', exact: true })

  await text.fill('Mine.')
  await ask(admin.token, 'PUT', `/blog/${insertedId}`, { ...body, description: 'Theirs.' })
  await save.click()
  const heading = page.getByRole('heading', { name: 'Somebody else has changed this post meanwhile' })
  await heading.and(page.locator(':focus')).waitFor()
  expect(await stored()).toMatchObject({ description: 'Theirs.' })
  expect(await problemsAtBothWidths(page)).toEqual([])
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect.poll(() => text.inputValue()).toBe('Theirs.')
  await heading.waitFor({ state: 'detached' })

  await text.fill('Mine again.')
  await ask(admin.token, 'PUT', `/blog/${insertedId}`, { ...body, description: 'Theirs again.' })
  await save.click()
  await page.getByText('Theirs again.').waitFor()
  await page.getByRole('button', { name: 'Save mine over it' }).click()
  await page.getByText('The post is changed').waitFor()
  expect(await stored()).toMatchObject({ description: 'Mine again.' })
})

const addBrand = async ({ token }: Admin, name: string) => {
  const brand = { name, tier: 'value', country: 'Malta', about: '' }
  const { insertedId } = (await ask(token, 'POST', '/brands', brand)).body
  return { path: `/brands/${insertedId}`, brand }
}
const addType = async ({ token }: Admin, name: string) => {
  const { categories } = (await ask(token, 'GET', '/taxonomy')).body
  const type = { name, singular: name, category: categories[1]._id, picture: 'brake-disc', synonyms: ['gate one'] }
  const { insertedId } = (await ask(token, 'POST', '/taxonomy/types', type)).body
  return { path: `/taxonomy/types/${insertedId}`, type }
}

test('of two admins who change one brand the second sees where they differ, and either version may hold', async () => {
  const admin = await theAdmin()
  const name = `Quill ${unique()}`
  const { path, brand } = await addBrand(admin, name)
  const page = await visit('/dashboard/brands', { viewport: NARROW, ...admin.signedIn })
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const form = page.getByRole('form', { name: `Edit ${name}` })
  const country = form.getByLabel('Country')
  const save = form.getByRole('button', { name: 'Save', exact: true })

  await country.fill('Portugal')
  await ask(admin.token, 'PUT', path, { ...brand, country: 'Spain' })
  await save.click()
  await form.getByRole('heading', { name: 'Somebody else has changed this brand meanwhile' }).waitFor()
  await form.getByRole('row', { name: 'Country Spain Portugal' }).waitFor()
  expect(await problemsAtBothWidths(page)).toEqual([])
  await form.getByRole('button', { name: 'Take theirs' }).click()
  await expect.poll(() => country.inputValue()).toBe('Spain')

  await country.fill('Portugal')
  await ask(admin.token, 'PUT', path, { ...brand, country: 'Italy' })
  await save.click()
  await form.getByRole('button', { name: 'Save mine over it' }).click()
  await page.getByText(`${name} is saved`).waitFor()
  await page.getByRole('row', { name: new RegExp(`${name}.*Portugal`) }).waitFor()
})

test('of two admins who change one part type or category the second sees where they differ', async () => {
  const admin = await theAdmin()
  const name = `Gates ${unique()}`
  const { path, type } = await addType(admin, name)
  const page = await visit('/dashboard/categories', { viewport: NARROW, ...admin.signedIn })
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await page.getByLabel('Other names').fill('gate one\ngate two')
  await page.getByLabel('Motorcycles').uncheck()
  await ask(admin.token, 'PUT', path, { ...type, synonyms: ['gate three'] })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { name: 'Somebody else has changed this part type meanwhile' }).waitFor()
  await page.getByRole('row', { name: 'Other names gate three gate one; gate two' }).waitFor()
  await page.getByRole('row', { name: /^Made for .*Motorcycles .*Trucks$/ }).waitFor()
  expect(await problemsAtBothWidths(page)).toEqual([])
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect.poll(() => page.getByLabel('Other names').inputValue()).toBe('gate three')
  expect(await page.getByLabel('Motorcycles').isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Cancel' }).click()

  const hall = `Halls ${unique()}`
  const { insertedId } = (await ask(admin.token, 'POST', '/taxonomy/categories', { name: hall, parent: null })).body
  await page.reload()
  await page.getByRole('button', { name: `Edit ${hall}` }).click()
  const { categories } = (await ask(admin.token, 'GET', '/taxonomy')).body
  await ask(admin.token, 'PUT', `/taxonomy/categories/${insertedId}`, { name: hall, parent: categories[1]._id })
  await page.getByLabel('Name', { exact: true }).fill(`${hall}, large`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { name: 'Somebody else has changed this category meanwhile' }).waitFor()
  await page.getByRole('row', { name: `Below ${categories[1].name} At the top` }).waitFor()
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect.poll(() => page.getByLabel('Below').inputValue()).toBe(categories[1]._id)
})
