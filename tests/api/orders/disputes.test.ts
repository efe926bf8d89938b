import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { handleEvent, receiveEvent } from '#domain/payments'
import { signWebhook } from '#sandbox'
import { KEYS } from '../../../demo/sandbox/support/test-sandbox.ts'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { asSystem, openTill, type Till } from '../../support/shops/orders-to-pay.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterEach(() => expectInvariants(till.shop))
afterAll(() => till.shop.close())

type Event = { id: string; type: string; data: { object: { id: string } } }

const control = (path: string, body: object) => till.shop.sandbox.control(path, body)
const openThere = async (intent: string) => String((await control(`/payments/${intent}/dispute`, {}))['id'])
const move = (id: string, status: string) => control(`/disputes/${id}/move`, { status })

/** The provider's events about a dispute, the oldest first. */
async function eventsOf(disputeId: string): Promise<Event[]> {
  const { data } = await till.shop.sandbox.stripe.events.list({ limit: 100 })
  return (data as unknown as Event[]).filter(({ data }) => data.object.id === disputeId).toReversed()
}

/** The provider sends these events, and the shop handles each. */
async function hear(events: Event[], ctx = asSystem(till.shop)) {
  for (const event of events) {
    const body = JSON.stringify(event)
    await receiveEvent(till.shop.ctx, Buffer.from(body), signWebhook(body, KEYS.webhookSecret))
    await handleEvent(ctx, { eventId: event.id })
  }
}
const disputesOf = async (id: string) => (await till.todo.show(id, till.admin)).disputes
const rowsOf = async (disputeId: string) => {
  const { ctx } = till.shop
  return (await sql<{ state: string }>`select state from dispute where id = ${disputeId}`.execute(ctx.db)).rows
}

describe('a dispute at the bank', () => {
  it('is shown on its order, with the day to answer by', async () => {
    const { id, intent } = await till.todo.aPaidOrder()
    const disputeId = await openThere(intent)
    const events = await eventsOf(disputeId)
    expect(events.map(({ type }) => type)).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn'])
    const before = await till.todo.show(id, till.admin)
    await hear(events)
    const there = await till.shop.sandbox.stripe.disputes.retrieve(disputeId)
    expect(await disputesOf(id)).toEqual([
      {
        _id: disputeId,
        amount: 84,
        currency: 'USD',
        reason: 'fraudulent',
        state: 'needs_response',
        openedAt: new Date(there.created * 1000).toISOString(),
        answerBy: new Date(there.evidence_details.due_by! * 1000).toISOString(),
        closedAt: null,
      },
    ])
    const { disputes: _, ...after } = await till.todo.show(id, till.admin)
    expect(after).toEqual(before)
  })

  it.each(['won', 'lost'])('that is %s ends so, whichever of its events comes first, and twice', async (end) => {
    const { id, intent } = await till.todo.aPaidOrder()
    const disputeId = await openThere(intent)
    await move(disputeId, 'under_review')
    await move(disputeId, end)
    const events = await eventsOf(disputeId)
    expect(events).toHaveLength(end === 'won' ? 5 : 4)
    for (const first of events) {
      await sql`delete from provider_event where dispute_id = ${disputeId}`.execute(till.shop.ctx.db)
      await sql`delete from dispute where id = ${disputeId}`.execute(till.shop.ctx.db)
      await hear([first])
      expect(await rowsOf(disputeId)).toEqual([{ state: end }])
      await hear([...events.toReversed(), first])
      expect(await disputesOf(id)).toMatchObject([{ state: end, closedAt: expect.any(String) }])
    }
    expect((await till.todo.show(id)).state).toBe('paid')
    expect(await till.todo.charged(intent)).toBe(8400)
  })

  it('follows its events one by one, and each change stands once in the records', async () => {
    const { id, intent } = await till.todo.aPaidOrder()
    const disputeId = await openThere(intent)
    await hear(await eventsOf(disputeId))
    await move(disputeId, 'under_review')
    await hear(await eventsOf(disputeId))
    expect(await disputesOf(id)).toMatchObject([{ state: 'under_review', closedAt: null }])
    await move(disputeId, 'lost')
    await hear(await eventsOf(disputeId))
    const { rows } = await sql<{ after: { state: string } }>`
      select after from audit where action = 'dispute.note' and subject = ${disputeId} order by id`.execute(
      till.shop.ctx.db,
    )
    expect(rows.map(({ after }) => after.state)).toEqual(['needs_response', 'under_review', 'lost'])
  })

  it('keeps the news when an earlier question is answered last', async () => {
    const { id, intent } = await till.todo.aPaidOrder()
    const disputeId = await openThere(intent)
    const [created, withdrawn] = await eventsOf(disputeId)
    const { gateway } = till.shop.ctx
    const old = await gateway.retrieveDispute(disputeId)
    await move(disputeId, 'won')
    await hear([withdrawn!])
    await hear([created!], { ...asSystem(till.shop, -1), gateway: { ...gateway, retrieveDispute: async () => old } })
    expect(await disputesOf(id)).toMatchObject([{ state: 'won' }])
  })

  it('is not for its buyer to see, in no list and on no page', async () => {
    const { id, intent } = await till.todo.aPaidOrder()
    await hear(await eventsOf(await openThere(intent)))
    const { shop, buyer, admin } = till
    const listed = async (path: string, token: string) => {
      const { body } = await shop.call('GET', path, { token })
      return (body.items ?? body).find(({ _id }: { _id: string }) => _id === id)
    }
    expect(await till.todo.show(id, buyer)).not.toHaveProperty('disputes')
    expect(await listed('/orders', buyer.token)).not.toHaveProperty('disputes')
    expect(await listed('/orders/all', admin.token)).toMatchObject({ disputes: [{ state: 'needs_response' }] })
    const { orderNumber } = await till.todo.show(id)
    expect(await listed(`/to-do?number=${orderNumber}`, admin.token)).toMatchObject({
      disputes: [{ state: 'needs_response' }],
    })
  })

  it('of a payment that is not ours is left alone, with a line in the log', async () => {
    const { sandbox, ctx } = till.shop
    const intent = await sandbox.stripe.paymentIntents.create({ amount: 500, currency: 'usd' })
    await sandbox.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
    const disputeId = await openThere(intent.id)
    const warn = vi.spyOn(ctx.log, 'warn')
    await hear((await eventsOf(disputeId)).slice(0, 1))
    expect(warn.mock.calls).toEqual([[{ dispute: disputeId }, expect.stringContaining('not ours')]])
    warn.mockRestore()
    expect(await rowsOf(disputeId)).toEqual([])
    const { rows } = await sql`select 1 from provider_event where handled_at is null`.execute(ctx.db)
    expect(rows).toEqual([])
  })
})
