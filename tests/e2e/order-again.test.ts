import { expect, test } from 'vitest'
import { call, newcomer, newPart, theAdmin } from '../spec/visitors.ts'
import { NARROW, type Page, visit, WIDE } from '../support/browser.ts'

const SAID = 'The parts lie in your cart'

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
  }, SAID)

test.each([NARROW, WIDE])('who orders again reads it above the open cart, at $width px', async (viewport) => {
  const [admin, buyer] = [await theAdmin(), await newcomer()]
  const part = await newPart(admin, { name: 'A bracket' })
  const who = { name: buyer.name, email: buyer.email, number: '+1 555 0100', address: '12 Foundry Lane\nDetroit' }
  const { body } = await call(buyer.token, 'POST', '/orders', { ...who, total: 42, items: { [part]: 1 } })
  const page = await visit(`/order/${body._id}`, { ...buyer.signedIn, viewport })
  await page.getByRole('button', { name: 'Order again' }).click()
  await page.getByRole('dialog', { name: 'Your cart' }).getByText('A bracket').waitFor()
  await page.getByText(SAID).waitFor()
  await expect.poll(() => met(page)).toEqual({ told: true, close: true })
  // It is answered there, too, and stays for whom the cart is closed.
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByText(SAID).waitFor()
  await page.getByRole('button', { name: 'Close toast' }).click()
  await page.getByText(SAID).waitFor({ state: 'detached' })
})

test('who orders again is told which part of the old order is no longer there', async () => {
  const [admin, buyer] = [await theAdmin(), await newcomer()]
  const [stays, goes] = [
    await newPart(admin, { name: 'A bracket that stays' }),
    await newPart(admin, { name: 'A clip that goes' }),
  ]
  const who = { name: buyer.name, email: buyer.email, number: '+1 555 0100', address: '12 Foundry Lane\nDetroit' }
  const { body } = await call(buyer.token, 'POST', '/orders', { ...who, total: 120, items: { [stays]: 1, [goes]: 2 } })
  await call(admin.token, 'DELETE', `/bestSeller/${goes}`)
  const page = await visit(`/order/${body._id}`, { ...buyer.signedIn, viewport: NARROW })
  await page.getByRole('button', { name: 'Order again' }).click()
  await page.getByText('No longer sold, so not in your cart: A clip that goes. The rest lies in it.').waitFor()
  await page.getByRole('link', { name: 'View cart' }).click()
  await page.getByRole('listitem', { name: 'A bracket that stays' }).waitFor()
  expect(await page.getByRole('listitem', { name: 'A clip that goes' }).count()).toBe(0)
})
