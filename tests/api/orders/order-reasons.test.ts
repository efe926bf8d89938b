import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { expireHolds } from '#domain/orders'
import { releasePayments } from '#domain/payments'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { asSystem, openTill, type Till } from '../../support/shops/orders-to-pay.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterEach(() => expectInvariants(till.shop))
afterAll(() => till.shop.close())

const cancel = (id: string, body: object, who = till.buyer) =>
  till.shop.call('POST', `/orders/${id}/cancel`, { token: who.token, body })
const storedOf = async (id: string) =>
  (
    await sql<{ code: string | null; params: unknown; why: string | null }>`
      select code, params, why from order_event where order_id = ${id} order by order_event.id`.execute(
      till.shop.ctx.db,
    )
  ).rows
const toldOf = async (id: string) => (await till.todo.show(id)).events.map(({ why }: { why: string | null }) => why)
const nothing = { code: null, params: null, why: null }

it('the shop’s own reasons are codes in the database, and a sentence for who asks', async () => {
  const { id } = await till.todo.anOrder()
  await expireHolds(asSystem(till.shop, 60))
  expect(await storedOf(id)).toEqual([nothing, { ...nothing, code: 'not-in-time' }])
  expect(await toldOf(id)).toEqual([null, 'it was not paid in time'])
})

it('a person’s reason is kept as it was written, and none is a code', async () => {
  const { todo } = till
  const [{ id: told }, { id: silent }] = [await todo.anOrder(), await todo.anOrder()]
  await cancel(told, { reason: 'not-in-time' })
  await cancel(silent, {})
  expect((await storedOf(told)).at(-1)).toEqual({ ...nothing, why: 'not-in-time' })
  expect((await storedOf(silent)).at(-1)).toEqual({ ...nothing, code: 'asked-for' })
  expect([(await toldOf(told)).at(-1), (await toldOf(silent)).at(-1)]).toEqual(['not-in-time', 'by request'])
})

it('what went back keeps its figure and why it was asked for', async () => {
  const { shop, admin, todo } = till
  const { id } = await todo.aPaidOrder()
  const body = { amount: 10, reason: 'a scratch' }
  expect((await shop.call('POST', `/orders/${id}/refunds`, { token: admin.token, body })).body.reason).toBe('a scratch')
  await todo.sendPendingRefunds(id)
  await cancel(id, {}, admin)
  await releasePayments(asSystem(shop), { orderId: id })
  await todo.sendPendingRefunds(id)
  expect((await storedOf(id)).at(-1)).toEqual({
    code: 'refunded',
    params: { amount: 7400, because: { code: 'cancelled', params: null, why: null } },
    why: null,
  })
  expect((await toldOf(id)).slice(2)).toEqual([
    '$10 went back: a scratch',
    'by request',
    '$74 went back: the order was cancelled',
  ])
  const { body: refunds } = await shop.call('GET', `/orders/${id}/refunds`, { token: till.buyer.token })
  expect(refunds.map(({ reason }: { reason: string }) => reason)).toEqual(['a scratch', 'the order was cancelled'])
  const { rows } = await sql`select reason, code from refund where order_id = ${id} order by created_at`.execute(
    shop.ctx.db,
  )
  expect(rows).toEqual([
    { reason: 'a scratch', code: null },
    { reason: '', code: 'cancelled' },
  ])
})

it('what was written before reasons had codes reads as it did', async () => {
  const { id } = await till.todo.anOrder()
  await cancel(id, {})
  const { db } = till.shop.ctx
  await sql`update order_event set code = null, why = 'asked for' where order_id = ${id} and code is not null`.execute(
    db,
  )
  await sql`update orders set cancelled_why = 'asked for' where id = ${id}`.execute(db)
  expect((await toldOf(id)).at(-1)).toBe('asked for')
})
