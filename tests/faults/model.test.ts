import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { expectInvariants } from '../support/shops/invariants.ts'
import { addPart, stockOf } from '../support/catalogue/parts.ts'
import type { Customer } from '../support/shops/people.ts'
import { addPartIn, addPlace } from '../support/shops/places.ts'
import {
  type Changeable,
  cancelUnits,
  changeAddress,
  changeLine,
  changingSteps,
  expectAddress,
  settleChange,
} from './support/changing.ts'
import { expectParcels, fillingSteps, giveUp, isPacked, moveParcel, pack, unitsSent } from './support/filling.ts'
import { isLong, sizes } from './support/sizes.ts'
import { openTwoServers, PRICE, totalOf, type TwoServers } from './support/two-servers.ts'

let shops: TwoServers
/** Every other one is a guest, without an account. */
let people: Customer[]
let admin: Customer
let west: number
beforeAll(async () => {
  shops = await openTwoServers()
  west = await addPlace(shops)
  people = (await shops.people(20)).map((person, n) => (n % 2 === 0 ? person : { ...person, token: '' }))
  admin = await shops.admin()
})
afterAll(() => shops?.close())

const PARTS = 4
/** This part may be ordered beyond its stock. */
const LATER = PARTS - 1
const STOCK = 12
const MAIN = 1

const part = fc.nat(PARTS - 1)
const order = fc.nat(5)
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('place' as const), part, quantity: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pay' as const), order }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('payLate' as const), order, gone: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), order }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      order,
      dollars: fc.option(fc.integer({ min: 1, max: 120 })),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('restock' as const), part, units: fc.integer({ min: 0, max: 20 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      part,
      units: fc.integer({ min: 1, max: 8 }),
      west: fc.boolean(),
    }),
  },
  ...fillingSteps,
  ...changingSteps,
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** The small model: what the shop should hold of an order, and of the stock when nobody else orders. */
type Known = Changeable & { part: number }
type Model = { parts: string[]; free: number[]; orders: Known[]; alone: boolean }

const clientOf = (n: number) => ({ shops, n, buyer: people[n]!, admin })
/** Units that an open change holds. */
const unitsOwed = ({ owes }: Known) => owes?.more ?? 0

/** Each does one step as a client, holds the answer against what the model says, and moves the model on. */
const does = {
  async place(model: Model, n: number, { part, quantity }: Extract<Step, { kind: 'place' }>) {
    const { status, body } = await shops.place(n, people[n]!, { [model.parts[part]!]: quantity })
    if (part === LATER) expect(status).toBe(201)
    else if (model.alone) expect(status).toBe(quantity <= model.free[part]! ? 201 : 409)
    if (status === 409) return expect(body.code).toBe('sold-out')
    expect(status).toBe(201)
    model.free[part]! -= quantity
    const known = { _id: body._id, total: totalOf(quantity), part, quantity, back: 0, key: body.key, parcels: [] }
    model.orders.push({ ...known, state: 'placed' })
  },
  async pay(_: Model, n: number, known: Known) {
    if (known.owes) return
    const opened = await shops.open(n, people[n]!, known)
    const wasPaid = known.state === 'paid' || known.back > 0
    if (known.state !== 'placed') return expect(opened.body.code).toBe(wasPaid ? 'already-paid' : 'cancelled')
    const intent = shops.intentIn(opened)
    await shops.charge(intent)
    expect((await shops.claim(n + 1, people[n]!, known._id, intent, known.key)).status).toBe(200)
    known.state = 'paid'
  },
  /** The hold lapses while the provider is silent about a payment. If the parts are `gone` then, the money goes back. */
  async payLate(model: Model, n: number, known: Known, gone: boolean) {
    if (known.state !== 'placed') return
    const intent = shops.intentIn(await shops.open(n, people[n]!, known))
    const path = `/v1/payment_intents/${intent}`
    await shops.faults({ webhook: { hold: true } })
    await shops.charge(intent)
    await shops.faults({ path, failNext: { times: 6, status: 503 }, webhook: { hold: true } })
    await shops.lapse(known._id)
    if (gone) await does.restock(model, n, { kind: 'restock', part: known.part, units: 0 })
    const { status } = await shops.claim(n + 1, people[n]!, known._id, intent, known.key)
    expect([200, 202, 409]).toContain(status)
    await shops.faults({})
    await shops.sandbox.control('/webhooks/flush')
    const ended = async () => expect(['paid', 'cancelled']).toContain((await shops.orderOf(known._id)).state)
    await vi.waitFor(ended, { timeout: 60_000, interval: 100 })
    known.state = (await shops.orderOf(known._id)).state as 'paid' | 'cancelled'
    if (model.alone) expect(known.state).toBe(gone && known.part !== LATER ? 'cancelled' : 'paid')
  },
  async cancel(model: Model, n: number, known: Known) {
    const path = `/orders/${known._id}/cancel`
    const answer = await shops.call(n, path, { token: people[n]!.token, body: {}, orderKey: known.key })
    if (isPacked(known)) return expect(answer.status).toBe(409)
    // Of money that goes back, nobody knows when it has arrived: then the order is refunded.
    if (known.state !== 'paid' || known.back < known.total)
      expect(answer.status).toBe(known.state === 'cancelled' ? 409 : 200)
    if (answer.status === 409) return
    if (known.state === 'paid') known.back = known.total
    known.state = 'cancelled'
    model.free[known.part]! += known.quantity + unitsOwed(known)
    delete known.owes
  },
  async refund(model: Model, n: number, known: Known, dollars: number | null) {
    const body = { reason: 'as the model says', ...(dollars === null ? {} : { amount: dollars }) }
    const { status } = await shops.call(n, `/orders/${known._id}/refunds`, { token: admin.token, body })
    // The job that sends all back after a cancellation may be faster or slower than this.
    if (known.state === 'cancelled' && known.back > 0) return expect([201, 400, 409]).toContain(status)
    const left = known.state === 'paid' ? known.total - known.back : 0
    expect(status).toBe(left === 0 ? 409 : (dollars ?? left) > left ? 400 : 201)
    if (status !== 201) return
    known.back += dollars ?? left
    await does.endRefunded(model, known)
  },
  /** Of an order that is all sent back, waits until it is. */
  async endRefunded(model: Model, known: Known) {
    if (known.state !== 'paid' || known.back < known.total) return
    const ended = async () => expect((await shops.orderOf(known._id)).state).toBe('refunded')
    await vi.waitFor(ended, { timeout: 60_000, interval: 50 })
    does.endUnsent(model, known)
  },
  /** All of its money went back: what was not sent is in stock again, once no packed parcel waits. */
  endUnsent(model: Model, known: Known) {
    const isPacked = known.parcels.some(({ state }) => state === 'packed')
    if (known.state !== 'paid' || known.back < known.total || isPacked || unitsSent(known) === known.quantity) return
    known.state = 'cancelled'
    model.free[known.part]! += known.quantity + unitsOwed(known) - unitsSent(known)
    delete known.owes
  },
  async restock(model: Model, n: number, { part, units }: Extract<Step, { kind: 'restock' }>) {
    const body = { name: 'Brake disc, front', price: PRICE, img: 'https://pictures.example/part.jpg', stock: units }
    const { status } = await shops.call(n, `/bestSeller/${model.parts[part]}`, {
      method: 'PUT',
      token: admin.token,
      body,
    })
    expect(status).toBe(200)
    model.free[part] = units
  },
  async pack(_: Model, __: number, known: Known, step: Extract<Step, { kind: 'pack' }>) {
    const before = known.parcels.length
    await pack(shops, admin, known, { ...step, place: step.west ? west : MAIN })
    if (known.owes) expect(known.parcels.length).toBe(before)
  },
  async parcel(model: Model, _: number, known: Known, step: Extract<Step, { kind: 'parcel' }>) {
    const parcel = known.parcels[step.parcel % known.parcels.length]
    const isMoved = parcel && (await moveParcel(shops, admin, known, parcel, step))
    if (isMoved && step.move === 'replace') model.free[known.part]! -= parcel.units
    if (isMoved && step.move === 'unpack') does.endUnsent(model, known)
  },
  async giveUp(model: Model, _: number, known: Known) {
    if (known.state !== 'paid' || !(await giveUp(shops, admin, known))) return
    known.state = 'cancelled'
    known.back = known.total
    model.free[known.part]! += known.quantity + unitsOwed(known) - unitsSent(known)
    delete known.owes
  },
  async cancelUnits(model: Model, n: number, known: Known, { units }: Extract<Step, { kind: 'cancelUnits' }>) {
    model.free[known.part]! += await cancelUnits(clientOf(n), known, units)
    await does.endRefunded(model, known)
  },
  async change(model: Model, n: number, known: Known, step: Extract<Step, { kind: 'change' }>) {
    const free = model.alone ? model.free[known.part]! : null
    model.free[known.part]! -= await changeLine(clientOf(n), known, step, free)
    await does.endRefunded(model, known)
  },
  async settle(model: Model, n: number, known: Known, { how }: Extract<Step, { kind: 'settle' }>) {
    model.free[known.part]! += await settleChange(clientOf(n), known, how)
  },
  /** Units are carried from place to place: of the first part, which lies in one place at first, of the others between their two. */
  async move(model: Model, n: number, step: Extract<Step, { kind: 'move' }>) {
    const [from, to] = step.west ? [MAIN, west] : [west, MAIN]
    const body = { from, to, units: step.units }
    const path = `/parts/${model.parts[step.part]}/places/move`
    const { status, body: answer } = await shops.call(n, path, { token: admin.token, body })
    if (status === 200) return expect(step.units).toBeLessThanOrEqual(answer.stock)
    expect([status, Object.keys(answer.fields).length]).toEqual([400, 1])
  },
}

async function run(model: Model, n: number, steps: Step[]) {
  const own: Model = { ...model, orders: [] }
  for (const step of steps) {
    if (step.kind === 'place') await does.place(own, n, step)
    else if (step.kind === 'restock') await does.restock(own, n, step)
    else if (step.kind === 'move') await does.move(own, n, step)
    else {
      const known = own.orders[step.order % own.orders.length]
      if (!known) continue
      if (step.kind === 'refund') await does.refund(own, n, known, step.dollars)
      else if (step.kind === 'pack') await does.pack(own, n, known, step)
      else if (step.kind === 'parcel') await does.parcel(own, n, known, step)
      else if (step.kind === 'cancelUnits') await does.cancelUnits(own, n, known, step)
      else if (step.kind === 'address') await changeAddress(clientOf(n), known, step.house)
      else if (step.kind === 'change') await does.change(own, n, known, step)
      else if (step.kind === 'settle') await does.settle(own, n, known, step)
      else if (step.kind === 'payLate') await does.payLate(own, n, known, step.gone)
      else await does[step.kind](own, n, known)
    }
  }
  model.orders.push(...own.orders)
}

const stateOf = ({ state, back, total }: Known) => (back === 0 ? state : back === total ? 'refunded' : 'part-refunded')

/** How many units of a part have not come in that orders have, and that paid orders have. */
async function waitingFor(part: string): Promise<{ waits: number; awaited: number }> {
  const { rows } = await sql<{ waits: number; awaited: number }>`
    select coalesce(sum(waiting), 0)::int as waits,
      coalesce(sum(waiting) filter (where state = 'claimed'), 0)::int as awaited
    from hold where part_id = ${Number(part)}`.execute(shops.ctx.db)
  return rows[0]!
}

/** Plays what the clients do, all at once, and compares the shop with the model when all is quiet. */
async function play(clients: Step[][]) {
  const half = STOCK / 2
  const inBoth = () => addPartIn(shops, { [MAIN]: half, [west]: half }, { price: PRICE })
  const parts = await Promise.all([
    addPart(shops, { price: PRICE, stock: STOCK }),
    ...Array.from({ length: PARTS - 1 }, inBoth),
  ])
  await sql`update stock set due_days = 7 where part_id = ${Number(parts[LATER])}`.execute(shops.ctx.db)
  const model: Model = { parts, free: Array<number>(PARTS).fill(STOCK), orders: [], alone: clients.length === 1 }
  await Promise.all(clients.map((steps, n) => run(model, n, steps)))
  await shops.settled()
  for (const known of model.orders) {
    expect((await shops.orderOf(known._id)).state).toBe(stateOf(known))
    await expectParcels(shops, known)
    await expectAddress(shops, known)
    expect(await shops.received(known._id)).toBe(known.state === 'paid' ? (known.total - known.back) * 100 : 0)
  }
  for (const [at, part] of parts.entries()) {
    const taken = model.orders
      .filter((known) => known.part === at)
      .map((known) => (known.state === 'cancelled' ? unitsSent(known) : known.quantity + unitsOwed(known)))
    const { rows } = await sql<{
      stock_in: number
    }>`select came_in as stock_in from stock where part_id = ${Number(part)}`.execute(shops.ctx.db)
    const { waits, awaited } = await waitingFor(part)
    const free = await stockOf(shops, part)
    expect(free).toBe(rows[0]!.stock_in - taken.reduce((sum, units) => sum + units, 0) + waits)
    if (at !== LATER) expect(waits).toBe(0)
    // Nothing is free while a paid order waits for it.
    if (awaited > 0) expect(free).toBe(0)
    if (model.alone && at !== LATER) expect(free).toBe(model.free[at])
  }
  await expectInvariants(shops)
}

it.each([1, 20])('whatever %i clients do, the shop is where the model is', async (count) => {
  const seed = Date.now() % 2 ** 31
  console.log(`fast-check seed ${seed}, ${count} clients`)
  const steps = fc.array(step, { minLength: Math.ceil(sizes.steps / 2), maxLength: sizes.steps, size: 'max' })
  const clients = fc.array(steps, { minLength: count, maxLength: count, size: 'max' })
  await fc.assert(fc.asyncProperty(clients, play), { seed, numRuns: sizes.runs, endOnFailure: !isLong })
})
