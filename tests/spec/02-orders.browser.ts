import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { open, type Page, payWith, stay, visit } from '../support/browser/browser.ts'
import { call, newcomer, newOrder, newPart, pay, theAdmin, type Visitor } from './visitors.ts'

let admin: Visitor
let customer: Visitor
let page: Page
let leave: () => Promise<void>
let part: string
beforeAll(async () => {
  ;[admin, customer] = await Promise.all([theAdmin(), newcomer()])
  part = await newPart(admin)
  ;({ page, leave } = await stay('/', customer.signedIn))
})
afterAll(() => leave())

const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('shopping-cart') ?? '{}') as object)
const putInCart = (cart: object) =>
  page.evaluate((text) => localStorage.setItem('shopping-cart', text), JSON.stringify(cart))
const quantity = () => page.getByRole('region', { name: 'Part' }).getByRole('status').innerText()
const press = (name: string) => page.getByRole('region', { name: 'Part' }).getByRole('button', { name }).click()
const summary = async () =>
  (await page.getByRole('region', { name: 'Order summary' }).locator('dl').innerText()).split(/\s*\n\s*/)
const form = () => page.getByRole('form', { name: 'Order' })

describe('2 Screens and routes: cart and order screens', () => {
  test('ADD TO CART puts one into the cart on the way to the product page', async () => {
    await open(page, `/shop/${part}`)
    await page.getByRole('main').getByRole('link', { name: 'ADD TO CART', exact: true }).first().click()
    await page.waitForURL(`/singleProduct/${part}`)
    expect(await stored()).toEqual({ [part]: 1 })
    await putInCart({})
  })

  test('after sign-up who was on the way to an order is back there', async () => {
    const newcomer = await visit(`/signUp?from=${encodeURIComponent(`/singleProduct/${part}`)}`)
    await newcomer.getByLabel('Name').fill('Robin Berg')
    await newcomer.getByLabel('Email').fill(`up.${crypto.randomUUID().slice(0, 8)}@example.com`)
    await newcomer.getByLabel('Password').fill('spanner-42')
    await newcomer.getByRole('button', { name: 'Sign Up' }).click()
    await newcomer.waitForURL(`/singleProduct/${part}`)
  })

  test('Cart is kept in browser storage under the shopping-cart key as a map of part id to quantity', async () => {
    await open(page, `/singleProduct/${part}`)
    await press('plus')
    expect(await page.evaluate(() => localStorage.getItem('shopping-cart'))).toBe(JSON.stringify({ [part]: 1 }))
  })

  test("Plus adds 1 to the part's quantity (storing 1 if new)", async () => {
    await press('plus')
    await press('plus')
    expect(await stored()).toEqual({ [part]: 3 })
    expect(await quantity()).toBe('3')
  })

  test('Minus lowers the quantity by 1; screen and storage never differ', async () => {
    await press('minus')
    expect(await stored()).toEqual({ [part]: 2 })
    expect(await quantity()).toBe('2')
    await page.reload()
    await expect.poll(quantity).toBe('2')
  })

  test("Minus at 1 removes the part's entry from storage entirely", async () => {
    await press('minus')
    await press('minus')
    expect(await stored()).toEqual({})
    expect(await quantity()).toBe('0')
  })

  test('The order summary shows subtotal, shipping estimate and total', async () => {
    await press('plus')
    await press('plus')
    expect(await summary()).toEqual(['Subtotal', '$80', 'Shipping estimate', '$4', 'Total', '$84'])
  })

  test('The order summary covers the whole cart, and shows what free shipping saved', async () => {
    await press('plus')
    expect(await summary()).toEqual([
      'Subtotal',
      '$120',
      'Shipping estimate',
      'free',
      'Saved on shipping',
      '$6',
      'Total',
      '$120',
    ])
    const second = await newPart(admin, { price: 10 })
    await putInCart({ [part]: 1, [second]: 1 })
    await open(page, `/singleProduct/${part}`)
    await expect.poll(summary).toEqual(['Subtotal', '$50', 'Shipping estimate', '$2', 'Total', '$52'])
  })

  test('The order form has name, number, read-only email and read-only total', async () => {
    expect(await form().getByLabel('Name').isEditable()).toBe(true)
    expect(await form().getByLabel('Number').isEditable()).toBe(true)
    expect(await form().getByLabel('Email').isEditable()).toBe(false)
    expect(await form().getByLabel('Email').inputValue()).toBe(customer.email)
    expect(await form().getByLabel('Total').isEditable()).toBe(false)
    expect(await form().getByLabel('Total').inputValue()).toBe('$52')
  })

  test('The order form also asks where the parts go, and begins with what is known', async () => {
    expect(await form().getByLabel('Name').inputValue()).toBe(customer.name)
    await form().getByLabel('Delivery address').fill('Torstraße 1\n10119 Berlin, Germany')
  })

  test('Confirming an order clears the cart and closes the form, and goes on to payment', async () => {
    await form().getByLabel('Name').fill('Robin Berg')
    await form().getByRole('button', { name: 'Confirm order' }).click()
    await page.waitForURL(/\/dashboard\/payment\/[\w-]+$/)
    expect(await stored()).toEqual({})
    await expect.poll(() => form().count()).toBe(0)
    const [order] = (await call(customer.token, 'GET', '/orders')).body as { address: string }[]
    expect(order?.address).toBe('Torstraße 1\n10119 Berlin, Germany')
  })

  test('The payment screen has a card entry and a Pay button', async () => {
    await page.getByRole('group', { name: 'Card' }).waitFor()
    await page.locator('iframe[title="Secure card payment input frame"]').waitFor()
    await page.getByRole('button', { name: 'Pay $52' }).waitFor()
  })

  const cardOf = async (id: string) => {
    const { orderNumber } = (await call(customer.token, 'GET', `/orders/${id}`)).body
    return page.getByRole('article', { name: `Order ${orderNumber}` })
  }

  test('The order list shows each order', async () => {
    const ids = [await newOrder(admin, customer), await newOrder(admin, customer)]
    await open(page, '/dashboard/order')
    for (const id of ids) await (await cardOf(id)).waitFor()
    const all = (await call(customer.token, 'GET', '/orders')).body as object[]
    expect(await page.getByRole('article', { name: /^Order CM-/ }).count()).toBe(all.length)
  })

  test('A pay button appears when an order has a total and is not paid', async () => {
    const id = await newOrder(admin, customer)
    await open(page, '/dashboard/order')
    const link = (await cardOf(id)).getByRole('link', { name: 'Pay' })
    expect(await link.getAttribute('href')).toBe(`/dashboard/payment/${id}`)
  })

  test('A paid order shows a Transaction Id, and no pay button', async () => {
    const id = await newOrder(admin, customer)
    const intent = await pay(customer, id)
    await open(page, '/dashboard/order')
    const card = await cardOf(id)
    await card.getByText('Transaction Id:').waitFor()
    await card.getByText(intent, { exact: true }).waitFor()
    expect(await card.getByRole('link', { name: 'Pay' }).count()).toBe(0)
  })

  test('Delete is disabled for paid orders', async () => {
    const paid = page.getByRole('article').filter({ hasText: 'Transaction Id' }).first()
    expect(await paid.getByRole('button', { name: /^Delete/ }).isDisabled()).toBe(true)
  })

  test('Delete of an unpaid order asks first, and its row is removed when deletedCount is above 0', async () => {
    const id = await newOrder(admin, customer)
    await open(page, '/dashboard/order')
    const card = await cardOf(id)
    await card.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await card.waitFor({ state: 'detached' })
  })

  test('4 An order is patched with the payment id after a successful card payment, and shows as paid', async () => {
    const id = await newOrder(admin, customer)
    await open(page, `/dashboard/payment/${id}`)
    await payWith(page, '4242 4242 4242 4242')
    await page.getByText('Congrats! Your payment is success').waitFor()
    const { paid, tranjactionId } = (await call(customer.token, 'GET', `/orders/${id}`)).body
    expect(paid).toBe(true)
    await page.getByText(tranjactionId).waitFor()
  })
})
