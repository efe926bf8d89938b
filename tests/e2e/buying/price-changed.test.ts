import { expect, test } from 'vitest'
import { PART } from '../../spec/stage.ts'
import { call, newPart, theAdmin } from '../../spec/visitors.ts'
import {
  checkOutWith,
  figuresThere,
  fillAddress,
  newGuest,
  summary,
  toPayment,
} from '../../support/browser/at-checkout.ts'
import { open, signUp, visit } from '../../support/browser/browser.ts'

/** A part at $40, and how its price is changed. */
async function pricedPart() {
  const admin = await theAdmin()
  const id = await newPart(admin, { name: 'A bracket' })
  const price = (price: number) =>
    call(admin.token, 'PUT', `/bestSeller/${id}`, { ...PART, name: 'A bracket', bestSeller: false, price })
  return { id, price }
}

test('who saw a part in the cart is told at the checkout that it costs something else by now', async () => {
  const { id, price } = await pricedPart()
  const page = await visit('/')
  await page.evaluate((text) => localStorage.setItem('shopping-cart', text), JSON.stringify({ [id]: 2 }))
  await open(page, '/cart')
  await page.getByText('$40 each').waitFor()
  await price(77)
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await summary(page).getByText('The price was $40 and is now $77.').waitFor()
})

test('who is signed in and put a part into the cart at a price reads that it is another by now', async () => {
  const { id, price } = await pricedPart()
  const page = await visit('/')
  await signUp(page)
  await open(page, `/shop/${id}`)
  await page.getByRole('main').getByRole('link', { name: 'Add to cart' }).first().click()
  await page.waitForURL(`/singleProduct/${id}`)
  await price(77)
  await open(page, '/cart')
  await page.getByText('The price was $40 and is now $77.').waitFor()
})

test('who is told other figures while the address is typed reads which price has changed', async () => {
  const { id, price } = await pricedPart()
  const page = await visit('/')
  await checkOutWith(page, { [id]: 2 })
  expect(await summary(page).getByText('The price was').count()).toBe(0)
  await page.getByLabel('Email').fill(newGuest())
  await price(77)
  await fillAddress(page)
  await summary(page).getByText('The price was $40 and is now $77.').waitFor()
  await figuresThere(page)
  await toPayment(page).click()
  await page.waitForURL(/\/order\/[\w-]+\/pay$/)
})
