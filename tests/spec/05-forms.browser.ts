import { beforeAll, describe, expect, test } from 'vitest'
import { open, type Page } from '../support/browser/browser.ts'
import { keptPages } from './kept-pages.ts'
import { call, newcomer, newPart, PICTURE, theAdmin, type Visitor } from './visitors.ts'

let admin: Visitor
let customer: Visitor
let anonymous: Page
let page: Page
let atAdmin: Page
const pageOf = keptPages()
beforeAll(async () => {
  ;[admin, customer] = await Promise.all([theAdmin(), newcomer()])
  ;[anonymous, page, atAdmin] = [await pageOf(), await pageOf(customer.signedIn), await pageOf(admin.signedIn)]
})

/** What stands under a field, read as assistive technology does: by what describes it. */
async function under(at: Page, label: string): Promise<string> {
  const field = at.getByRole('main').getByLabel(label, { exact: true })
  return field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id.endsWith('-error'))
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(),
  )
}
const press = (at: Page, name: string) => at.getByRole('main').getByRole('button', { name, exact: true }).click()
const says = (at: Page, label: string, text: string) =>
  expect.poll(() => under(at, label), { message: label }).toBe(text)

/** A write that must not happen: fails the test when the browser sends it. */
async function sendsNothing(at: Page, path: string, act: () => Promise<void>) {
  const sent: string[] = []
  at.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes(path)) sent.push(request.url())
  })
  await act()
  expect(sent).toEqual([])
}

describe('5 Validation rules, as the forms tell them', () => {
  const forms = [
    ['/login', 'Login'],
    ['/signUp', 'Sign Up'],
  ] as const
  test.each(forms)("%s: 'Email is Required', 'Password is Required', each under its field", async (path, button) => {
    await open(anonymous, path)
    await sendsNothing(anonymous, '/api/auth', async () => {
      await press(anonymous, button)
      await says(anonymous, 'Email', 'Email is Required')
      await says(anonymous, 'Password', 'Password is Required')
    })
  })

  test.each(forms)("%s: 'Provide a valid Email', 'Must be 6 characters or longer'", async (path, button) => {
    await open(anonymous, path)
    await anonymous.getByLabel('Email').fill('pat@camber')
    await anonymous.getByLabel('Password').fill('12345')
    await sendsNothing(anonymous, '/api/auth', async () => {
      await press(anonymous, button)
      await says(anonymous, 'Email', 'Provide a valid Email')
      await says(anonymous, 'Password', 'Must be 6 characters or longer')
    })
  })

  test("Sign-up: 'Name is Required'", async () => {
    await open(anonymous, '/signUp')
    await press(anonymous, 'Sign Up')
    await says(anonymous, 'Name', 'Name is Required')
  })

  test('Review form: each of the four messages under its own field', async () => {
    await open(page, '/dashboard')
    await page.getByLabel('Name').fill('')
    await sendsNothing(page, '/api/review', async () => {
      await press(page, 'Add Review')
      await says(page, 'Name', 'Name is Required')
      await says(page, 'Rating', 'rating is Required')
      await says(page, 'Description', 'description is Required')
      await says(page, 'Photo', 'image is Required')
    })
  })

  test('Review form: one that is filled says nothing, whatever the name says', async () => {
    await page.getByLabel('Rating').selectOption('5')
    await page.getByLabel('Description').fill('Fits.')
    await says(page, 'Rating', '')
    await says(page, 'Description', '')
    await says(page, 'Name', 'Name is Required')
  })

  test('Best seller add: name, price and photo required', async () => {
    await open(atAdmin, '/dashboard/bestSeller')
    await sendsNothing(atAdmin, '/api/bestSeller', async () => {
      await press(atAdmin, 'Add Best Seller')
      await says(atAdmin, 'Name', 'Name is Required')
      await says(atAdmin, 'Photo', 'image is Required')
      await expect.poll(() => under(atAdmin, 'Price')).not.toBe('')
    })
  })

  test('Best seller add: price sent as an integer', async () => {
    await open(atAdmin, '/dashboard/bestSeller')
    await atAdmin.getByLabel('Price').fill('4.5')
    await press(atAdmin, 'Add Best Seller')
    await expect.poll(() => under(atAdmin, 'Price')).toMatch(/whole number/)
  })

  test('Update parts: name, price and img URL required; price parsed to an integer', async () => {
    const id = await newPart(admin)
    await open(atAdmin, `/dashboard/updateParts/${id}`)
    for (const label of ['Name', 'Price', 'Image URL']) await atAdmin.getByLabel(label, { exact: true }).fill('')
    await sendsNothing(atAdmin, '/api/bestSeller', async () => {
      await press(atAdmin, 'Update')
      await says(atAdmin, 'Name', 'Name is Required')
      await says(atAdmin, 'Image URL', 'image is Required')
      await expect.poll(() => under(atAdmin, 'Price')).not.toBe('')
    })
    await atAdmin.getByLabel('Name', { exact: true }).fill('Brake drum')
    await atAdmin.getByLabel('Price').fill(' 55 ')
    await atAdmin.getByLabel('Image URL').fill(PICTURE)
    await press(atAdmin, 'Update')
    await expect.poll(async () => (await call(undefined, 'GET', `/bestSeller/${id}`)).body.price).toBe(55)
  })

  test("Blog add: 'Blog title is Required', 'description is required' and photo required", async () => {
    await open(atAdmin, '/dashboard/addBlog')
    await sendsNothing(atAdmin, '/api/blog', async () => {
      await press(atAdmin, 'Add Blog')
      await says(atAdmin, 'Blog title', 'Blog title is Required')
      await says(atAdmin, 'Description', 'description is required')
      await says(atAdmin, 'Photo', 'image is Required')
    })
  })

  const profileForm = async (button: string) => {
    for (const label of ['Phone number', 'Address', 'Education']) await page.getByLabel(label).fill('')
    await sendsNothing(page, '/api/profile', async () => {
      await press(page, button)
      for (const label of ['Phone number', 'Address', 'Education']) await says(page, label, `${label} is Required`)
    })
  }

  test('Profile add: phone number, address and education required', async () => {
    await open(page, '/dashboard/addProfileInformation')
    await profileForm('Add Profile Information')
  })

  test('Profile add: name, email and photo are shown read-only', async () => {
    expect(await page.getByLabel('Name', { exact: true }).isEditable()).toBe(false)
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(customer.name)
    expect(await page.getByLabel('Email').isEditable()).toBe(false)
    expect(await page.getByLabel('Email').inputValue()).toBe(customer.email)
    expect(await page.getByRole('main').getByText('Photo', { exact: true }).count()).toBe(1)
    expect(await page.getByRole('main').locator('input[type=file]').count()).toBe(0)
  })

  test('Profile update: the same', async () => {
    const profile = { number: '1', address: '1 Main St', education: 'Mechanic' }
    const { insertedId } = (await call(customer.token, 'POST', '/profile', profile)).body
    await open(page, `/dashboard/updateProfile/${insertedId}`)
    expect(await page.getByLabel('Name', { exact: true }).isEditable()).toBe(false)
    expect(await page.getByLabel('Email').isEditable()).toBe(false)
    await profileForm('Update')
  })

  test('Order form: name and number have no validation', async () => {
    const id = await newPart(admin)
    await page.evaluate((part) => localStorage.setItem('shopping-cart', JSON.stringify({ [part]: 1 })), id)
    await open(page, `/singleProduct/${id}`)
    await press(page, 'Confirm order')
    await page.waitForURL(/\/dashboard\/payment\//)
  })

  test("Deleting a best seller asks for confirmation: 'Are You Sure you want to delete'", async () => {
    const name = `Brake disc ${crypto.randomUUID().slice(0, 8)}`
    const id = await newPart(admin, { name, number: `ZZ-${name.slice(-8)}` })
    await open(atAdmin, `/dashboard/manageParts?q=${encodeURIComponent(`ZZ-${name.slice(-8)}`)}`)
    const row = atAdmin.getByRole('row').filter({ hasText: name })
    const dialog = atAdmin.getByRole('dialog')
    await row.getByRole('button', { name: /^Delete/ }).click()
    await dialog.getByText('Are You Sure you want to delete').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect((await call(undefined, 'GET', `/bestSeller/${id}`)).status).toBe(200)
    await row.getByRole('button', { name: /^Delete/ }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(async () => (await call(undefined, 'GET', `/bestSeller/${id}`)).status).toBe(404)
    await row.waitFor({ state: 'detached' })
  })
})
