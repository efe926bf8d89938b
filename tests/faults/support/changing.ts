import * as fc from 'fast-check'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Customer } from '../../support/shops/people.ts'
import { GOLDEN } from '../../support/shops/guests.ts'
import { isPacked, type KnownParcel } from './filling.ts'
import { type Answer, PRICE, type TwoServers } from './two-servers.ts'

/** An order as the model knows it. `quantity`: units that are not cancelled. `owes`: what an open change adds and takes. */
export type Changeable = {
  _id: string
  total: number
  quantity: number
  back: number
  state: 'placed' | 'paid' | 'cancelled'
  key?: string
  parcels: KnownParcel[]
  owes?: { more: number; less: number }
  street?: string
}
type Client = { shops: TwoServers; n: number; buyer: Customer; admin: Customer }

const order = fc.nat(5)
/** What is changed of orders: units cancelled, addresses, and lines, by itself or by two admins at once (`twice`). */
export const changingSteps = [
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('cancelUnits' as const), order, units: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('address' as const), order, house: fc.integer({ min: 1, max: 99 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      order,
      more: fc.integer({ min: 1, max: 3 }),
      less: fc.nat(2),
      twice: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('settle' as const),
      order,
      how: fc.constantFrom('pay', 'opens', 'withdraw'),
    }),
  },
] as const

const left = (known: Changeable) => known.total - known.back

/** Cancels units of an order's line for its buyer. Answers how many units are free again. */
export async function cancelUnits({ shops, n, buyer }: Client, known: Changeable, units: number): Promise<number> {
  const body = { lines: [{ line: 0, quantity: units }] }
  const path = `/orders/${known._id}/cancel-lines`
  const { status } = await shops.call(n, path, { token: buyer.token, orderKey: known.key, body })
  const isRefused = known.state !== 'paid' || known.owes !== undefined || isPacked(known)
  expect(status).toBe(isRefused ? 409 : units > known.quantity ? 400 : 200)
  if (status !== 200) return 0
  if (units === known.quantity) known.state = 'cancelled'
  else known.quantity -= units
  known.back = known.state === 'cancelled' ? known.total : known.back + Math.min(PRICE * units, left(known))
  return units
}

/** Changes where an order goes, for its buyer. */
export async function changeAddress({ shops, n, buyer }: Client, known: Changeable, house: number): Promise<void> {
  const street = `${house} Foundry Lane`
  const { status } = await shops.call(n, `/orders/${known._id}/address`, {
    method: 'PATCH',
    token: buyer.token,
    orderKey: known.key,
    body: { shipTo: { ...GOLDEN, line1: street } },
  })
  expect(status).toBe(known.state === 'cancelled' || isPacked(known) ? 409 : 200)
  if (status === 200) known.street = street
}

/**
 * An admin, or two at the same moment, change how many units of its line an order has. Answers how many units are taken, less
 * what is free again.
 */
export async function changeLine(
  { shops, n, admin }: Client,
  known: Changeable,
  { more, less, twice }: { more: number; less: number; twice: boolean },
  free: number | null,
): Promise<number> {
  const units = (quantity: number) => [{ line: 0, quantity }]
  const body = { more: units(more), ...(less > 0 && { less: units(less) }) }
  const ask = (server: number): Promise<Answer> =>
    shops.call(server, `/orders/${known._id}/changes`, { token: admin.token, body })
  const answers = await Promise.all(twice ? [ask(0), ask(1)] : [ask(n)])
  const isRefused = known.state !== 'paid' || known.owes !== undefined || isPacked(known)
  let taken = 0
  for (const { status, body } of answers.toSorted((a, b) => a.status - b.status)) {
    if (isRefused) expect(status).toBe(409)
    else if (known.owes) expect([status, body.code]).toEqual([409, 'owes-money'])
    else if (less > known.quantity) expect(status).toBe(400)
    else if (free !== null) expect(status).toBe(more + taken <= free ? 200 : 409)
    else if (status !== 200) expect([status, body.code]).toEqual([409, 'sold-out'])
    if (status !== 200) continue
    if (more > less) {
      known.owes = { more, less }
      expect(body).toMatchObject({ owed: (more - less) * PRICE, total: known.total })
      taken += more
    } else {
      known.quantity += more - less
      known.back += Math.min((less - more) * PRICE, left(known))
      taken += more - less
    }
  }
  return taken
}

/** The buyer pays for a change or withdraws it, with or without an open payment. Returns how many units this frees. */
export async function settleChange({ shops, n, buyer }: Client, known: Changeable, how: string): Promise<number> {
  const { owes, key } = known
  if (!owes) return 0
  const owed = (owes.more - owes.less) * PRICE
  const isOver = async () => {
    const { rows } = await sql<{ owed: number }>`select owed from orders where id = ${known._id}`.execute(shops.ctx.db)
    expect(rows[0]!.owed).toBe(0)
  }
  const opened = how === 'withdraw' ? null : await shops.open(n, buyer, { _id: known._id, total: owed, key })
  if (opened) expect(opened.status).toBe(200)
  delete known.owes
  if (how === 'pay') {
    const intent = shops.intentIn(opened!)
    await shops.charge(intent)
    expect([200, 202]).toContain((await shops.claim(n + 1, buyer, known._id, intent, key)).status)
    await vi.waitFor(isOver, { timeout: 60_000, interval: 50 })
    known.total += owed
    known.quantity += owes.more - owes.less
    return owes.less
  }
  const path = `/orders/${known._id}/changes/withdraw`
  expect((await shops.call(n, path, { token: buyer.token, orderKey: key })).status).toBe(200)
  await vi.waitFor(isOver, { timeout: 60_000, interval: 50 })
  return owes.more
}

/** The order goes where the model says. */
export async function expectAddress(shops: TwoServers, { _id, street }: Changeable): Promise<void> {
  const { rows } = await sql<{ street: string | null }>`
    select ship_to ->> 'line1' as street from orders where id = ${_id}`.execute(shops.ctx.db)
  if (street) expect(rows[0]!.street).toBe(street)
}
