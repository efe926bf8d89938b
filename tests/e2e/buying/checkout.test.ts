import { expect, test } from 'vitest'
import { CART_COPY_KEY } from '#common/constants'
import type { CartCopy } from '../../../app/web/cart/cart-copy.ts'
import type { PartCard } from '#domain/catalogue/schema'
import { problemsOf } from '../../support/browser/axe.ts'
import { fillAddress, group, summary } from '../../support/browser/at-checkout.ts'
import { NARROW, open, type Page, payWith, signUp, visit, WIDE } from '../../support/browser/browser.ts'

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('shopping-cart'))
const send = (page: Page) => page.getByRole('button', { name: 'Continue to payment' })
const guest = () => `guest.${crypto.randomUUID().slice(0, 8)}@example.com`

async function listed(page: Page, query = 'category=oil-filters&inStock=true'): Promise<PartCard[]> {
  const { items } = (await (await page.request.get(`/api/parts?${query}`)).json()) as { items: PartCard[] }
  return items.filter(({ stock }) => stock === null || stock > 20)
}

/** A visitor at the checkout, with so many pieces of one part. */
async function atCheckout(page: Page, quantity = 1): Promise<PartCard> {
  const [part] = await listed(page)
  await page.evaluate((text) => localStorage.setItem('shopping-cart', text), JSON.stringify({ [part!._id]: quantity }))
  await open(page, '/checkout')
  await summary(page).getByTestId('total').waitFor()
  return part!
}

/** Waits until the account's copy of the cart holds these parts. */
const accountKnows = (page: Page, parts: string[]) =>
  expect
    .poll(async () => {
      const copy = await page.evaluate((key) => localStorage.getItem(key), CART_COPY_KEY)
      return (JSON.parse(copy ?? 'null') as CartCopy | null)?.lines.map(({ part }) => part)
    })
    .toEqual(parts)

/** The order that a page is about, as its holder reads it. */
async function orderOf(page: Page) {
  const [, id] = /\/order\/([^/]+)/.exec(page.url())!
  return (await page.request.get(`/api/orders/${id}`)).json()
}

for (const viewport of [WIDE, NARROW])
  test(`a guest buys from the part to “paid”, and knows cost and day before a name is given, at ${viewport.width} px`, async () => {
    const page = await visit('/shop?category=oil-filters&inStock=true', { viewport })
    await page
      .getByRole('link', { name: /^ADD TO CART/ })
      .first()
      .click()
    await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Go to checkout' }).click()
    await page.waitForURL('/checkout')
    await summary(page)
      .getByText(/^Arrives .*, if you pay now$/)
      .waitFor()
    const total = await summary(page).getByTestId('total').innerText()
    expect(await problemsOf(page)).toEqual([])

    const email = guest()
    await page.getByLabel('Email').fill(email)
    await fillAddress(page)
    await send(page).click()
    await page.waitForURL(/\/order\/[\w-]+\/pay$/)
    expect(await stored(page)).toBeNull()
    await page.getByRole('button', { name: `Pay ${total}` }).waitFor()
    const whatFor = page.getByRole('region', { name: 'What you pay for' })
    expect(await whatFor.getByRole('paragraph').filter({ hasText: 'Goes to:' }).innerText()).toMatch(
      /12 Foundry Lane\nDetroit, MI 48201/,
    )
    await whatFor.getByText('Standard delivery', { exact: true }).waitFor()
    await page.getByText(/^Arrives .*, if you pay now$/).waitFor()
    await payWith(page, '4242 4242 4242 4242')
    await page.getByText('Congrats! Your payment is success').waitFor()
    expect(await page.getByText(/if you pay now/).count()).toBe(0)
    const order = await orderOf(page)
    await page.getByRole('link', { name: 'See the order' }).last().click()
    await page.waitForURL(`/order/${order._id}`)
    expect(order).toMatchObject({ email, paid: true, shipTo: { city: 'Detroit', region: 'MI', country: 'US' } })

    const other = await visit('/findOrder', { viewport })
    await other.getByLabel('Order number').fill(order.orderNumber)
    await other.getByLabel('Email').fill('somebody.else@example.com')
    await other.getByRole('button', { name: 'Find my order' }).click()
    await other.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
    await other.getByLabel('Email').fill(email)
    await other.getByRole('button', { name: 'Find my order' }).click()
    await other.waitForURL(`/order/${order._id}`)
    await other.getByRole('heading', { name: new RegExp(order.orderNumber) }).waitFor()
  })

test('a workshop orders with its company, its order number and a bill to another address', async () => {
  const page = await visit('/')
  const { email } = await signUp(page)
  await atCheckout(page, 4)
  await page.getByText(`You are logged in as ${email}.`).waitFor()
  await fillAddress(page, 'Robin Berg')
  const bill = group(page, 'Bill')
  await bill.getByLabel('The bill goes to the same address').uncheck()
  await bill.getByLabel('Country').selectOption('DE')
  await bill.getByLabel('Full name').fill('Werkstatt Berg')
  await bill.getByLabel('Street and number').fill('Torstraße 1')
  await bill.getByLabel('Postal code').fill('10119')
  await bill.getByLabel('City').fill('Berlin')
  await bill.getByLabel('Company').fill('Berg GmbH')
  await bill.getByLabel('Your order number (optional)').fill('PO-4711')
  await bill.getByLabel('Note to us (optional)').fill('Ramp at the back')
  await send(page).click()
  await page.waitForURL(/\/order\/[\w-]+\/pay$/)
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const [order] = (await (
    await page.request.get('/api/orders', { headers: { authorization: `Bearer ${token}` } })
  ).json()) as object[]
  expect(order).toMatchObject({
    company: 'Berg GmbH',
    poNumber: 'PO-4711',
    note: 'Ramp at the back',
    billTo: { name: 'Werkstatt Berg', city: 'Berlin', postcode: '10119', country: 'DE' },
    shipTo: { name: 'Kim Novak', city: 'Detroit' },
  })
})

test('who orders again finds the address filled in, and may choose another of the account', async () => {
  const page = await visit('/')
  await signUp(page)
  await atCheckout(page)
  await fillAddress(page, 'Robin Berg')
  await send(page).click()
  await page.waitForURL(/\/order\/[\w-]+\/pay$/)

  await accountKnows(page, [])
  await atCheckout(page)
  const delivery = group(page, 'Delivery')
  const city = delivery.getByLabel('City')
  await expect.poll(() => city.inputValue()).toBe('Detroit')
  expect(await delivery.getByLabel('Full name').inputValue()).toBe('Kim Novak')
  await city.fill('Ann Arbor')
  await send(page).click()
  await page.waitForURL(/\/order\/[\w-]+\/pay$/)

  await atCheckout(page)
  await expect.poll(() => city.inputValue()).toBe('Ann Arbor')
  const own = delivery.getByLabel('Your addresses')
  const detroit = await own.locator('option', { hasText: 'Detroit' }).getAttribute('value')
  await own.selectOption(detroit)
  await expect.poll(() => city.inputValue()).toBe('Detroit')
})

test('the first order of an account begins with its name, and keeps what is typed instead', async () => {
  const page = await visit('/')
  await signUp(page, 'Kim Novak')
  await atCheckout(page)
  const name = group(page, 'Delivery').getByLabel('Full name')
  await expect.poll(() => name.inputValue()).toBe('Kim Novak')
  await name.fill('Werkstatt Berg')
  await open(page, '/checkout')
  await summary(page).getByTestId('total').waitFor()
  await expect.poll(() => name.inputValue()).toBe('Werkstatt Berg')
})

test('what is missing stands under its field, the first has the focus, and nothing that was typed is lost', async () => {
  const page = await visit('/')
  await atCheckout(page)
  await group(page, 'Delivery').getByLabel('City').fill('Detroit')
  await group(page, 'Delivery').getByLabel('ZIP code').fill('nowhere')
  await send(page).click()
  await page.getByText('Email is Required').waitFor()
  await group(page, 'Delivery')
    .getByText(/^ZIP code: write it like/)
    .waitFor()
  const optional = group(page, 'Delivery').locator('input[name^=shipTo]:not([aria-required])')
  expect(
    await optional.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).labels![0]!.innerText)),
  ).toEqual([expect.stringMatching(/^Company \(optional\)$/i), expect.stringMatching(/^Apartment.*\(optional\)$/i)])
  expect(await page.getByLabel('Email').evaluate((field) => field.matches(':focus'))).toBe(true)
  // A screen reader hears one sentence, and each field's own when it comes there.
  expect(await page.getByRole('alert').filter({ hasText: /\S/ }).allInnerTexts()).toEqual([
    'Some fields are missing or wrong. Each says so below it.',
  ])
  const wrong = page.locator('[aria-invalid=true]')
  expect(await wrong.count()).toBe(5)
  for (const field of await wrong.all())
    expect(
      await field.evaluate(
        (one) => document.getElementById(one.getAttribute('aria-describedby')!.split(' ')[0]!)!.innerText,
      ),
    ).toMatch(/missing|Required|write it like/)
  const missing = group(page, 'Delivery').getByText(/ is missing$/)
  const before = await missing.count()
  await page.getByLabel('Full name').pressSequentially('Kim Novak')
  expect(await page.getByLabel('Full name').inputValue()).toBe('Kim Novak')
  expect([before, await missing.count()]).toEqual([3, 2])
  await page.getByLabel('Email').fill('not an address')
  await page.reload()
  await summary(page).getByTestId('total').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('not an address')
  expect(await group(page, 'Delivery').getByLabel('City').inputValue()).toBe('Detroit')
  await fillAddress(page, 'Kim Novak')
  await send(page).click()
  await page.getByText('Provide a valid Email').waitFor()
  expect(await stored(page)).not.toBeNull()
})

test('the whole way by keyboard', async () => {
  const page = await visit('/')
  await atCheckout(page)
  await page.getByLabel('Email').focus()
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      if (text) await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
  }
  // E-mail, telephone, country, name, company, street, floor, city, state, ZIP.
  await type(guest(), '', '', 'Kim Novak', '', '12 Foundry Lane', '', 'Detroit', 'Michigan', '48201')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/order\/[\w-]+\/pay$/)
  expect(await orderOf(page)).toMatchObject({ shipTo: { name: 'Kim Novak', region: 'MI', postcode: '48201' } })
})

test('an answer that comes too late is told with the new figures, and pressing again places the order', async () => {
  const page = await visit('/')
  await atCheckout(page)
  await page.getByLabel('Email').fill(guest())
  await fillAddress(page)
  let isFirst = true
  await page.route('**/api/checkout', (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    const body = { status: 409, code: 'quote-expired', title: 'Conflict', detail: 'These prices are too old.' }
    return route.fulfill({ status: 409, contentType: 'application/problem+json', body: JSON.stringify(body) })
  })
  const asked = page.waitForResponse('**/api/quote')
  await send(page).click()
  await asked
  await page.getByText('The figures beside this are new.').waitFor()
  expect(await group(page, 'Delivery').getByLabel('City').inputValue()).toBe('Detroit')
  await send(page).click()
  await page.waitForURL(/\/order\/[\w-]+\/pay$/)
})

test('an order without an address is asked for it before it can be paid', async () => {
  const page = await visit('/')
  const { email } = await signUp(page)
  const [part] = await listed(page)
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const total = part!.price > 99 ? part!.price : part!.price + Math.floor(part!.price / 20)
  const data = { name: 'Robin', email, number: '', total, items: { [part!._id]: 1 } }
  const placed = await page.request.post('/api/orders', { headers: { authorization: `Bearer ${token}` }, data })
  const { _id } = (await placed.json()) as { _id: string }
  for (const path of [`/order/${_id}/pay`, `/dashboard/payment/${_id}`]) {
    await open(page, path)
    await page.getByRole('heading', { name: 'Where do your parts go?' }).waitFor()
    expect(await page.getByRole('group', { name: 'Card' }).count()).toBe(0)
  }
  await page.getByLabel('Full name').fill('Robin Berg')
  await page.getByLabel('Street and number').fill('1 Main St')
  await page.getByLabel('City').fill('Boston')
  await page.getByLabel('State').selectOption('MA')
  await page.getByLabel('ZIP code').fill('02108')
  await page.getByRole('button', { name: 'Save and go on to payment' }).click()
  await payWith(page, '4242 4242 4242 4242')
  await page.getByText('Congrats! Your payment is success').waitFor()
})

test('the checkout of an empty cart, and without script, says what to do; a stranger sees no payment', async () => {
  const page = await visit('/checkout')
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  await open(page, '/order/0198a000-0000-7000-8000-000000000000/pay')
  await page.getByRole('main').getByRole('link', { name: 'Find your order' }).waitFor()
  const plain = await visit('/checkout', { javaScriptEnabled: false })
  await plain.getByText(/^The checkout needs JavaScript\./).waitFor()
})
