import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPayingShop, type PayingShop } from '../../support/shops/paying-shop.ts'
import { sql } from 'kysely'
import { purgeIdempotencyKeys } from '#platform/db/idempotency-keys'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { addPart, stockOf } from '../../support/catalogue/parts.ts'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'

let shop: PayingShop
let buyer: Person
let other: Person
beforeAll(async () => {
  shop = await openPayingShop({ LIMITS: '100' })
  ;[buyer, other] = await Promise.all([signUp(shop), signUp(shop)])
})
afterAll(async () => {
  await expectInvariants(shop)
  await shop.close()
})

let count = 0
const newKey = () => `key-${++count}`
const place = (key: string, part: string, quantity = 1, total = 42, person = buyer) =>
  shop.call('POST', '/orders', {
    token: person.token,
    headers: { 'idempotency-key': key },
    body: { name: '', email: person.email, number: '', total, items: { [part]: quantity } },
  })
const ordersWith = async (part: string) =>
  (await sql`select 1 from order_line where part_id = ${Number(part)}`.execute(shop.ctx.db)).rows.length

describe('a write with an Idempotency-Key', () => {
  it('takes effect once, and answers the same again', async () => {
    const [part, key] = [await addPart(shop, { stock: 5 }), newKey()]
    const first = await place(key, part)
    const again = await place(key, part)
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
    expect([first.headers.get('idempotent-replayed'), again.headers.get('idempotent-replayed')]).toEqual([null, 'true'])
    expect([await stockOf(shop, part), await ordersWith(part)]).toEqual([4, 1])
  })

  it('takes effect once when it is sent many times at the same moment', async () => {
    const [part, key] = [await addPart(shop, { stock: 5 }), newKey()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(key, part)))
    const kinds = new Set(answers.map(({ status, body }) => (status === 201 ? body._id : body.code)))
    kinds.delete('still-running')
    expect(kinds.size).toBe(1)
    expect((await place(key, part)).body._id).toBe([...kinds][0])
    expect([await stockOf(shop, part), await ordersWith(part)]).toEqual([4, 1])
  })

  it('is refused with another body, address or method', async () => {
    const [part, key] = [await addPart(shop, { stock: 5 }), newKey()]
    const { body: order } = await place(key, part)
    expect(await place(key, part, 2, 84)).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused' } })
    const headers = { 'idempotency-key': key }
    const calls = [
      await shop.call('DELETE', `/orders/${order._id}`, { token: buyer.token, headers }),
      await shop.call('PATCH', `/orders/${order._id}`, { token: buyer.token, headers, body: { tranjactionId: 'x' } }),
    ]
    expect(calls.map(({ status }) => status)).toEqual([422, 422])
    expect(await stockOf(shop, part)).toBe(4)
  })

  it('belongs to one user', async () => {
    const [part, key] = [await addPart(shop, { stock: 5 }), newKey()]
    const [mine, theirs] = [await place(key, part), await place(key, part, 1, 42, other)]
    expect([mine.status, theirs.status]).toEqual([201, 201])
    expect(theirs.body._id).not.toBe(mine.body._id)
  })

  it('is answered the same after a refusal too, and a refused order leaves nothing', async () => {
    const [part, key] = [await addPart(shop, { stock: 0 }), newKey()]
    const first = await place(key, part)
    expect(first.body.code).toBe('sold-out')
    await sql`update stock set free = 5, came_in = 5 where part_id = ${Number(part)}`.execute(shop.ctx.db)
    expect((await place(key, part)).body).toEqual(first.body)
    expect((await place(newKey(), part)).status).toBe(201)
    expect(await stockOf(shop, part)).toBe(4)
  })

  it('keeps nothing for visitors, nor for keys that are none', async () => {
    const part = await addPart(shop)
    const body = { name: '', email: buyer.email, number: '', total: 42, items: { [part]: 1 } }
    expect((await shop.call('POST', '/orders', { headers: { 'idempotency-key': 'visitor' }, body })).status).toBe(401)
    const { rows } = await sql`select 1 from idempotency_key where key = 'visitor'`.execute(shop.ctx.db)
    expect(rows).toEqual([])
    for (const key of ['x'.repeat(201), 'two words']) expect((await place(key, part)).status).toBe(400)
  })

  it('stores no preview, whose search would hold a connection of the orders', async () => {
    const [{ token }, part, key] = [await makeAdmin(shop), await addPart(shop, { stock: 5 }), newKey()]
    const chosen = { parts: [part] }
    const rule = { phrase: 'flubberdib', means: null, synonyms: [], redirect: null }
    const previews: [string, object][] = [
      ['/part-changes/preview', { chosen, change: { status: 'hidden' } }],
      ['/part-grid/show', { chosen }],
      ['/part-grid/preview', { cells: [] }],
      ['/repair-jobs/preview', { steps: [] }],
      ['/search-rules/preview', { rule, q: 'flubberdib' }],
    ]
    for (const [path, body] of previews)
      await shop.call('POST', path, { token, headers: { 'idempotency-key': key }, body })
    const { rows } = await sql`select 1 from idempotency_key where key = ${key}`.execute(shop.ctx.db)
    expect(rows).toEqual([])
  })

  it('is 409 while it runs, and free again when its run was killed', async () => {
    const [part, key] = [await addPart(shop), newKey()]
    const { body: order } = await place(newKey(), part)
    const start = () =>
      shop.call('POST', '/create-payment-intent', {
        token: buyer.token,
        headers: { 'idempotency-key': key },
        body: { orderId: order._id, total: 42 },
      })
    await shop.sandbox.control('/faults', { delayNext: { times: 1, ms: 1500 } })
    const running = start()
    const isNoted = async () =>
      (await sql`select 1 from idempotency_key where key = ${key}`.execute(shop.ctx.db)).rows.length
    await expect.poll(isNoted, { interval: 10 }).toBe(1)
    expect((await start()).body.code).toBe('still-running')
    const { body } = await running
    expect((await start()).body).toEqual(body)

    await sql`update idempotency_key set status = null, body = null where key = ${key}`.execute(shop.ctx.db)
    expect((await start()).body.code).toBe('still-running')
    await sql`update idempotency_key set lease_until = now() - interval '1 second' where key = ${key}`.execute(
      shop.ctx.db,
    )
    expect((await start()).body).toEqual(body)
  })

  it('may be tried again after a failure that was ours', async () => {
    const [part, key] = [await addPart(shop), newKey()]
    const { body: order } = await place(newKey(), part)
    const options = { token: buyer.token, headers: { 'idempotency-key': key }, body: { orderId: order._id, total: 42 } }
    await shop.sandbox.control('/faults', { failNext: { times: 2, status: 500 } })
    expect((await shop.call('POST', '/create-payment-intent', options)).status).toBe(503)
    expect((await shop.call('POST', '/create-payment-intent', options)).status).toBe(200)
  })

  it('is forgotten after a day', async () => {
    const [part, key] = [await addPart(shop), newKey()]
    await place(key, part)
    const later = { now: () => new Date(Date.now() + 25 * 60 * 60_000) }
    await purgeIdempotencyKeys({ ...shop.ctx, clock: later })
    const { rows } = await sql`select 1 from idempotency_key`.execute(shop.ctx.db)
    expect(rows).toEqual([])
  })
})
