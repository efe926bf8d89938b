import { expect, test } from 'vitest'
import { texts } from '#common/words'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { type Page, signUp, visit } from '../../support/browser/browser.ts'

type Locator = ReturnType<Page['locator']>

/** Of the longest page: the home page shows all best sellers, those of other stories too. */
const STEPS = 400

/** What has the focus and does not show it; null: it shows, or it is a frame, which shows it inside. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body || focused.tagName === 'IFRAME') return null
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused)
    const shows = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none'
    return shows ? null : focused.outerHTML.slice(0, 160)
  })

/** Presses Tab until the focus is there, and looks on the way that it can always be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let step = 0; step < STEPS; step++) {
    if (await target.evaluate((element) => element.matches(':focus'))) return
    await page.keyboard.press('Tab')
    expect(await hiddenFocus(page)).toBeNull()
  }
  throw new Error(`${STEPS} times Tab did not lead to ${target.toString()}`)
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}

test('by keyboard alone: from the search to a paid order', { timeout: 180_000 }, async () => {
  const page = await visit('/')
  const person = await signUp(page)

  await type(page, page.getByLabel('Search parts'), 'oil filter')
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' })
  await suggestions.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await suggestions.getByRole('option', { selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/shop\?/)

  const inStock = page.getByRole('article').filter({ hasText: 'ADD TO CART' }).first()
  await press(page, inStock.getByRole('heading').getByRole('link'))
  await page.waitForURL(/\/shop\/\d+$/)
  await press(page, page.locator('main').getByRole('link', { name: 'ADD TO CART', exact: true }).first())
  await page.waitForURL(/\/singleProduct\/\d+$/)
  await press(page, page.getByRole('button', { name: 'plus' }))
  await type(page, page.getByLabel('Name'), 'Robin Berg')
  await type(page, page.getByLabel('Number'), '+1 555 0100')
  await type(page, page.getByLabel('Delivery address'), '12 Mill Lane, Detroit')
  expect(await page.getByLabel('Email').inputValue()).toBe(person.email)
  await press(page, page.getByRole('button', { name: 'Confirm order' }))
  await page.waitForURL(/\/dashboard\/payment\//)

  const card = page.frameLocator('iframe[title="Secure card payment input frame"]')
  await type(page, card.getByLabel('Card number'), '4242424242424242')
  await type(page, card.getByLabel('Expiry date (MM / YY)'), '1234')
  await type(page, card.getByLabel('CVC'), '123')
  await press(page, page.getByRole('button', { name: /^Pay/ }))
  await page.getByText('Congrats! Your payment is success').waitFor()

  await press(page, page.getByRole('link', { name: 'My Orders', exact: true }))
  await page.waitForURL('/dashboard/order')
  await page.getByRole('article').first().getByText('Transaction Id').waitFor()
})

test('by keyboard alone: an admin finds a part and changes its price', { timeout: 180_000 }, async () => {
  const page = await visit('/login')
  await type(page, page.getByLabel('Email'), ADMIN.email)
  await type(page, page.getByLabel('Password'), ADMIN.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('/')

  const { items } = (await (await page.request.get('/api/parts?category=wiper-blades&limit=1')).json()) as {
    items: { _id: string; number: string; price: number }[]
  }
  const part = items[0]!
  await press(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }))
  await press(page, page.getByRole('link', { name: 'Manage Parts' }))
  await page.waitForURL('/dashboard/manageParts')
  const search = page.getByRole('search', { name: 'Find parts' })
  await type(page, search.getByRole('searchbox'), part.number)
  await page.keyboard.press('Enter')
  await page.waitForURL(/q=/)
  await press(page, page.locator(`a[href="/dashboard/updateParts/${part._id}"]`))
  await type(page, page.getByLabel('Price'), String(part.price + 7))
  await press(page, page.getByRole('button', { name: 'Update' }))
  await page.getByText(texts.partUpdated).waitFor()

  const after = (await (await page.request.get(`/api/parts/${part._id}`)).json()) as { price: number }
  expect(after.price).toBe(part.price + 7)
})
