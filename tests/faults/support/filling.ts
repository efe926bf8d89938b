import * as fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Customer } from '../../support/shops/people.ts'
import type { Answer, TwoServers } from './two-servers.ts'

const MOVES = ['unpack', 'send', 'deliver', 'lose', 'replace'] as const
type Move = (typeof MOVES)[number]
type State = 'packed' | 'unpacked' | 'sent' | 'delivered' | 'lost' | 'replaced'

/** A parcel as the model knows it. */
export type KnownParcel = { _id: string; version: number; units: number; state: State }
type Filled = {
  _id: string
  quantity: number
  total: number
  back: number
  state: 'placed' | 'paid' | 'cancelled'
  parcels: KnownParcel[]
}

const order = fc.nat(5)
/** What admins do to fill orders, by itself or two of them at the same moment (`twice`). */
export const fillingSteps = [
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('pack' as const),
      order,
      units: fc.integer({ min: 1, max: 4 }),
      west: fc.boolean(),
      twice: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('parcel' as const),
      order,
      parcel: fc.nat(3),
      move: fc.constantFrom(...MOVES),
      twice: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('giveUp' as const), order }) },
] as const

const unitsIn = (known: Filled, ...states: State[]) =>
  known.parcels.filter(({ state }) => states.includes(state)).reduce((sum, { units }) => sum + units, 0)
/** Units that left the shop and were not replaced. */
export const unitsSent = (known: Filled) => unitsIn(known, 'sent', 'delivered', 'lost')
export const isPacked = (known: Filled) => known.parcels.some(({ state }) => state !== 'unpacked')

const AFTER: Record<Move, { from: State[]; to: State }> = {
  unpack: { from: ['packed'], to: 'unpacked' },
  send: { from: ['packed'], to: 'sent' },
  deliver: { from: ['sent', 'lost'], to: 'delivered' },
  lose: { from: ['sent', 'delivered'], to: 'lost' },
  replace: { from: ['lost'], to: 'replaced' },
}

/** Two admins, one at each server, or only one, do the same at once. */
async function atOnce(twice: boolean, call: (n: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(twice ? [call(0), call(1)] : [call(0)])
}

/** Packs units of an order at a place, and holds the answers against what the model says is left. */
export async function pack(
  shops: TwoServers,
  admin: Customer,
  known: Filled,
  asked: { units: number; place: number; twice: boolean },
): Promise<void> {
  const body = { place: asked.place, lines: [{ line: 0, quantity: asked.units }] }
  const answers = await atOnce(asked.twice, (n) =>
    shops.call(n, `/orders/${known._id}/parcels`, { token: admin.token, body }),
  )
  for (const { status, body } of answers) {
    const left = known.quantity - unitsIn(known, 'packed', 'sent', 'delivered', 'lost')
    if (known.state !== 'paid')
      expect([status, body.code]).toEqual([409, known.state === 'placed' ? 'not-paid' : expect.any(String)])
    else if (status === 201) expect(asked.units).toBeLessThanOrEqual(left)
    else expect([400, 409]).toContain(status)
    if (status === 201) known.parcels.push({ _id: body._id, version: 1, units: asked.units, state: 'packed' })
  }
}

/** Moves a parcel on. Of two who do so at the same moment from the same version, one does. Answers whether one did. */
export async function moveParcel(
  shops: TwoServers,
  admin: Customer,
  known: Filled,
  parcel: KnownParcel,
  { move, twice }: { move: Move; twice: boolean },
): Promise<boolean> {
  // A replaced parcel that turns up after all is one more for its buyer: nothing else changes.
  if (parcel.state === 'replaced' && move === 'deliver') return false
  const body = { version: parcel.version, ...(move === 'lose' && { why: 'as the model says' }) }
  const answers = await atOnce(twice, (n) =>
    shops.call(n, `/parcels/${parcel._id}/${move}`, { token: admin.token, body }),
  )
  const done = answers.filter(({ status }) => status === 200)
  const { from, to } = AFTER[move]
  if (!from.includes(parcel.state)) expect(done).toEqual([])
  // What was refunded or cancelled is not sent; of a replacement there may be too few in stock.
  else if (known.state === 'paid' && known.back < known.total && move !== 'replace') expect(done.length).toBe(1)
  expect(done.length).toBeLessThanOrEqual(1)
  for (const { status } of answers) expect([200, 409, 412]).toContain(status)
  if (done.length === 0) return false
  parcel.state = to
  parcel.version += 1
  return true
}

/** An admin cancels a paid order: allowed while no packed parcel waits. Answers whether it is cancelled. */
export async function giveUp(shops: TwoServers, admin: Customer, known: Filled): Promise<boolean> {
  const body = { reason: 'as the model says' }
  const { status } = await shops.call(0, `/orders/${known._id}/cancel`, { token: admin.token, body })
  if (known.parcels.some(({ state }) => state === 'packed')) expect(status).toBe(409)
  else if (known.back < known.total) expect(status).toBe(200)
  return status === 200
}

/** The shop's parcels are those of the model. */
export async function expectParcels(shops: TwoServers, known: Filled): Promise<void> {
  const { rows } = await sql<{ id: string; state: string }>`
    select id, case when replaced_at is not null and state = 'lost' then 'replaced' else state end as state from parcel
    where order_id = ${known._id} order by number`.execute(shops.ctx.db)
  const sorted = (parcels: { id: string; state: string }[]) => parcels.toSorted((a, b) => a.id.localeCompare(b.id))
  expect(sorted(rows)).toEqual(sorted(known.parcels.map(({ _id, state }) => ({ id: _id, state }))))
}
