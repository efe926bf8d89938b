import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expireHolds } from '#domain/orders'
import {
  handleEvent,
  purgeEvents,
  receiveEvent,
  reconcilePayments,
  releasePayments,
  sendRefund,
} from '#domain/payments'
import { signWebhook } from '#sandbox'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { asSystem, openTill, type Till } from '../../support/shops/orders-to-pay.ts'
import { KEYS } from '../../../demo/sandbox/support/test-sandbox.ts'

let shop: Till['shop']
let buyer: Till['buyer']
let stranger: Till['stranger']
let admin: Till['admin']
let todo: Till['todo']
beforeAll(async () => {
  ;({ shop, buyer, stranger, admin, todo } = await openTill())
})
afterEach(() => expectInvariants(shop))
afterAll(() => shop.close())

const refund = (id: string, body: object, key?: string) =>
  shop.call('POST', `/orders/${id}/refunds`, {
    token: admin.token,
    body,
    headers: key ? { 'idempotency-key': key } : {},
  })
const stateOf = async (id: string) => (await todo.show(id, admin)).state
const refundsOf = async (id: string) =>
  (
    await sql<{ id: string; provider_id: string | null; state: string; amount: number }>`
    select id, provider_id, state, amount from refund where order_id = ${id} order by created_at`.execute(shop.ctx.db)
  ).rows
const refuse = (code: string) =>
  shop.sandbox.control('/faults', { path: '/v1/refunds', refuseNext: { times: 1, code } })
const queued = async (refundId: string) =>
  (
    await sql`select 1 from jobs.job where name = 'send-refund' and data ->> 'refundId' = ${refundId}`.execute(
      shop.ctx.db,
    )
  ).rows.length

/** The bank sends back what the provider had refunded, and the provider tells of it. */
async function comesBack(id: string, which = 0) {
  const { provider_id } = (await refundsOf(id))[which]!
  await shop.sandbox.control(`/refunds/${provider_id}/fail`)
  const object = { id: provider_id, object: 'refund' }
  const body = JSON.stringify({ id: `evt_${provider_id}`, object: 'event', type: 'refund.failed', data: { object } })
  await receiveEvent(shop.ctx, Buffer.from(body), signWebhook(body, KEYS.webhookSecret))
  await handleEvent(asSystem(shop), { eventId: `evt_${provider_id}` })
}

async function sentBack(amount?: number) {
  const paid = await todo.aPaidOrder()
  await refund(paid.id, { amount, reason: 'returned' })
  await todo.sendPendingRefunds(paid.id)
  return paid
}

/** All of the order's parts leave the shop. */
async function sendAll(id: string) {
  await sql`update orders set address = '1 Main St' where id = ${id}`.execute(shop.ctx.db)
  const { body } = await shop.call('POST', `/orders/${id}/parcels`, { token: admin.token, body: {} })
  const sent = await shop.call('POST', `/parcels/${body._id}/send`, { token: admin.token, body: { version: 1 } })
  expect(sent.status).toBe(200)
}

it('a refund whose amount is misspelt is refused by that name, and not taken for one of all', async () => {
  const { id } = await todo.aPaidOrder()
  const { status, body } = await refund(id, { ammount: 1, reason: 'scratched' })
  expect([status, body.fields]).toEqual([400, { ammount: 'This call knows no such field' }])
  expect(await refundsOf(id)).toEqual([])
})

it('of two admins who refund the same thing, the second is told what has gone back', async () => {
  const { id } = await todo.aPaidOrder()
  const both = await Promise.all(['Ann', 'Bob'].map((who) => refund(id, { amount: 1, sentBack: 0, reason: who })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 412])
  const told = both.find(({ status }) => status === 412)!
  expect([told.body.code, told.body.detail]).toEqual(['changed-meanwhile', expect.stringContaining('it is $1 now')])
  expect((await refundsOf(id)).map(({ amount }) => amount)).toEqual([100])
  // Who has seen it, or does not say what they saw, may refund more.
  expect((await refund(id, { amount: 1, sentBack: 1, reason: 'more' })).status).toBe(201)
  expect((await refund(id, { amount: 1, reason: 'by a program' })).status).toBe(201)
})

describe('a refund that the bank sends back', () => {
  it('leaves the order cancelled, because its parts are on sale again, and can be requested again', async () => {
    const { id, intent } = await sentBack()
    expect(await stateOf(id)).toBe('refunded')
    await comesBack(id)
    expect([await stateOf(id), await todo.charged(intent)]).toEqual(['cancelled', 8400])
    expect((await refund(id, { reason: 'again' })).status).toBe(201)
    await todo.sendPendingRefunds(id)
    expect([await stateOf(id), await todo.charged(intent)]).toEqual(['refunded', 0])
    expect((await refundsOf(id)).map(({ state }) => state)).toEqual(['failed', 'succeeded'])
  })

  it('leaves what else was sent back as it is, and an order that was sent is paid again', async () => {
    const { id } = await sentBack(30)
    await sendAll(id)
    await refund(id, { reason: 'the rest' })
    await todo.sendPendingRefunds(id)
    expect(await stateOf(id)).toBe('refunded')
    await comesBack(id, 1)
    expect(await stateOf(id)).toBe('part-refunded')
    await comesBack(id, 0)
    expect(await stateOf(id)).toBe('paid')
  })

  it('leaves a cancelled order cancelled, with its parts on sale', async () => {
    const { id } = await todo.aPaidOrder()
    await shop.call('POST', `/orders/${id}/cancel`, { token: admin.token, body: { reason: 'recalled' } })
    await releasePayments(asSystem(shop), { orderId: id })
    await todo.sendPendingRefunds(id)
    expect(await stateOf(id)).toBe('refunded')
    await comesBack(id)
    expect(await stateOf(id)).toBe('cancelled')
    expect((await refund(id, { reason: 'another card' })).status).toBe(201)
    await todo.sendPendingRefunds(id)
    expect(await stateOf(id)).toBe('refunded')
  })

  it('stays failed, whatever events arrive later', async () => {
    const { id } = await sentBack(30)
    const [one] = await refundsOf(id)
    const late = { ...asSystem(shop), gateway: { ...shop.ctx.gateway } }
    await comesBack(id)
    late.gateway.retrieveRefund = async () => {
      return { id: one!.provider_id!, status: 'succeeded', amount: one!.amount, intentId: null }
    }
    const event = `evt_late_${id}`
    await sql`insert into provider_event (id, type, body, refund_id, received_at) values (${event}, 'refund.updated', '',
      ${one!.provider_id}, now())`.execute(shop.ctx.db)
    await handleEvent(late, { eventId: event })
    expect([await stateOf(id), (await refundsOf(id))[0]!.state]).toEqual(['paid', 'failed'])
  })

  it('does not let a refunded order be cancelled', async () => {
    const { id } = await sentBack()
    const answer = await shop.call('POST', `/orders/${id}/cancel`, { token: admin.token, body: { reason: 'x' } })
    expect([answer.status, answer.body.code]).toEqual([409, 'wrong-state'])
  })
})

/** A sold-out order for which money came, whose refund waits to be sent. */
async function strayMoney() {
  const { id, part } = await todo.anOrder(2)
  const intent = await shop.open(buyer, id, 84)
  await expireHolds(asSystem(shop, 31))
  await shop.order(stranger, { [part]: 2 }, 84)
  await shop.charge(intent)
  expect((await shop.claim(buyer, id, intent)).body.code).toBe('payment-returned')
  return { id, intent, refundId: (await refundsOf(id))[0]!.id }
}

describe('money that could not be used, of which the provider refuses the refund', () => {
  it('goes back later when it was for want of balance', async () => {
    const { id, intent, refundId } = await strayMoney()
    await refuse('balance_insufficient')
    await sendRefund(asSystem(shop), { refundId })
    expect([(await refundsOf(id))[0]!.state, await todo.charged(intent)]).toEqual(['pending', 8400])
    await reconcilePayments(asSystem(shop, 70))
    expect(await queued(refundId)).toBe(2)
    await sendRefund(asSystem(shop), { refundId })
    expect([(await refundsOf(id))[0]!.state, await todo.charged(intent)]).toEqual(['succeeded', 0])
  })

  it('can be sent back by an admin', async () => {
    const { id, intent, refundId } = await strayMoney()
    await refuse('charge_disputed')
    await sendRefund(asSystem(shop), { refundId })
    expect([(await refundsOf(id))[0]!.state, await todo.charged(intent)]).toEqual(['failed', 8400])
    expect((await refund(id, { amount: 85, reason: 'too much' })).status).toBe(400)
    expect((await refund(id, { reason: 'by hand' })).body).toMatchObject({ amount: 84, state: 'pending' })
    await todo.sendPendingRefunds(id)
    expect([await todo.charged(intent), await stateOf(id)]).toEqual([0, 'cancelled'])
    expect((await refund(id, { reason: 'again' })).body.code).toBe('already-refunded')
  })

  it('is shown to admins until it is put right', async () => {
    const shown = async (id: string) => {
      const { body } = await shop.call('GET', '/overview', { token: admin.token })
      return body.refunds.find((one: { orderId: string }) => one.orderId === id)
    }
    const { id, refundId } = await strayMoney()
    expect(await shown(id)).toBeUndefined()
    await refuse('balance_insufficient')
    await sendRefund(asSystem(shop), { refundId })
    expect(await shown(id)).toMatchObject({ _id: refundId, amount: 84, state: 'pending' })
    await refuse('charge_disputed')
    await sendRefund(asSystem(shop), { refundId })
    expect(await shown(id)).toMatchObject({
      _id: refundId,
      amount: 84,
      state: 'failed',
      reason: 'the parts are sold out',
    })
    await refund(id, { reason: 'by hand' })
    await todo.sendPendingRefunds(id)
    expect(await shown(id)).toBeUndefined()
  })
})

describe('what is asked about again', () => {
  it('is queued once in four minutes, what waits longest first, so that nothing starves', async () => {
    const now = Date.now()
    const { id } = await todo.aPaidOrder()
    await refund(id, { amount: 1, reason: 'one of many' })
    await sql`insert into provider_event (id, type, body, received_at)
      select 'evt_old_' || n, 'refund.updated', '', now() - interval '1 hour' from generate_series(1, 200) n`.execute(
      shop.ctx.db,
    )
    await sql`insert into provider_event (id, type, body, received_at) values ('evt_new', 'x', '', now())`.execute(
      shop.ctx.db,
    )
    const at = (minutes: number) => ({ ...asSystem(shop), clock: { now: () => new Date(now + minutes * 60_000) } })
    const times = async (eventId: string) =>
      (
        await sql`select 1 from jobs.job where name = 'handle-event' and data ->> 'eventId' = ${eventId}`.execute(
          shop.ctx.db,
        )
      ).rows.length
    const seen = async () => [
      await times('evt_old_1'),
      await times('evt_new'),
      await queued((await refundsOf(id))[0]!.id),
    ]
    await reconcilePayments(at(3))
    expect(await seen()).toEqual([1, 0, 2])
    await reconcilePayments(at(4))
    expect(await seen()).toEqual([1, 1, 2])
    await reconcilePayments(at(8))
    expect(await seen()).toEqual([2, 1, 3])
    await sql`update provider_event set handled_at = now() where handled_at is null`.execute(shop.ctx.db)
  })

  it('is forgotten 90 days after it was handled', async () => {
    await sql`insert into provider_event (id, type, body, received_at, handled_at) values
      ('evt_kept', 'x', '', now() - interval '99 days', now() - interval '89 days'),
      ('evt_gone', 'x', '', now() - interval '99 days', now() - interval '91 days'),
      ('evt_waits', 'x', '', now() - interval '99 days', null)`.execute(shop.ctx.db)
    await purgeEvents(asSystem(shop))
    const { rows } = await sql<{ id: string }>`
      select id from provider_event where id in ('evt_kept', 'evt_gone', 'evt_waits') order by id`.execute(shop.ctx.db)
    expect(rows.map(({ id }) => id)).toEqual(['evt_kept', 'evt_waits'])
  })
})

describe('asking for a refund', () => {
  it('twice with one Idempotency-Key sends it once', async () => {
    const { id, intent } = await todo.aPaidOrder()
    const ask = () => refund(id, { amount: 20, reason: 'scratched' }, `refund-${id}`)
    const [first, again] = [await ask(), await ask()]
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
    await Promise.all(Array.from({ length: 5 }, ask))
    await todo.sendPendingRefunds(id)
    expect([await todo.charged(intent), (await refundsOf(id)).length]).toEqual([6400, 1])
  })
})
