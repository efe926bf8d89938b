import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tag } from '#common/tags'
import { changed } from '#platform/changes'
import { signQuote } from '../../../domain/checkout/quote-token.ts'
import { addPartFor, carOf } from '../../support/catalogue/fitting-parts.ts'
import { buy, GOLDEN, newEmail } from '../../support/shops/guests.ts'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { addPart, stockOf } from '../../support/catalogue/parts.ts'
import { openPayingShop, type PayingShop } from '../../support/shops/paying-shop.ts'
import { cookiesOf, makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
import { openShopFor } from '../../support/shops/shop.ts'

let shop: PayingShop
let buyer: Person
let admin: Person
beforeAll(async () => {
  shop = await openPayingShop({ LIMITS: '100' })
  ;[buyer, admin] = await Promise.all([signUp(shop), makeAdmin(shop)])
})
afterAll(async () => {
  await expectInvariants(shop)
  await shop.close()
})

const quoteOf = async (part: string, more: object = {}) =>
  (await shop.call('POST', '/quote', { body: { lines: [{ part, quantity: 1 }], ...more } })).body
const checkout = (body: unknown, more: object = {}) => shop.call('POST', '/checkout', { body, ...more })
/** A well-formed body for one unit of a part. */
async function bodyFor(part: string, more: object = {}) {
  const { quote, method } = await quoteOf(part)
  return { quote, method, lines: [{ part, quantity: 1 }], email: newEmail(), shipTo: GOLDEN, ...more }
}

describe('a guest', () => {
  it('orders without an account, with everything that the checkout asks', async () => {
    const [disc, pad] = [await addPart(shop, { price: 40, stock: 3 }), await addPart(shop, { price: 19 })]
    const email = newEmail()
    const billTo = { ...GOLDEN, name: 'Accounts' }
    const more = {
      email: ` ${email.toUpperCase()}`,
      phone: '+1 555 0100',
      billTo,
      company: 'Park Motors',
      poNumber: 'PO-7',
      note: 'Ring twice\nplease',
    }
    const lines = [
      { part: disc, quantity: 2 },
      { part: pad, quantity: 1 },
    ]
    const { status, body, headers } = await buy(shop, lines, { ...more, from: '203.0.113.5' })
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body).toMatchObject({
      insertedId: body._id,
      name: 'Ada Park',
      email,
      number: '+1 555 0100',
      address: 'Ada Park\n12 Golden Gate Ave\nSan Francisco, CA 94102\nUnited States',
      subtotal: 99,
      shipping: 4,
      total: 103,
      state: 'placed',
      shipTo: GOLDEN,
      billTo,
      company: 'Park Motors',
      poNumber: 'PO-7',
      note: 'Ring twice\nplease',
      delivery: {
        id: 'standard',
        name: 'Standard delivery',
        kind: 'ship',
        carrier: 'own',
        from: expect.stringMatching(/^\d{4}-/),
      },
      lines: [
        { partId: disc, quantity: 2, price: 40 },
        { partId: pad, quantity: 1, price: 19 },
      ],
      key: expect.stringMatching(/^[\w-]{36}\.[\w-]{43}$/),
    })
    expect(await stockOf(shop, disc)).toBe(1)
    const minutes = (Date.parse(body.holdUntil) - Date.parse(body.createdAt)) / 60_000
    expect(Math.round(minutes)).toBe(15)
    const shown = await shop.call('GET', `/orders/${body._id}`, { headers: { cookie: cookiesOf(headers) } })
    expect([shown.status, shown.body.events]).toMatchObject([200, [{ who: 'customer', to: 'placed' }]])
    expect((await shop.call('GET', `/orders/${body._id}`, { headers: { 'x-order-key': body.key } })).status).toBe(200)
    const { rows } = await sql<{ user_id: null; guest_from: string; mails: number }>`
      select user_id, guest_from, (select count(*)::int from jobs.job where name = 'order-mail' and data ->> 'orderId' = o.id) as mails
      from orders o where id = ${body._id}`.execute(shop.ctx.db)
    expect(rows).toEqual([{ user_id: null, guest_from: expect.stringMatching(/^[\w-]{43}$/), mails: 1 }])
  })

  it('pays, and gets the invoice', async () => {
    const part = await addPart(shop, { price: 40, stock: 2 })
    const { body: order } = await buy(shop, [{ part, quantity: 2 }])
    const headers = { 'x-order-key': order.key }
    const opened = await shop.call('POST', '/create-payment-intent', {
      body: { orderId: order._id, total: 84 },
      headers,
    })
    const intent = opened.body.clientSecret.split('_secret_')[0]
    await shop.charge(intent)
    expect(
      (await shop.call('PATCH', `/orders/${order._id}`, { body: { tranjactionId: intent }, headers })).body.state,
    ).toBe('paid')
    expect((await shop.call('GET', `/orders/${order._id}/invoice.pdf`, { headers })).status).toBe(200)
    expect(await stockOf(shop, part)).toBe(0)
  })

  it('cannot order by the specified call', async () => {
    const part = await addPart(shop)
    const body = { name: '', email: newEmail(), number: '', total: 42, items: { [part]: 1 } }
    expect((await shop.call('POST', '/orders', { body })).status).toBe(401)
  })

  it('collects where the parts lie, and needs no address for it', async () => {
    const part = await addPart(shop, { stock: 4 })
    const place = { name: 'Goods in', line1: '1 Dock Rd', city: 'Reno', region: 'NV', postcode: '89501', country: 'US' }
    const { rows } = await sql<{ id: number }>`
      with place as (update place set collects = true, address = ${JSON.stringify(place)} where id = 1 returning id)
      insert into delivery_method (place_id, name, rate_by, rates, days_from, days_to, is_on)
      select id, 'Collect', 'flat', '[[0, 0]]', 0, 0, true from place returning id`.execute(shop.ctx.db)
    await changed(shop.ctx, tag.delivery)
    await shop.heard()
    const method = String(rows[0]!.id)
    const lines = [{ part, quantity: 1 }]
    const nobody = await buy(shop, lines, { method, shipTo: null })
    expect([nobody.status, Object.keys(nobody.body.fields)]).toEqual([400, ['name']])
    const { status, body } = await buy(shop, lines, { method, shipTo: null, name: 'Ada' })
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body).toMatchObject({
      name: 'Ada',
      total: 40,
      shipping: 0,
      address: 'Main warehouse\n1 Dock Rd\nReno, NV 89501\nUnited States',
      delivery: { id: method, kind: 'collect', place: { id: 1 } },
    })
    expect(body).not.toHaveProperty('shipTo')
    const sent = await buy(shop, lines, { shipTo: null })
    expect([sent.status, Object.keys(sent.body.fields)]).toEqual([400, ['shipTo']])
  })
})

describe('a customer', () => {
  it('orders for the own account, and for nobody else', async () => {
    const part = await addPart(shop)
    const { status, body } = await buy(shop, [{ part, quantity: 1 }], { person: buyer })
    expect(status, JSON.stringify(body)).toBe(201)
    const { body: own } = await shop.call('GET', '/orders', { token: buyer.token })
    expect(own.map((order: { _id: string }) => order._id)).toContain(body._id)
    expect(Math.round((Date.parse(body.holdUntil) - Date.parse(body.createdAt)) / 60_000)).toBe(30)
    expect((await buy(shop, [{ part, quantity: 1 }], { person: buyer, email: newEmail() })).status).toBe(403)
    expect((await buy(shop, [{ part, quantity: 1 }], { person: admin })).status).toBe(201)
    expect((await checkout(await bodyFor(part), { token: 'x'.repeat(40) })).status).toBe(401)
  })
})

describe('the checkout', () => {
  it('keeps to the prices of the quote while it is valid', async () => {
    const part = await addPart(shop, { price: 40 })
    const body = await bodyFor(part)
    await sql`update part set price = 9900 where id = ${Number(part)}`.execute(shop.ctx.db)
    expect((await checkout(body)).body).toMatchObject({ total: 42, lines: [{ price: 40 }] })
    const items: [number, number, number][] = [[Number(part), 1, 1]]
    const promised = {
      currency: 'USD',
      items,
      to: { country: 'US' },
      method: 'standard',
      amount: 0,
      saved: 0,
      arrives: null,
      due: null,
    }
    const old = await signQuote(shop.ctx, { ...promised, until: Date.now() - 1 })
    expect(await checkout({ ...body, quote: old })).toMatchObject({ status: 409, body: { code: 'quote-expired' } })
  })

  it('takes no quote of others, of other lines or of another method', async () => {
    const [part, other] = [await addPart(shop, { price: 40 }), await addPart(shop, { price: 50 })]
    const body = await bodyFor(part)
    const [text, signature] = body.quote.split('.')
    const cheap = Buffer.from(Buffer.from(text, 'base64url').toString().replace('4000', '1000')).toString('base64url')
    for (const quote of [`${cheap}.${signature}`, `${text}.${signature.slice(1)}A`, text, 'x', '', null, 7]) {
      const answer = await checkout({ ...body, quote })
      expect([answer.status, Object.keys(answer.body.fields)], String(quote)).toEqual([400, ['quote']])
    }
    expect(await checkout({ ...body, method: '7' })).toMatchObject({
      status: 400,
      body: { fields: { method: expect.any(String) } },
    })
    const more = await checkout({ ...body, lines: [{ part, quantity: 2 }] })
    expect(more).toMatchObject({ status: 409, body: { code: 'total-changed', subtotal: 80, shipping: 4, total: 84 } })
    const another = await checkout({ ...body, lines: [{ part: other, quantity: 1 }] })
    expect(another).toMatchObject({ status: 409, body: { code: 'total-changed', total: 52 } })
  })

  it('refuses what does not fit, is gone or sold out, as the specified call does', async () => {
    const [camry, golf] = [await carOf(shop, 'Toyota', 'Camry'), await carOf(shop, 'Volkswagen', 'Golf')]
    const part = await addPartFor(shop, camry.model)
    const unfit = await buy(shop, [{ part, quantity: 1, car: golf.car }])
    expect(unfit).toMatchObject({ status: 409, body: { code: 'fit', lines: [{ line: 0, fit: 'no' }] } })
    expect((await buy(shop, [{ part, quantity: 1, car: golf.car, knows: true }])).status).toBe(201)
    const last = await addPart(shop, { stock: 1 })
    const late = await bodyFor(last)
    await buy(shop, [{ part: last, quantity: 1 }])
    const sold = { code: 'sold-out', parts: [{ partId: last, wanted: 1, left: 0 }] }
    expect(await checkout(late)).toMatchObject({ status: 409, body: sold })
    const gone = await addPart(shop)
    const body = await bodyFor(gone)
    await sql`delete from part where id = ${Number(gone)}`.execute(shop.ctx.db)
    const answer = await checkout(body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['lines.0.part']])
  })

  it('says so when the delivery is no longer what was promised', async () => {
    const other = await openShopFor({ LIMITS: '100' })
    const part = await addPart(other, { price: 40 })
    await sql`
      with zone as (insert into delivery_zone (name, countries, postcodes) values ('Coast', '{US}', '{94}'), ('Land', '{US}', '{}') returning id, name)
      insert into delivery_method (zone_id, name, rate_by, rates, days_from, days_to, is_on)
      select id, name, 'flat', case name when 'Coast' then '[[0, 500]]' else '[[0, 900]]' end::jsonb, 1, 2, true from zone`.execute(
      other.ctx.db,
    )
    const heard = async () => {
      await changed(other.ctx, tag.delivery)
      await other.heard()
    }
    await heard()
    const lines = [{ part, quantity: 1 }]
    const placed = await buy(other, lines)
    expect(placed).toMatchObject({ status: 201, body: { shipping: 5, total: 45, delivery: { name: 'Coast' } } })
    const inland = await buy(other, lines, { shipTo: { ...GOLDEN, city: 'Reno', region: 'NV', postcode: '89501' } })
    expect(inland).toMatchObject({
      status: 409,
      body: { code: 'delivery-changed', methods: [{ name: 'Land', amount: 9 }] },
    })
    const asked = { lines, to: { country: 'US', postcode: '94102' } }
    const { quote, method } = (await other.call('POST', '/quote', { body: asked })).body
    const body = { quote, method, lines, email: newEmail(), shipTo: GOLDEN }
    await sql`update delivery_method set rates = '[[0, 700]]' where name = 'Coast'`.execute(other.ctx.db)
    await heard()
    expect((await other.call('POST', '/checkout', { body })).body).toMatchObject({ shipping: 5, total: 45 })
    await sql`update delivery_method set is_on = false where name = 'Coast'`.execute(other.ctx.db)
    await heard()
    expect((await other.call('POST', '/checkout', { body })).body.code).toBe('delivery-changed')
    await expectInvariants(other)
  })

  it('names the field of what is missing or malformed', async () => {
    const body = await bodyFor(await addPart(shop))
    const wrong: [object, string][] = [
      [{ lines: [] }, 'lines'],
      [{ lines: [{ part: 'x', quantity: 1 }] }, 'lines.0.part'],
      [{ email: '' }, 'email'],
      [{ email: 'nobody' }, 'email'],
      [{ phone: 7 }, 'phone'],
      [{ shipTo: { ...GOLDEN, postcode: '9' } }, 'shipTo.postcode'],
      [{ shipTo: { ...GOLDEN, line1: ' ' } }, 'shipTo.line1'],
      [{ shipTo: null }, 'shipTo'],
      [{ billTo: { country: 'DE' } }, 'billTo.name'],
      [{ company: 'a\nb' }, 'company'],
      [{ poNumber: 'x'.repeat(101) }, 'poNumber'],
      [{ note: 'x'.repeat(1001) }, 'note'],
      [{ note: 'a\u0000b' }, 'note'],
      [{ method: undefined }, 'method'],
    ]
    for (const [change, field] of wrong) {
      const answer = await checkout({ ...body, ...change })
      expect([answer.status, Object.keys(answer.body.fields ?? {})[0]], JSON.stringify(change).slice(0, 80)).toEqual([
        400,
        field,
      ])
    }
    expect((await checkout({})).status).toBe(400)
  })

  it('takes effect once with an Idempotency-Key, also for guests, and sets the cookie again', async () => {
    const part = await addPart(shop, { stock: 9 })
    const body = await bodyFor(part)
    const headers = { 'idempotency-key': 'the-same' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => checkout(body, { headers })))
    const done = new Set(answers.filter(({ status }) => status === 201).map((answer) => answer.body._id))
    expect([done.size, answers.every(({ status }) => status === 201 || status === 409)]).toEqual([1, true])
    const again = await checkout(body, { headers })
    expect([again.status, done.has(again.body._id), again.headers.get('idempotent-replayed')]).toEqual([
      201,
      true,
      'true',
    ])
    const shown = await shop.call('GET', `/orders/${again.body._id}`, { headers: { cookie: cookiesOf(again.headers) } })
    expect(shown.status).toBe(200)
    expect(await stockOf(shop, part)).toBe(8)
    const other = await checkout({ ...body, email: newEmail() }, { headers })
    expect([other.status, done.has(other.body._id)]).toEqual([201, false])
  })
})
