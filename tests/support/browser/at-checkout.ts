import { expect, inject } from 'vitest'
import { open, type Page, payWith } from './browser.ts'

export const newGuest = () => `guest.${crypto.randomUUID().slice(0, 8)}@example.com`
export const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
export const summary = (page: Page) => page.getByRole('region', { name: 'Your order' })
export const toPayment = (page: Page) => page.getByRole('button', { name: 'Continue to payment' })

/** Puts so many units of each part into the visitor's cart, and opens the checkout once the shop has told its total. */
export async function checkOutWith(page: Page, items: Record<string, number>): Promise<void> {
  await page.evaluate((text) => localStorage.setItem('shopping-cart', text), JSON.stringify(items))
  await open(page, '/checkout')
  await summary(page).getByTestId('total').waitFor()
}

/** Types an address once the form shows this name: what the account says fills the form a moment after it is there. */
export async function fillAddress(page: Page, shownName = ''): Promise<void> {
  const delivery = group(page, 'Delivery')
  await expect.poll(() => delivery.getByLabel('Full name').inputValue()).toBe(shownName)
  await delivery.getByLabel('Full name').fill('Kim Novak')
  await delivery.getByLabel('Street and number').fill('12 Foundry Lane')
  await delivery.getByLabel('City').fill('Detroit')
  await delivery.getByLabel('State').selectOption('MI')
  await delivery.getByLabel('ZIP code').fill('48201')
}

/** Waits until the figures are those for what is typed. */
export const figuresThere = (page: Page) => summary(page).locator('[aria-busy="false"]').waitFor()

/** From the filled checkout to “paid”. Answers the order as its holder reads it. */
export async function payAtCheckout(page: Page) {
  await toPayment(page).click()
  await page.waitForURL(/\/order\/[\w-]+\/pay$/)
  await payWith(page, '4242 4242 4242 4242')
  await page.getByText('Congrats! Your payment is success').waitFor()
  const [, id] = /\/order\/([^/]+)/.exec(page.url())!
  return (await page.request.get(`/api/orders/${id}`)).json()
}

/** The text of the first mail to an address that says this, as soon as it is there. */
export async function mailTo(email: string, says: string, sandboxUrl = inject('sandboxUrl')): Promise<string> {
  const mails = async () => {
    const answer = await fetch(new URL(`/mail.json?to=${encodeURIComponent(email)}`, sandboxUrl))
    return ((await answer.json()) as { subject: string; text: string }[]).map((mail) => `${mail.subject}\n${mail.text}`)
  }
  const find = async () => (await mails()).find((text) => text.includes(says))
  await expect.poll(find, { timeout: 60_000 }).toBeDefined()
  return (await find())!
}
