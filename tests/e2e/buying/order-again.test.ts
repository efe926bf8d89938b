import { expect, test } from 'vitest'
import { note } from '../../spec/notices.ts'
import { PART } from '../../spec/stage.ts'
import { call, newcomer, newOrder, newPart, pay, theAdmin, type Visitor } from '../../spec/visitors.ts'
import { NARROW, type Page, visit, WIDE } from '../../support/browser/browser.ts'

const NONE_LEFT = 'None of these parts is sold any more'
const TWICE = 'Parts already in your cart were not added twice.'

const ordered = async (buyer: Visitor, total: number, items: Record<string, number>): Promise<string> => {
  const who = { name: buyer.name, email: buyer.email, number: '+1 555 0100', address: '12 Foundry Lane\nDetroit' }
  const id = (await call(buyer.token, 'POST', '/orders', { ...who, total, items })).body._id
  await pay(buyer, id, total)
  return id
}
const changePart = (admin: Visitor, id: string, change: object) =>
  call(admin.token, 'PUT', `/bestSeller/${id}`, { ...PART, bestSeller: false, ...change })
const again = (page: Page) => page.getByRole('button', { name: 'Order again' }).click()
const panel = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })
const close = (page: Page) => panel(page).getByRole('button', { name: 'Close', exact: true }).click()

/** What a press in the middle of the notification would meet, and of the button that closes the cart. */
const met = (page: Page) =>
  page.evaluate((said) => {
    const middle = (element: Element | null | undefined) => {
      const { left, top, width, height } = element!.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2)
    }
    const told = [...document.querySelectorAll('[data-sonner-toast]')].find((one) => one.textContent.includes(said))
    const close = document.querySelector('.cart-panel [aria-label="Close"]')
    return { told: Boolean(told?.contains(middle(told))), close: Boolean(close?.contains(middle(close))) }
  }, NONE_LEFT)

test.each([NARROW, WIDE])('a notification is read above the open cart, at $width px', async (viewport) => {
  const [admin, buyer] = [await theAdmin(), await newcomer()]
  const [stays, goes] = [await newPart(admin, { name: 'A bracket' }), await newPart(admin)]
  const id = await ordered(buyer, 42, { [goes]: 1 })
  await call(admin.token, 'DELETE', `/bestSeller/${goes}`)
  await call(buyer.token, 'PATCH', '/my-cart', { lines: [{ part: stays, quantity: 1 }] })
  const page = await visit(`/order/${id}`, { ...buyer.signedIn, viewport })
  await page.getByRole('link', { name: 'Your cart, 1 piece' }).waitFor()
  await again(page)
  await page.getByText(NONE_LEFT).hover()
  // At this width it may lie over the link.
  await page.getByRole('link', { name: 'Your cart, 1 piece' }).press('Enter')
  await panel(page).getByText('A bracket').waitFor()
  await expect.poll(() => met(page)).toEqual({ told: true, close: true })
  await page.getByRole('button', { name: 'Close toast' }).click()
  await page.getByText(NONE_LEFT).waitFor({ state: 'detached' })
})

test('who orders again twice has each piece once, and reads so in the cart', async () => {
  const [admin, buyer] = [await theAdmin(), await newcomer()]
  const part = await newPart(admin, { name: 'A bracket' })
  const page = await visit(`/order/${await ordered(buyer, 84, { [part]: 2 })}`, buyer.signedIn)
  const pieces = panel(page).getByRole('spinbutton')
  await again(page)
  await expect.poll(() => pieces.inputValue()).toBe('2')
  expect(await panel(page).getByText(TWICE).count()).toBe(0)
  await close(page)
  await again(page)
  await panel(page).getByText(TWICE).waitFor()
  expect(await pieces.inputValue()).toBe('2')
  expect(await note(page, '').count()).toBe(0)
  await pieces.fill('1')
  await pieces.press('Enter')
  await close(page)
  await again(page)
  await expect.poll(() => pieces.inputValue()).toBe('2')
  await close(page)
  await page.getByRole('link', { name: 'Your cart, 2 pieces' }).click()
  await panel(page).getByText('A bracket').waitFor()
  expect(await panel(page).getByText(TWICE).count()).toBe(0)
})

test('who orders again is told which part of the old order is no longer there', async () => {
  const [admin, buyer] = [await theAdmin(), await newcomer()]
  const [stays, goes] = [
    await newPart(admin, { name: 'A bracket that stays' }),
    await newPart(admin, { name: 'A clip that goes' }),
  ]
  const id = await ordered(buyer, 120, { [stays]: 1, [goes]: 2 })
  await call(admin.token, 'DELETE', `/bestSeller/${goes}`)
  const page = await visit(`/order/${id}`, { ...buyer.signedIn, viewport: NARROW })
  await again(page)
  await page.getByText('No longer sold, so not in your cart: A clip that goes.').waitFor()
  await page.getByText('The rest is in your cart.').waitFor()
  await page.getByRole('link', { name: 'View cart' }).click()
  await page.getByRole('listitem', { name: 'A bracket that stays' }).waitFor()
  expect(await page.getByRole('listitem', { name: 'A clip that goes' }).count()).toBe(0)
})

test('what a buyer took out of an order is not ordered again with the rest', async () => {
  const [admin, buyer] = [await theAdmin(), await newcomer()]
  const [stays, out] = [await newPart(admin, { name: 'A bracket' }), await newPart(admin, { name: 'A clip taken out' })]
  const id = await ordered(buyer, 84, { [stays]: 1, [out]: 1 })
  const { lines } = (await call(buyer.token, 'GET', `/orders/${id}`)).body
  const line = lines.findIndex(({ partId }: { partId: string }) => partId === out)
  const taken = await call(buyer.token, 'POST', `/orders/${id}/cancel-lines`, { lines: [{ line, quantity: 1 }] })
  expect(taken.status).toBe(200)
  const page = await visit(`/order/${id}`, buyer.signedIn)
  await again(page)
  await panel(page).getByText('A bracket').waitFor()
  expect(await panel(page).getByText('A clip taken out').count()).toBe(0)
})

test('an order that waits for its payment is paid, and not ordered again', async () => {
  const [admin, buyer] = [await theAdmin(), await newcomer()]
  const page = await visit(`/order/${await newOrder(admin, buyer)}`, { ...buyer.signedIn, viewport: NARROW })
  await page.getByRole('main').getByRole('link', { name: 'Pay' }).waitFor()
  expect(await page.getByRole('button', { name: 'Order again' }).count()).toBe(0)
})

test('a double click on Order again leaves the cart open', async () => {
  const [admin, buyer] = [await theAdmin(), await newcomer()]
  const part = await newPart(admin, { name: 'A bracket' })
  const page = await visit(`/order/${await ordered(buyer, 84, { [part]: 2 })}`, buyer.signedIn)
  await again(page)
  await close(page)
  const button = page.getByRole('button', { name: 'Order again' })
  const { x, y } = (await button.boundingBox())!
  await page.mouse.move(x + 20, y + 20)
  await page.mouse.down({ clickCount: 1 })
  await page.mouse.up({ clickCount: 1 })
  await panel(page).getByText('A bracket').waitFor()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await panel(page).getByText('A bracket').waitFor()
  await page.mouse.click(x + 20, y + 20)
  await panel(page).waitFor({ state: 'detached' })
})

test('who orders again is told which part is hidden or sold out now, and neither lies in the cart', async () => {
  const [admin, buyer] = [await theAdmin(), await newcomer()]
  const parts = { stays: 'A bracket that stays', hides: 'A clip that hides', out: 'A hose that is out' }
  const [stays, hides, out] = [
    await newPart(admin, { name: parts.stays }),
    await newPart(admin, { name: parts.hides }),
    await newPart(admin, { name: parts.out, stock: 5 }),
  ]
  const id = await ordered(buyer, 160, { [stays]: 1, [hides]: 2, [out]: 1 })
  await changePart(admin, hides, { name: parts.hides, status: 'hidden' })
  await changePart(admin, out, { name: parts.out, stock: 0 })
  const page = await visit(`/order/${id}`, buyer.signedIn)
  await again(page)
  await page.getByText(`No longer sold, so not in your cart: ${parts.hides}.`).waitFor()
  await page.getByText(`Sold out, so not in your cart: ${parts.out}.`).waitFor()
  await page.getByText('The rest is in your cart.').waitFor()
  const cart = await page.evaluate(() => localStorage.getItem('shopping-cart'))
  expect(JSON.parse(cart ?? '{}')).toEqual({ [stays]: 1 })
})

test('where all of an old order is sold out, nothing is said to lie in the cart', async () => {
  const [admin, buyer] = [await theAdmin(), await newcomer()]
  const out = await newPart(admin, { name: 'A hose', stock: 5 })
  const id = await ordered(buyer, 42, { [out]: 1 })
  await changePart(admin, out, { name: 'A hose', stock: 0 })
  const page = await visit(`/order/${id}`, buyer.signedIn)
  await again(page)
  await page.getByText('Sold out, so not in your cart: A hose.').waitFor()
  expect(await page.getByText('The rest is in your cart.').count()).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('shopping-cart'))).toBe(null)
})

test('who orders again is told at the line which price has changed since', async () => {
  const [admin, buyer] = [await theAdmin(), await newcomer()]
  const [dearer, same] = [await newPart(admin, { name: 'A bracket' }), await newPart(admin, { name: 'A clip' })]
  const id = await ordered(buyer, 84, { [dearer]: 1, [same]: 1 })
  await changePart(admin, dearer, { name: 'A bracket', price: 77 })
  const page = await visit(`/order/${id}`, buyer.signedIn)
  await again(page)
  const line = (name: string) => panel(page).getByRole('listitem').filter({ hasText: name })
  await line('A bracket').getByText('The price was $40 and is now $77.').waitFor()
  expect(await line('A clip').getByText('The price was').count()).toBe(0)
  await close(page)
  await again(page)
  await panel(page).getByText(TWICE).waitFor()
  expect(await panel(page).getByText('The price was').count()).toBe(0)
})
