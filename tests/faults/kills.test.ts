import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expectInvariants } from '../support/shops/invariants.ts'
import { addPart } from '../support/catalogue/parts.ts'
import type { Customer } from '../support/shops/people.ts'
import { addPartIn, addPlace } from '../support/shops/places.ts'
import { isLong, sizes } from './support/sizes.ts'
import { insist, openTwoServers, PRICE, type TwoServers } from './support/two-servers.ts'

let shops: TwoServers
let people: Customer[]
let part: string
beforeAll(async () => {
  shops = await openTwoServers()
  people = await shops.people(20)
  // In two places: what an order takes is written by several statements.
  part = await addPartIn(shops, { 1: 50_000, [await addPlace(shops)]: 50_000 }, { price: PRICE })
})
afterAll(() => shops?.close())

const EVERY_MS = 20
const WAIT = { timeout: 60_000, interval: 50 }

/** Places 50 orders a second, each insisted on with its own key, until it is stopped; answers the acknowledged ones. */
function orderSteadily() {
  const orders: Promise<{ id: string; key: string; n: number }>[] = []
  const timer = setInterval(() => {
    const n = orders.length
    const key = randomUUID()
    const placed = insist((tries) => shops.place(n + tries, people[n % people.length]!, { [part]: 1 }, key))
    orders.push(
      placed.then(({ status, body }) => {
        if (status !== 201) throw new Error(`no order: ${status} ${JSON.stringify(body)}`)
        return { id: body._id as string, key, n }
      }),
    )
  }, EVERY_MS)
  return () => {
    clearInterval(timer)
    return Promise.all(orders)
  }
}

describe('a server', () => {
  it('that is killed at any moment loses no acknowledged order and doubles none', async () => {
    const stop = orderSteadily()
    const ready: number[] = []
    for (let kill = 0; kill < sizes.kills; kill++) {
      await sleep(100 + Math.random() * 900)
      await shops.servers[kill % 2]!.end('SIGKILL')
      const began = performance.now()
      await shops.startAgain(kill % 2)
      ready.push(performance.now() - began)
    }
    const placed = await stop()
    console.log(
      `${sizes.kills} kills, ${placed.length} orders, ready again in ${Math.round(Math.max(...ready))} ms at most`,
    )
    const { rows } = await sql<{ id: string }>`
      select o.id from orders o where user_id = any(${people.map((who) => who.id)})`.execute(shops.ctx.db)
    expect(rows.map(({ id }) => id).toSorted()).toEqual(placed.map(({ id }) => id).toSorted())
    for (const { id, key, n } of placed.filter(() => Math.random() < 0.1)) {
      const again = await shops.place(n, people[n % people.length]!, { [part]: 1 }, key)
      expect([again.status, again.body._id]).toEqual([201, id])
    }
    if (isLong) expect(Math.max(...ready)).toBeLessThan(5000)
    await expectInvariants(shops)
  })

  it('that is asked to stop finishes its work, accepts nothing new, and is gone within 10 s', async () => {
    const who = people[0]!
    const scarce = await addPart(shops, { price: PRICE, stock: 1 })
    const server = shops.servers[0]!
    const held = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const lock = shops.ctx.db.transaction().execute(async (db) => {
      await sql`select 1 from part where id = ${Number(scarce)} for update`.execute(db)
      locked.resolve()
      await held.promise
    })
    await locked.promise
    const underWay = shops.place(0, who, { [scarce]: 1 })
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        shops.ctx.db,
      )
      expect(rows, 'it waits for the part').not.toEqual([])
    }, WAIT)
    const began = performance.now()
    const gone = server.end('SIGTERM')
    // Somebody else asks: another order of the same person would wait for the first one.
    await vi.waitFor(() => expect(shops.place(0, people[1]!, { [part]: 1 })).rejects.toThrow('fetch failed'), WAIT)
    held.resolve()
    await lock
    expect((await underWay).status).toBe(201)
    await gone
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(server.process.exitCode).toBe(0)
    await shops.startAgain(0)
    await expectInvariants(shops)
  })
})
