import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailOrder } from '#domain/orders'
import { GOLDEN, newEmail } from '../../support/shops/guests.ts'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { asSystem } from '../../support/shops/orders-to-pay.ts'
import { addPart, stockOf } from '../../support/catalogue/parts.ts'
import { openPayingShop, type PayingShop } from '../../support/shops/paying-shop.ts'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'

let shop: PayingShop
let admin: Person
beforeAll(async () => {
  shop = await openPayingShop({ LIMITS: '100', GUEST_UNITS: '2' })
  admin = await makeAdmin(shop, { name: 'Ines Desk' })
})
afterAll(async () => {
  await expectInvariants(shop)
  await shop.close()
})

async function orderFor(
  email: string,
  given: { by?: Person | null; quantity?: number } & Record<string, unknown> = {},
) {
  const { by = admin, quantity = 1, ...more } = given
  const part = await addPart(shop, { price: 40, stock: 9 })
  const lines = [{ part, quantity }]
  const { quote, method } = (await shop.call('POST', '/quote', { body: { lines } })).body
  const body = { quote, method, lines, email, shipTo: GOLDEN, ...more }
  return { part, ...(await shop.call('POST', '/orders/for-customer', { body, ...(by && { token: by.token }) })) }
}

/** The key in the link of the mail that is queued for an order, and that mail. */
async function mailed(orderId: string) {
  const { rows } = await sql<{ data: Parameters<typeof mailOrder>[1] }>`
    select data from jobs.job where name = 'order-mail' and data ->> 'orderId' = ${orderId}`.execute(shop.ctx.db)
  expect(rows.map(({ data }) => data.kind)).toEqual(['received'])
  await mailOrder(asSystem(shop), rows[0]!.data)
  const mail = (await shop.sandbox.mailBox.list()).find(({ text }) => text.includes(orderId))!
  return { mail, key: /\?key=([\w.-]+)/.exec(mail.text)![1]! }
}

it('only an admin orders for a customer', async () => {
  const customer = await signUp(shop)
  expect((await orderFor(newEmail(), { by: null })).status).toBe(401)
  const refused = await orderFor(customer.email, { by: customer })
  expect([refused.status, await stockOf(shop, refused.part)]).toEqual([403, 9])
})

it('says what is missing', async () => {
  const wrong = { email: 'nobody', lines: [], method: 7, phone: 'x'.repeat(101) }
  const { status, body } = await orderFor(newEmail(), wrong)
  expect([status, Object.keys(body.fields).toSorted()]).toEqual([400, ['email', 'lines', 'method', 'phone']])
  const nowhere = await orderFor(newEmail(), { shipTo: null })
  expect([nowhere.status, nowhere.body.fields]).toEqual([400, { shipTo: 'Please write an address' }])
  const foreign = await orderFor(newEmail(), { quote: 'made.up' })
  expect([foreign.status, Object.keys(foreign.body.fields)]).toEqual([400, ['quote']])
})

it('a guest pays it by the link in the mail; it holds its parts for hours, and more than a guest may', async () => {
  const email = newEmail()
  const { status, body: order, part } = await orderFor(email, { quantity: 3, poNumber: 'PO-9' })
  expect(status, JSON.stringify(order)).toBe(201)
  expect(order).toMatchObject({ insertedId: order._id, email, state: 'placed', poNumber: 'PO-9', total: 120 })
  expect(order).not.toHaveProperty('key')
  expect(await stockOf(shop, part)).toBe(6)
  expect(Math.round((Date.parse(order.holdUntil) - Date.parse(order.createdAt)) / 60_000)).toBe(360)

  const { mail, key } = await mailed(order._id)
  expect(mail).toMatchObject({ to: [email], text: expect.stringContaining('for 6 hours') })
  const headers = { 'x-order-key': key }
  const shown = await shop.call('GET', `/orders/${order._id}`, { headers })
  expect(shown.body).toMatchObject({ placedBy: 'shop', events: [{ who: 'shop', to: 'placed' }] })
  expect(shown.body.events[0]).not.toHaveProperty('name')
  const asked = { body: { orderId: order._id, total: 120 }, headers }
  const opened = await shop.call('POST', '/create-payment-intent', asked)
  expect(opened.status, JSON.stringify(opened.body)).toBe(200)
  const intent = opened.body.clientSecret.split('_secret')[0]
  await shop.charge(intent)
  const paid = await shop.call('PATCH', `/orders/${order._id}`, { body: { tranjactionId: intent }, headers })
  expect(paid.status, JSON.stringify(paid.body)).toBe(200)
  const read = await shop.call('GET', `/orders/${order._id}`, { token: admin.token })
  expect(read.body).toMatchObject({
    paid: true,
    placedBy: 'Ines Desk',
    events: [{ who: admin.id, name: 'Ines Desk' }, {}],
  })
  expect(read.body.events[1]).not.toHaveProperty('name')
})

it('is the order of the account that proved the address; of nobody’s account while it is not proved', async () => {
  const [proved, unproved] = await Promise.all([signUp(shop), signUp(shop)])
  await sql`update users set email_verified = (id = ${proved.id}) where id in (${proved.id}, ${unproved.id})`.execute(
    shop.ctx.db,
  )
  const seen = async (person: Person) => {
    const { status, body } = await orderFor(person.email.toUpperCase())
    expect(status, JSON.stringify(body)).toBe(201)
    return (await shop.call('GET', `/orders/${body._id}`, { token: person.token })).status
  }
  expect([await seen(proved), await seen(unproved)]).toEqual([200, 404])
  const { rows } = await sql`
    select placed_by from orders where email in (${proved.email}, ${unproved.email})`.execute(shop.ctx.db)
  expect(rows).toEqual([{ placed_by: admin.id }, { placed_by: admin.id }])
  const { body } = await shop.call('GET', '/addresses', { token: admin.token })
  expect(body).toEqual([])
})

it('is placed once for one Idempotency-Key', async () => {
  const part = await addPart(shop, { stock: 5 })
  const lines = [{ part, quantity: 1 }]
  const { quote, method } = (await shop.call('POST', '/quote', { body: { lines } })).body
  const body = { quote, method, lines, email: newEmail(), shipTo: GOLDEN }
  const send = () =>
    shop.call('POST', '/orders/for-customer', { body, token: admin.token, headers: { 'idempotency-key': 'call-1' } })
  const [first, second] = [await send(), await send()]
  expect([first.status, second.body._id, await stockOf(shop, part)]).toEqual([201, first.body._id, 4])
})
