import { expect, test } from 'vitest'
import { note } from '../spec/notices.ts'
import { call, newcomer, newPart, theAdmin, type Visitor } from '../spec/visitors.ts'
import { NARROW, type Page, visit, WIDE } from '../support/browser.ts'

const NONE_LEFT = 'None of these parts is sold any more'
const TWICE = 'What lay in your cart already was not put in twice.'

const ordered = async (buyer: Visitor, total: number, items: Record<string, number>): Promise<string> => {
  const who = { name: buyer.name, email: buyer.email, number: '+1 555 0100', address: '12 Foundry Lane\nDetroit' }
  return (await call(buyer.token, 'POST', '/orders', { ...who, total, items })).body._id
}
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
  await page.getByText('No longer sold, so not in your cart: A clip that goes. The rest lies in it.').waitFor()
  await page.getByRole('link', { name: 'View cart' }).click()
  await page.getByRole('listitem', { name: 'A bracket that stays' }).waitFor()
  expect(await page.getByRole('listitem', { name: 'A clip that goes' }).count()).toBe(0)
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
