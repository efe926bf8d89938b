import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { open, type Page, payWith, stay } from '../support/browser.ts'
import { call, newcomer, newOrder, newPart, theAdmin, type Visitor } from './visitors.ts'

let admin: Visitor
let customer: Visitor
let page: Page
let atAdmin: Page
let anonymous: Page
let photo: { name: string; mimeType: string; buffer: Buffer }
const leaving: (() => Promise<void>)[] = []
async function pageOf(options = {}) {
  const stayed = await stay('/', options)
  leaving.push(stayed.leave)
  return stayed.page
}
beforeAll(async () => {
  ;[admin, customer] = await Promise.all([theAdmin(), newcomer()])
  ;[anonymous, page, atAdmin] = [await pageOf(), await pageOf(customer.signedIn), await pageOf(admin.signedIn)]
  const buffer = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  photo = { name: 'part.png', mimeType: 'image/png', buffer }
})
afterAll(async () => {
  for (const leave of leaving) await leave()
})

const press = (at: Page, name: string) => at.getByRole('main').getByRole('button', { name, exact: true }).click()
const note = (at: Page, text: string) => at.locator('[data-sonner-toast]').filter({ hasText: text })
/** The notification says exactly this. A text that ends with a blank cannot be told from one that does not. */
const notified = async (at: Page, text: string) => {
  await note(at, text).first().waitFor()
  expect((await note(at, text).first().locator('[data-title]').innerText()).trim()).toBe(text.trim())
}
/** Answers one kind of write with a refusal while `act` runs. */
async function refused(at: Page, path: string, act: () => Promise<void>, status = 500) {
  const answer = {
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ status, code: 'x', title: 'No.' }),
  }
  await at.route(path, (route) => (route.request().method() === 'GET' ? route.continue() : route.fulfill(answer)))
  await act()
  await at.unroute(path)
}
const upload = async (at: Page) => {
  await at.getByLabel('Photo').setInputFiles(photo)
  await at.getByRole('main').locator('img[src^="/media/"]').first().waitFor()
}

describe('8 Error catalogue: add review', () => {
  const fill = async () => {
    await open(page, '/dashboard')
    await page.getByLabel('Name').fill('Robin Berg')
    await page.getByLabel('Rating').selectOption('5')
    await page.getByLabel('Description').fill('Fits like a glove.')
    await upload(page)
  }
  test("otherwise 'Field to added Review', and what was typed stays", async () => {
    await fill()
    await refused(page, '**/api/review', async () => {
      await press(page, 'Add Review')
      await notified(page, 'Field to added Review')
    })
    expect(await page.getByLabel('Description').inputValue()).toBe('Fits like a glove.')
  })

  test("with insertedId 'Added Review successfully' and the form resets", async () => {
    await press(page, 'Add Review')
    await notified(page, 'Added Review successfully')
    await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('')
  })

  test('an image upload that fails says so at the photo', async () => {
    await open(page, '/dashboard')
    await page.getByLabel('Photo').setInputFiles({ ...photo, buffer: Buffer.from('no picture at all') })
    await page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ }).waitFor()
  })
})

describe('8 Error catalogue: add best seller', () => {
  test("'Field to added best seller Parts'", async () => {
    await open(atAdmin, '/dashboard/bestSeller')
    await atAdmin.getByLabel('Name', { exact: true }).fill('Brake disc')
    await atAdmin.getByLabel('Price').fill('40')
    await upload(atAdmin)
    await refused(atAdmin, '**/api/bestSeller', async () => {
      await press(atAdmin, 'Add Best Seller')
      await notified(atAdmin, 'Field to added best seller Parts')
    })
  })
  test("'Added best seller Parts successfully'", async () => {
    await press(atAdmin, 'Add Best Seller')
    await notified(atAdmin, 'Added best seller Parts successfully')
  })
})

describe('8 Error catalogue: add blog', () => {
  test("'Field to added blog'", async () => {
    await open(atAdmin, '/dashboard/addBlog')
    await atAdmin.getByLabel('Blog title').fill('Reading a tyre code')
    await atAdmin.getByLabel('Description').fill('The *first* number is the width.')
    await upload(atAdmin)
    await refused(atAdmin, '**/api/blog', async () => {
      await press(atAdmin, 'Add Blog')
      await notified(atAdmin, 'Field to added blog')
    })
  })
  test("'Added blog successfully'", async () => {
    await press(atAdmin, 'Add Blog')
    await notified(atAdmin, 'Added blog successfully')
  })
})

describe('8 Error catalogue: profiles', () => {
  const fill = async () => {
    await page.getByLabel('Phone number').fill('+1 555 0100')
    await page.getByLabel('Address').fill('1 Main St')
    await page.getByLabel('Education').fill('Mechanic')
  }
  test("add: 'Field to added Your profile information '", async () => {
    await open(page, '/dashboard/addProfileInformation')
    await fill()
    await refused(page, '**/api/profile', async () => {
      await press(page, 'Add Profile Information')
      await notified(page, 'Field to added Your profile information ')
    })
  })
  test("add: 'Added Your profile information successfully'", async () => {
    await press(page, 'Add Profile Information')
    await notified(page, 'Added Your profile information successfully')
    await page.waitForURL('/dashboard/profile')
  })
  test("update: 'Your Information updated field'", async () => {
    await page.getByRole('main').getByRole('link', { name: 'Update' }).first().click()
    await page.waitForURL(/updateProfile/)
    await fill()
    await refused(page, '**/api/profile/*', async () => {
      await press(page, 'Update')
      await notified(page, 'Your Information updated field')
    })
  })
  test("update: 'Your Information updated successfully'", async () => {
    await press(page, 'Update')
    await notified(page, 'Your Information updated successfully')
  })
})

describe('8 Error catalogue: update parts', () => {
  test("'parts Information updated field'", async () => {
    await open(atAdmin, `/dashboard/updateParts/${await newPart(admin)}`)
    await atAdmin.getByLabel('Price').fill('41')
    await refused(atAdmin, '**/api/bestSeller/*', async () => {
      await press(atAdmin, 'Update')
      await notified(atAdmin, 'parts Information updated field')
    })
  })
  test("'parts Information updated successfully'", async () => {
    await press(atAdmin, 'Update')
    await notified(atAdmin, 'parts Information updated successfully')
  })
})

describe('8 Error catalogue: users', () => {
  const row = (email: string) => atAdmin.getByRole('row').filter({ hasText: email })
  let somebody: Visitor
  beforeAll(async () => {
    somebody = await newcomer()
    await open(atAdmin, `/dashboard/allUser?q=${somebody.email}`)
  })
  test("Make admin: a 403 gives 'failed to make an admin'", async () => {
    const act = async () => {
      await row(somebody.email)
        .getByRole('button', { name: /^Make Admin/ })
        .click()
      await notified(atAdmin, 'failed to make an admin')
    }
    await refused(atAdmin, '**/api/user/admin/*', act, 403)
  })
  test("Make admin: success 'Made an admin successfully'", async () => {
    await row(somebody.email)
      .getByRole('button', { name: /^Make Admin/ })
      .click()
    await notified(atAdmin, 'Made an admin successfully')
    await row(somebody.email)
      .getByRole('button', { name: /^Make Admin/ })
      .waitFor({ state: 'detached' })
  })
  test("User delete: 'user deleted successfully'", async () => {
    await row(somebody.email)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await atAdmin.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await notified(atAdmin, 'user deleted successfully')
    expect((await call(somebody.token, 'GET', `/admin/${somebody.email}`)).status).toBe(401)
  })
})

/** Whether the words stand in the red that the theme has for what went wrong. */
const isRed = (at: Page, text: string) =>
  at.getByText(text, { exact: true }).evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--bad)'
    const red = getComputedStyle(probe).color
    probe.remove()
    return getComputedStyle(element).color === red
  })

describe('8 Error catalogue: login, sign-up, payment', () => {
  test("Login: the identity provider's error message is shown in red under the form", async () => {
    await open(anonymous, '/login')
    await anonymous.getByLabel('Email').fill(customer.email)
    await anonymous.getByLabel('Password').fill('not the one')
    await press(anonymous, 'Login')
    const problem = anonymous.getByRole('main').locator('form').getByRole('alert').filter({ hasText: /\S/ }).last()
    await problem.waitFor()
    expect(await isRed(anonymous, (await problem.innerText()).trim())).toBe(true)
    const button = await anonymous.getByRole('button', { name: 'Login' }).boundingBox()
    expect((await problem.boundingBox())!.y).toBeGreaterThan(button!.y)
  })

  test('Sign-up: an e-mail that is taken is told', async () => {
    await open(anonymous, '/signUp')
    await anonymous.getByLabel('Name').fill('Robin Berg')
    await anonymous.getByLabel('Email').fill(customer.email)
    await anonymous.getByLabel('Password').fill('spanner-42')
    await press(anonymous, 'Sign Up')
    await anonymous.getByRole('main').getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
    expect(new URL(anonymous.url()).pathname).toBe('/signUp')
  })

  const CODES = [
    'internal-error',
    'argument-error',
    'invalid-api-key',
    'user-mismatch',
    'user-not-found',
    'account-exists-with-different-credential',
    'multi-factor-auth-required',
    'popup-blocked',
    'popup-closed-by-user',
    'cancelled-popup-request',
    'web-storage-unsupported',
    'unauthorized-domain',
    'network-request-failed',
  ]
  test('Each identity provider error code stands in red under the form, in words of its own', async () => {
    const said = new Set<string>()
    for (const code of CODES) {
      await open(anonymous, `/login?error=${code}`)
      const problem = anonymous.getByRole('main').locator('form').getByText(/\.$/).last()
      const text = await problem.innerText()
      expect(text).not.toContain(code)
      expect(await isRed(anonymous, text)).toBe(true)
      said.add(text)
    }
    expect(said.size).toBe(CODES.length)
  })

  test('Payment: card provider error messages are shown in red', async () => {
    await open(page, `/dashboard/payment/${await newOrder(admin, customer)}`)
    await payWith(page, '4000 0000 0000 0002')
    await page.getByText('Your card was declined.').waitFor()
    expect(await isRed(page, 'Your card was declined.')).toBe(true)
  })
})

describe('8 Error catalogue: failed network calls (here they are handled)', () => {
  test('Order creation that fails says so, and the cart stays', async () => {
    const id = await newPart(admin)
    await page.evaluate((part) => localStorage.setItem('shopping-cart', JSON.stringify({ [part]: 1 })), id)
    await open(page, `/singleProduct/${id}`)
    await page.route('**/api/orders', (route) => route.abort())
    await press(page, 'Confirm order')
    await page.getByText('We could not reach the shop. Check your connection and try again.').waitFor()
    await page.unroute('**/api/orders')
    expect(await page.evaluate(() => localStorage.getItem('shopping-cart'))).toBe(JSON.stringify({ [id]: 1 }))
  })

  test('A list that cannot be fetched says so, and the menu stays', async () => {
    await page.route('**/api/orders?*', (route) => route.abort())
    await open(page, '/dashboard/order')
    await page.getByRole('main').getByRole('heading', { level: 1 }).last().waitFor()
    expect(await page.getByRole('main').innerText()).toMatch(/try again|could not|went wrong/i)
    await page.getByRole('navigation', { name: 'Dashboard' }).first().waitFor()
    await page.unroute('**/api/orders?*')
  })
})

describe('9 Business constants and limits: notifications', () => {
  test('close after 5000 ms at top right', async () => {
    await open(atAdmin, `/dashboard/updateParts/${await newPart(admin)}`)
    await atAdmin.getByLabel('Price').fill('42')
    await press(atAdmin, 'Update')
    const toast = note(atAdmin, 'parts Information updated successfully').first()
    await toast.waitFor()
    const begun = performance.now()
    const box = (await toast.boundingBox())!
    expect(box.x + box.width).toBeGreaterThan(1280 - 80)
    expect(box.y).toBeLessThan(200)
    await toast.waitFor({ state: 'detached' })
    expect(performance.now() - begun).toBeGreaterThan(4000)
    expect(performance.now() - begun).toBeLessThan(7500)
  })
})
