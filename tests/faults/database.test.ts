import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Embedded, startEmbedded } from '#platform/db/embedded'
import { migrate } from '#platform/db/migrate'
import { expectInvariants } from '../support/shops/invariants.ts'
import { addPart } from '../support/catalogue/parts.ts'
import type { Customer } from '../support/shops/people.ts'
import { fillDisk, mountDisk, unmountDisk } from '../support/machine/small-disk.ts'
import { type Answer, insist, openTwoServers, PRICE, type TwoServers } from './support/two-servers.ts'

const DISK = '400m'

let folder: string
let hasDisk: boolean
let database: Embedded
let shops: TwoServers
let who: Customer
let part: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'camber-disk-'))
  await chmod(folder, 0o755)
  hasDisk = mountDisk(folder, DISK)
  database = await startEmbedded(folder)
  await migrate(database.url)
  shops = await openTwoServers(database.url)
  who = (await shops.people(1))[0]!
  part = await addPart(shops, { price: PRICE, stock: 100_000 })
})
afterAll(async () => {
  await shops?.close()
  await database?.stop()
  if (hasDisk) unmountDisk(folder)
  await rm(folder, { recursive: true, force: true })
})

/** Orders of ten clients, one after the other, until they are stopped. `goneOn` waits for 20 more. */
function orderBusily() {
  const stop = new AbortController()
  const answers: Answer[] = []
  const client = async (n: number) => {
    while (!stop.signal.aborted) {
      answers.push(await shops.place(n, who, { [part]: 1 }))
      await sleep(20)
    }
  }
  const clients = Promise.all(Array.from({ length: 10 }, (_, n) => client(n)))
  return {
    async goneOn() {
      const before = acknowledged(answers).length
      await vi.waitFor(() => expect(acknowledged(answers).length).toBeGreaterThan(before + 20), { timeout: 60_000 })
    },
    async stopped() {
      stop.abort()
      await clients
      return answers
    },
  }
}

const kinds = (answers: Answer[]) => [...new Set(answers.map(({ status }) => status))].toSorted()
const acknowledged = (answers: Answer[]) => answers.filter(({ status }) => status === 201).map(({ body }) => body._id)

async function expectThere(ids: string[]) {
  const { rows } = await sql<{ id: string }>`select id from orders where id = any(${ids})`.execute(shops.ctx.db)
  expect(rows).toHaveLength(ids.length)
}

describe('the database', () => {
  it('crashes and comes back: no order is lost, and the servers heal without a restart', async () => {
    const processes = shops.servers.map((server) => server.process.pid)
    const orders = orderBusily()
    await orders.goneOn()
    await database.restart('immediate')
    await insist(() => shops.place(0, who, { [part]: 1 }))
    await insist(() => shops.place(1, who, { [part]: 1 }))
    await orders.goneOn()
    const answers = await orders.stopped()
    expect(kinds(answers)).toEqual([201, 503])
    expect(answers.every(({ status, headers }) => status === 201 || Number(headers.get('retry-after')) > 0)).toBe(true)
    expect(shops.servers.map((server) => server.process.pid)).toEqual(processes)
    expect(shops.servers.every((server) => server.process.exitCode === null)).toBe(true)
    await expectThere(acknowledged(answers))
    await expectInvariants(shops)
  })

  it('is away: a page that was never shown says so, and so does a search, until it is back', async () => {
    const ask = async (path: string) => {
      const { status, headers } = await fetch(`${shops.servers[0]!.base}${path}`)
      return status === 503 ? { status, again: Number(headers.get('retry-after')) > 0 } : { status }
    }
    const never = `/shop?q=${randomUUID()}`
    await database.stop()
    try {
      expect(await Promise.all([never, '/api/parts', '/readyz'].map(ask))).toEqual([
        { status: 503, again: true },
        { status: 503, again: true },
        { status: 503, again: false },
      ])
    } finally {
      await database.restart('fast')
    }
    await vi.waitFor(async () => expect(await ask(never)).toEqual({ status: 200 }), { timeout: 20_000, interval: 200 })
  })

  it('and its jobs go on: a payment that only the webhook tells of arrives', async () => {
    const order = (await insist(() => shops.place(0, who, { [part]: 2 }))).body
    await shops.charge(shops.intentIn(await insist(() => shops.open(1, who, order))))
    await vi.waitFor(async () => expect((await shops.orderOf(order._id)).state).toBe('paid'), {
      timeout: 60_000,
      interval: 200,
    })
  })

  it('has a full disk: orders are refused, none is half there, and all goes on when there is room', async ({
    skip,
  }) => {
    skip(!hasDisk, 'a disk to fill can only be mounted by root on Linux')
    const answers: Answer[] = [await shops.place(0, who, { [part]: 1 })]
    const full = await fillDisk(folder)
    for (let n = 0; n < 2000 && answers.at(-1)?.status !== 503; n++)
      answers.push(await shops.place(n, who, { [part]: 1 }))
    for (let n = 0; n < 10; n++) answers.push(await shops.place(n, who, { [part]: 1 }))
    expect(kinds(answers)).toEqual([201, 503])
    await rm(full)
    const log = await sql`select 1`.execute(shops.ctx.db).catch(() => undefined)
    if (!log) await database.restart('fast')
    answers.push(
      await insist(() => shops.place(0, who, { [part]: 1 })),
      await insist(() => shops.place(1, who, { [part]: 1 })),
    )
    expect(answers.slice(-2).map(({ status }) => status)).toEqual([201, 201])
    await expectThere(acknowledged(answers))
    await expectInvariants(shops)
  })
})
