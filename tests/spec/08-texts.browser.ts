import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { open, type Page } from '../support/browser/browser.ts'
import { keptPages } from './kept-pages.ts'
import { notified, press, refused } from './notices.ts'
import { call, newcomer, newPart, theAdmin, type Visitor } from './visitors.ts'

let admin: Visitor
let customer: Visitor
let page: Page
let atAdmin: Page
let photo: { name: string; mimeType: string; buffer: Buffer }
const pageOf = keptPages()
beforeAll(async () => {
  ;[admin, customer] = await Promise.all([theAdmin(), newcomer()])
  ;[page, atAdmin] = [await pageOf(customer.signedIn), await pageOf(admin.signedIn)]
  const buffer = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  photo = { name: 'part.png', mimeType: 'image/png', buffer }
})

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
    await fill()
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
  const fill = async () => {
    await open(atAdmin, '/dashboard/bestSeller')
    await atAdmin.getByLabel('Name', { exact: true }).fill('Brake disc')
    await atAdmin.getByLabel('Price').fill('40')
    await upload(atAdmin)
  }
  test("'Field to added best seller Parts'", async () => {
    await fill()
    await refused(atAdmin, '**/api/bestSeller', async () => {
      await press(atAdmin, 'Add Best Seller')
      await notified(atAdmin, 'Field to added best seller Parts')
    })
  })
  test("'Added best seller Parts successfully'", async () => {
    await fill()
    await press(atAdmin, 'Add Best Seller')
    await notified(atAdmin, 'Added best seller Parts successfully')
  })
})

describe('8 Error catalogue: add blog', () => {
  const fill = async () => {
    await open(atAdmin, '/dashboard/addBlog')
    await atAdmin.getByLabel('Blog title').fill('Reading a tyre code')
    await atAdmin.getByLabel('Description').fill('The *first* number is the width.')
    await upload(atAdmin)
  }
  test("'Field to added blog'", async () => {
    await fill()
    await refused(atAdmin, '**/api/blog', async () => {
      await press(atAdmin, 'Add Blog')
      await notified(atAdmin, 'Field to added blog')
    })
  })
  test("'Added blog successfully'", async () => {
    await fill()
    await press(atAdmin, 'Add Blog')
    await notified(atAdmin, 'Added blog successfully')
  })
})

describe('8 Error catalogue: profiles', () => {
  const toAdd = async () => {
    await open(page, '/dashboard/addProfileInformation')
    await fill()
  }
  /** The form of a profile that there is. */
  const toUpdate = async () => {
    await toAdd()
    await press(page, 'Add Profile Information')
    await page.waitForURL('/dashboard/profile')
    await page.getByRole('main').getByRole('link', { name: 'Update' }).first().click()
    await page.waitForURL(/updateProfile/)
    await fill()
  }
  const fill = async () => {
    await page.getByLabel('Phone number').fill('+1 555 0100')
    await page.getByLabel('Address').fill('1 Main St')
    await page.getByLabel('Education').fill('Mechanic')
  }
  test("add: 'Field to added Your profile information '", async () => {
    await toAdd()
    await refused(page, '**/api/profile', async () => {
      await press(page, 'Add Profile Information')
      await notified(page, 'Field to added Your profile information ')
    })
  })
  test("add: 'Added Your profile information successfully'", async () => {
    await toAdd()
    await press(page, 'Add Profile Information')
    await notified(page, 'Added Your profile information successfully')
    await page.waitForURL('/dashboard/profile')
  })
  test("update: 'Your Information updated field'", async () => {
    await toUpdate()
    await refused(page, '**/api/profile/*', async () => {
      await press(page, 'Update')
      await notified(page, 'Your Information updated field')
    })
  })
  test("update: 'Your Information updated successfully'", async () => {
    await toUpdate()
    await press(page, 'Update')
    await notified(page, 'Your Information updated successfully')
  })
})

describe('8 Error catalogue: update parts', () => {
  const fill = async () => {
    await open(atAdmin, `/dashboard/updateParts/${await newPart(admin)}`)
    await atAdmin.getByLabel('Price').fill('41')
  }
  test("'parts Information updated field'", async () => {
    await fill()
    await refused(atAdmin, '**/api/bestSeller/*', async () => {
      await press(atAdmin, 'Update')
      await notified(atAdmin, 'parts Information updated field')
    })
  })
  test("'parts Information updated successfully'", async () => {
    await fill()
    await press(atAdmin, 'Update')
    await notified(atAdmin, 'parts Information updated successfully')
  })
})

describe('8 Error catalogue: users', () => {
  const row = (email: string) => atAdmin.getByRole('row').filter({ hasText: email })
  let somebody: Visitor
  beforeEach(async () => {
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
