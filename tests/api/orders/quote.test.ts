import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tag } from '#common/tags'
import { changed } from '#platform/changes'
import { addPartFor, carOf, type TestCar } from '../../support/catalogue/fitting-parts.ts'
import { addPart, stockOf } from '../../support/catalogue/parts.ts'
import { makeAdmin, signUp } from '../../support/shops/people.ts'
import { openShop, openShopFor, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let camry: TestCar
let golf: TestCar
beforeAll(async () => {
  shop = await openShop({ LIMITS: '100' })
  camry = await carOf(shop, 'Toyota', 'Camry')
  golf = await carOf(shop, 'Volkswagen', 'Golf')
})
afterAll(() => shop.close())

const quote = (lines: unknown, more: object = {}, token?: string) =>
  shop.call('POST', '/quote', { body: { lines, ...more }, ...(token ? { token } : {}) })

describe('a quote', () => {
  it('prices lines by itself, in the smallest unit, with shipping as specified', async () => {
    const [disc, pad] = [await addPart(shop, { price: 40 }), await addPart(shop, { price: 19, stock: 8 })]
    const { status, body } = await quote([
      { part: disc, quantity: 1 },
      { part: pad, quantity: 2 },
    ])
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({
      amounts: 'minor',
      currency: 'USD',
      subtotal: 7800,
      shipping: 300,
      saved: 0,
      total: 8100,
      adjustments: [{ kind: 'shipping', code: 'standard', amount: 300 }],
      to: { country: 'US' },
      method: 'standard',
      methods: [{ id: 'standard', kind: 'ship', amount: 300, saved: 0, arrives: { from: expect.any(String) } }],
      lines: [
        { part: disc, quantity: 1, price: 4000, amount: 4000, stock: null, parcel: 0, name: 'Brake disc, front' },
        { part: pad, quantity: 2, price: 1900, amount: 3800, stock: 8, parcel: 0 },
      ],
      parcels: [
        {
          place: { id: 1, name: 'Main warehouse' },
          lines: [
            { line: 0, quantity: 1 },
            { line: 1, quantity: 2 },
          ],
        },
      ],
      quote: expect.stringMatching(/^[\w-]+\.[\w-]{43}$/),
    })
    expect(body.parcels[0].arrives).toEqual(body.methods[0].arrives)
    const minutes = (Date.parse(body.validUntil) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(13)
    expect(minutes).toBeLessThan(16)
    expect(await stockOf(shop, pad)).toBe(8)
  })

  it('ships free above the threshold, and says what that saves', async () => {
    const part = await addPart(shop, { price: 100 })
    expect((await quote([{ part, quantity: 1 }])).body).toMatchObject({
      subtotal: 10_000,
      shipping: 0,
      saved: 500,
      total: 10_000,
      adjustments: [{ amount: 500 }, { kind: 'discount', code: 'free-shipping', amount: -500 }],
    })
  })

  it('is the same for everybody, and its totals are those of an order', async () => {
    const [customer, admin] = [await signUp(shop), await makeAdmin(shop)]
    const part = await addPart(shop, { price: 33 })
    const asked = await Promise.all(
      [undefined, customer.token, admin.token].map((t) => quote([{ part, quantity: 3 }], {}, t)),
    )
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(asked.map(({ body }) => body.total))).toEqual(new Set([9900 + 400]))
    const body = { name: '', email: customer.email, number: '', total: 99 + 4, items: { [part]: 3 } }
    expect((await shop.call('POST', '/orders', { token: customer.token, body })).status).toBe(201)
    expect((await shop.call('POST', '/quote', { token: 'x'.repeat(40), body: {} })).status).toBe(401)
  })

  it('counts no part that is sold out, neither for the sums nor for free shipping', async () => {
    const [none, fine] = [await addPart(shop, { price: 90, stock: 0 }), await addPart(shop, { price: 40, stock: 3 })]
    const { body } = await quote([none, fine].map((part) => ({ part, quantity: 1 })))
    expect(body).toMatchObject({ subtotal: 4000, shipping: 200, saved: 0, total: 4200, quote: null })
    expect(body.lines).toMatchObject([
      { problem: 'sold-out', price: 9000 },
      { parcel: 0, amount: 4000 },
    ])
    expect(body.lines[0]).not.toHaveProperty('amount')
    const { body: alone } = await quote([{ part: none, quantity: 1 }])
    expect(alone).toMatchObject({ subtotal: 0, total: 0, quote: null })
  })

  it('says of each line what is wrong with it, over all lines of a part', async () => {
    const [few, none, fine] = [
      await addPart(shop, { stock: 3 }),
      await addPart(shop, { stock: 0 }),
      await addPart(shop, { price: 50, stock: 3 }),
    ]
    const { status, body } = await quote([
      { part: few, quantity: 2, car: camry.car },
      { part: few, quantity: 2, car: golf.car },
      { part: none, quantity: 1 },
      { part: fine, quantity: 3 },
      { part: '999999999', quantity: 1 },
    ])
    expect(status).toBe(200)
    expect(body.lines).toMatchObject([
      { problem: 'too-few', left: 3 },
      { problem: 'too-few', left: 3 },
      { problem: 'sold-out', left: 0 },
      { stock: 3 },
      { part: '999999999', problem: 'gone' },
    ])
    expect(body.lines[3].problem).toBeUndefined()
    expect(body.lines[4]).not.toHaveProperty('price')
    expect(body.subtotal).toBe(4 * 4000 + 3 * 5000)
    expect(body.quote).toBeNull()
    const gone = await quote([{ part: '999999999', quantity: 1 }])
    expect(gone.body).toMatchObject({ total: 0, quote: null, method: null, methods: [], parcels: [], adjustments: [] })
  })

  it('says whether each line fits its car', async () => {
    const part = await addPartFor(shop, camry.model)
    const { body } = await quote([
      { part, quantity: 1, car: camry.car },
      { part, quantity: 1, car: golf.car },
      { part, quantity: 1 },
    ])
    expect(body.lines.map((line: { fit?: { fit: string } }) => line.fit?.fit)).toEqual(['yes', 'no', undefined])
    expect(body.lines[0].fit.label).toBe(camry.label)
    const strange = await quote([{ part, quantity: 1, car: 2_000_000_000 }])
    expect([strange.status, Object.keys(strange.body.fields)]).toEqual([400, ['lines.0.car']])
  })

  it('names the field of what is missing or malformed', async () => {
    const part = await addPart(shop)
    const wrong: [unknown, string][] = [
      [{}, 'lines'],
      [{ lines: [] }, 'lines'],
      [{ lines: 'x' }, 'lines'],
      [{ lines: [{ part, quantity: 0 }] }, 'lines.0.quantity'],
      [{ lines: [{ part, quantity: 1.5 }] }, 'lines.0.quantity'],
      [{ lines: [{ part: 'x', quantity: 1 }] }, 'lines.0.part'],
      [{ lines: [{ part, quantity: 1, engine: 5 }] }, 'lines.0.engine'],
      [{ lines: [900, 100].map((quantity) => ({ part, quantity })) }, 'lines.0.quantity'],
      [{ lines: Array.from({ length: 101 }, (_, n) => ({ part: String(n + 1), quantity: 1 })) }, 'lines'],
      [{ lines: [{ part, quantity: 1 }], to: { country: 'XX' } }, 'to.country'],
      [{ lines: [{ part, quantity: 1 }], to: { country: 'US', postcode: 'abc' } }, 'to.postcode'],
      [{ lines: [{ part, quantity: 1 }], method: 7 }, 'method'],
    ]
    for (const [body, field] of wrong) {
      const answer = await shop.call('POST', '/quote', { body })
      expect([answer.status, Object.keys(answer.body.fields ?? {})], JSON.stringify(body).slice(0, 99)).toEqual([
        400,
        [field],
      ])
    }
    expect((await shop.call('POST', '/quote', {})).status).toBe(400)
  })

  it('offers the methods of the zone where it goes, and prices the chosen one', async () => {
    const other = await openShopFor({ LIMITS: '100', PRICES: 'cents' })
    const part = await addPart(other, { price: 40 })
    await sql`
      with zone as (insert into delivery_zone (name, countries) values ('Germany', '{DE}') returning id)
      insert into delivery_method (zone_id, name, rate_by, rates, days_from, days_to, is_on, rank)
      select id, m.name, 'flat', m.rates::jsonb, 1, 2, true, m.rank
      from zone, (values ('Parcel', '[[0, 499]]', 0), ('Express', '[[0, 1290]]', 1)) as m (name, rates, rank)`.execute(
      other.ctx.db,
    )
    await changed(other.ctx, tag.delivery)
    await other.heard()
    const ask = async (more: object) =>
      (await other.call('POST', '/quote', { body: { lines: [{ part, quantity: 1 }], ...more } })).body
    const germany = { to: { country: 'de', postcode: '10115' } }
    const first = await ask(germany)
    expect(first.methods.map(({ name, amount }: { name: string; amount: number }) => [name, amount])).toEqual([
      ['Parcel', 499],
      ['Express', 1290],
    ])
    expect(first).toMatchObject({ method: first.methods[0].id, shipping: 499, total: 4499, to: { country: 'DE' } })
    const express = await ask({ ...germany, method: first.methods[1].id })
    expect(express).toMatchObject({ method: first.methods[1].id, shipping: 1290, total: 5290 })
    expect(express.adjustments).toEqual([{ kind: 'shipping', code: first.methods[1].id, amount: 1290 }])
    expect(await ask({ ...germany, method: 'none' })).toMatchObject({ method: first.method })
    expect(await ask({ to: { country: 'FR' } })).toMatchObject({ method: null, methods: [], quote: null, total: 4000 })
  })

  it('shows which units of which line come in which parcel, and what can be collected where', async () => {
    const other = await openShopFor({ LIMITS: '100' })
    const { rows } = await sql<{ id: number }>`
      insert into place (name, collects, rank) values ('Depot', true, 1) returning id`.execute(other.ctx.db)
    const depot = rows[0]!.id
    await sql`
      insert into delivery_method (place_id, name, rate_by, rates, days_from, days_to, is_on)
      values (${depot}, 'Collect', 'flat', '[[0, 0]]', 0, 0, true)`.execute(other.ctx.db)
    await changed(other.ctx, tag.delivery)
    await other.heard()
    const [both, here] = [await addPart(other, { stock: 5 }), await addPart(other, { stock: 5 })]
    await sql`
      insert into part_place (part_id, place_id, free)
      values (${Number(both)}, 1, 2), (${Number(both)}, ${depot}, 3)`.execute(other.ctx.db)
    const ask = async (lines: object[], method?: string) =>
      (await other.call('POST', '/quote', { body: { lines, ...(method ? { method } : {}) } })).body
    const split = await ask([
      { part: both, quantity: 3 },
      { part: both, quantity: 1 },
      { part: here, quantity: 1 },
    ])
    expect(split.parcels.map((parcel: { place: object; lines: object }) => [parcel.place, parcel.lines])).toEqual([
      [
        { id: 1, name: 'Main warehouse' },
        [
          { line: 0, quantity: 1 },
          { line: 2, quantity: 1 },
        ],
      ],
      [
        { id: depot, name: 'Depot' },
        [
          { line: 0, quantity: 2 },
          { line: 1, quantity: 1 },
        ],
      ],
    ])
    expect(split.lines.map((line: { parcel?: number }) => line.parcel)).toEqual([undefined, 1, 0])
    const collect = (quote: { methods: { kind: string }[] }) => quote.methods.find(({ kind }) => kind === 'collect')!
    expect(collect(split)).toMatchObject({ place: { id: depot }, why: expect.any(String) })
    const two = [{ part: both, quantity: 2 }]
    expect(await ask(two)).toMatchObject({ method: 'standard', parcels: [{ place: { id: 1 } }] })
    const { id } = collect(await ask(two)) as unknown as { id: string }
    const there = await ask(two, id)
    expect(there).toMatchObject({ method: id, shipping: 0, adjustments: [], parcels: [{ place: { id: depot } }] })
    expect(collect(there)).not.toHaveProperty('why')
  })

  it('is refused to an address that asks without end', async () => {
    const limited = await openShopFor({ LIMITS: '0.002' })
    const ask = (from: string) => limited.call('POST', '/quote', { body: {}, from }).then(({ status }) => status)
    const asked = await Promise.all(Array.from({ length: 12 }, () => ask('203.0.113.9')))
    expect(asked).toContain(429)
    expect(await ask('203.0.113.10')).toBe(400)
  })
})
