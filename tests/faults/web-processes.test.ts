import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expectInvariants } from '../support/shops/invariants.ts'
import { addPart } from '../support/catalogue/parts.ts'
import type { Customer } from '../support/shops/people.ts'
import { type Ending, openRunningShop, type RunningShop } from './support/running-shop.ts'
import { isLong, sizes } from './support/sizes.ts'
import { PRICE } from './support/two-servers.ts'

const WORKERS = 2
const CLIENTS = 24
/** Only what hangs for ever takes this long, however busy the machine. */
const patienceMs = isLong ? 5000 : 30_000

let shop: RunningShop
let people: Customer[]
let part: string
beforeAll(async () => {
  shop = await openRunningShop({ WORKERS: String(WORKERS) })
  people = await shop.people(CLIENTS)
  part = await addPart(shop, { price: PRICE, stock: 1_000_000 })
  await vi.waitFor(async () => expect(await shop.webProcesses()).toHaveLength(WORKERS), { timeout: 30_000 })
})
afterAll(() => shop?.close())

/** Every client calls again as soon as its last call ended, each time on a new connection, until it is stopped. */
function callBusily() {
  const stop = new AbortController()
  const endings: Ending[] = []
  const client = async (who: Customer, n: number) => {
    while (!stop.signal.aborted) {
      const ending = await (n % 4
        ? shop.call('/api/parts?limit=12', { patienceMs })
        : shop.order(who, part, { patienceMs }))
      endings.push(ending)
      if (ending.kind === 'closed') await sleep(10)
    }
  }
  const clients = Promise.all(people.map(client))
  return {
    /** Until that many more calls have been answered: a slow machine takes longer for the same load. */
    async more(calls: number) {
      const before = countOf(endings, 'answered')
      await vi.waitFor(() => expect(countOf(endings, 'answered')).toBeGreaterThan(before + calls), { timeout: 120_000 })
    },
    async stop() {
      stop.abort()
      await clients
      return endings
    },
  }
}

const countOf = (endings: readonly Ending[], kind: Ending['kind']) =>
  endings.filter((ending) => ending.kind === kind).length

describe.runIf(process.platform === 'linux')('a web process of the running shop', () => {
  it('that is killed under load leaves no connection behind: each is answered or closed', async () => {
    const load = callBusily()
    let killed = 0
    for (let kill = 0; kill < sizes.webKills; kill++) {
      const running = await vi.waitFor(
        async () => {
          const found = await shop.webProcesses()
          expect(found).toHaveLength(WORKERS)
          expect(found).not.toContain(killed)
          return found
        },
        { timeout: 60_000, interval: 50 },
      )
      await Promise.all([load.more(50), sleep(1000 + Math.random() * 500)])
      killed = running[kill % WORKERS]!
      process.kill(killed, 'SIGKILL')
    }
    const endings = await load.stop()
    const [answered, closed] = [countOf(endings, 'answered'), countOf(endings, 'closed')]
    console.log(`${sizes.webKills} kills: ${answered} calls answered, ${closed} closed`)
    expect(countOf(endings, 'hung')).toBe(0)
    const orders = endings.flatMap((ending) =>
      ending.kind === 'answered' && ending.status === 201 ? [ending.body._id as string] : [],
    )
    const { rows } = await sql`select id from orders where id = any(${orders})`.execute(shop.ctx.db)
    expect(rows).toHaveLength(orders.length)
    await expectInvariants(shop)
  })
})
