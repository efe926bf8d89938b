import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startApplying } from '#domain/supply'
import type { Ctx } from '#platform/context'
import { GOLDEN } from '../support/shops/guests.ts'
import { expectInvariants } from '../support/shops/invariants.ts'
import { addPart } from '../support/catalogue/parts.ts'
import { addParts, writeLevels } from '../support/catalogue/parts-of-types.ts'
import type { Customer } from '../support/shops/people.ts'
import { addPartIn, addPlace } from '../support/shops/places.ts'
import { openShop, type TestShop } from '../support/shops/shop.ts'
import { newSupplier } from '../support/files/staged.ts'
import { receiveRows } from './support/importer-process.ts'
import { isLong, tell } from './support/sizes.ts'
import { insist, openTwoServers, PRICE, type TwoServers } from './support/two-servers.ts'

const FILES = isLong ? 20 : 6
/** Parts that nobody orders, so that a file takes its time. */
const OTHERS = isLong ? 4000 : 1500
const BUYERS = 8

let shops: TwoServers
/** The shop that receives the files. */
let back: TestShop
let admin: Ctx
let people: Customer[]
let scarce: string[]
beforeAll(async () => {
  shops = await openTwoServers()
  back = await openShop({ DATABASE_URL: shops.url, DATA_DIR: shops.dataDir })
  const { id, email } = await shops.admin()
  admin = { ...back.ctx, actor: { kind: 'user', id, email, role: 'admin' } }
  // Every other one is a guest, without an account.
  people = (await shops.people(BUYERS)).map((person, n) => (n % 2 === 0 ? person : { ...person, token: '' }))
  const [main, west] = [1, await addPlace(shops)]
  const inBoth = () => addPartIn(shops, { [main]: 4, [west]: 4 }, { price: PRICE })
  const counted = () => addPart(shops, { price: PRICE, stock: 8 })
  scarce = await Promise.all([counted(), counted(), counted(), inBoth(), inBoth(), addPart(shops, { price: PRICE })])
  await writeLevels(back.ctx)
  await addParts(
    back.ctx,
    Array.from({ length: OTHERS }, (_, n) => ({ type: 'brake-pads', brand: 'low', number: `OB-${n}`, stock: 1 })),
  )
})
afterAll(async () => {
  await back?.close()
  await shops?.close()
})

/** A list of prices and stock with all parts: the scarce ones come first, in the middle, or last. */
async function receiveList(n: number): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    select number from part where id = any(${scarce}::int[]) order by id`.execute(back.ctx.db)
  const ours = rows.map(({ number }) => [number, PRICE + randomInt(30), randomInt(13)])
  const others = Array.from({ length: OTHERS }, (_, of) => [`OB-${of}`, 50 + n, n])
  const cut = Math.floor((others.length * (n % 3)) / 2)
  return receiveRows(admin, {
    supplierId: await newSupplier(admin),
    kind: 'prices',
    rows: [['number', 'price', 'stock'], ...others.slice(0, cut), ...ours, ...others.slice(cut)],
  })
}

/** Waits until the importer process of a server has done this with all files. */
const becomes = (state: string, files: readonly string[]) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ state: string; failure: unknown }>`
        select state, failure from import where id = any(${files}::text[])`.execute(back.ctx.db)
      expect(rows.filter((one) => one.state === 'failed')).toEqual([])
      expect(new Set(rows.map((one) => one.state))).toEqual(new Set([state]))
    },
    { timeout: 300_000, interval: 100 },
  )

/** One order as a browser makes it. What a quote said is what the order costs, whatever a list has written since. */
async function buy(n: number, who: Customer): Promise<string> {
  const { token, email } = who
  const chosen = scarce.toSorted(() => Math.random() - 0.5).slice(0, randomInt(1, 4))
  const lines = chosen.map((part) => ({ part, quantity: randomInt(1, 4) }))
  const quoted = await insist(() => shops.call(n, '/quote', { body: { lines } }))
  const { quote, method, total, lines: priced } = quoted.body
  if (quoted.status === 200 && quote === null) return 'short in the quote'
  const body = { quote, method, lines, email, shipTo: GOLDEN }
  const key = `beside-${n}-${randomInt(1e9)}`
  const placed = await insist(() => shops.call(n + 1, '/checkout', { ...(token && { token }), body, key }))
  if (placed.status !== 201) return `${placed.status} ${placed.body.code}`
  const order = placed.body
  expect(order.total * 100).toBe(total)
  expect(order.lines.map(({ price }: { price: number }) => price * 100)).toEqual(
    priced.map(({ price }: { price: number }) => price),
  )
  const orderKey = order.key ? { orderKey: order.key } : {}
  const of = { ...(token && { token }), ...orderKey }
  if (n % 3 === 0) await insist(() => shops.call(n, `/orders/${order._id}`, { ...of, method: 'DELETE' }))
  else if (n % 3 === 1) {
    const opened = await insist(() => shops.open(n, who, order))
    expect(opened.status, JSON.stringify(opened.body)).toBe(200)
    await shops.charge(shops.intentIn(opened))
  }
  return 'placed'
}

it('lists of prices and stock are applied while people order: quotes are kept, nothing is sold twice, lists answer', async () => {
  const began = performance.now()
  const files: string[] = []
  for (let n = 0; n < FILES; n++) files.push(await receiveList(n))
  await becomes('staged', files)
  for (const id of files) await startApplying(admin, id)

  const over = new AbortController()
  const told = new Map<string, number>()
  const buyers = people.map(async (who, first) => {
    for (let n = first; !over.signal.aborted || n < BUYERS * 3; n += BUYERS) {
      const what = await buy(n, who)
      told.set(what, (told.get(what) ?? 0) + 1)
    }
  })
  let lists = 0
  const reader = (async () => {
    for (; !over.signal.aborted; lists++)
      expect((await insist(() => shops.call(lists, '/parts?q=OB', { method: 'GET' }))).status).toBe(200)
  })()
  await becomes('applied', files).finally(() => over.abort())
  await Promise.all([...buyers, reader])
  await shops.settled()
  tell(`${FILES} lists of ${OTHERS + scarce.length} rows beside ${lists} lists and ${JSON.stringify([...told])}`, began)
  const known = ['placed', 'short in the quote', '409 sold-out', '409 total-changed', '409 delivery-changed']
  expect([...told.keys()].filter((what) => !known.includes(what))).toEqual([])
  expect(told.get('placed')).toBeGreaterThan(0)
  expect(lists).toBeGreaterThan(0)
  await expectInvariants(shops)
})
