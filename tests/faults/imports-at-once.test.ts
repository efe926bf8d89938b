import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { continueUndo, undoRun } from '#domain/runs'
import { readStoredImport, startApplying } from '#domain/supply'
import { type Ctx, tx } from '#platform/context'
import { addParts, writeLevels } from '../support/catalogue/parts-of-types.ts'
import { adminCtx } from '../support/shops/people.ts'
import { openShop, type TestShop } from '../support/shops/shop.ts'
import { newSupplier } from '../support/files/staged.ts'
import { endOf, receiveRows, startImporter, waitForBlocked } from './support/importer-process.ts'

let shop: TestShop
let admin: Ctx
beforeAll(async () => {
  shop = await openShop({ PRICES: 'cents' })
  await writeLevels(shop.ctx)
  admin = { ...(await adminCtx(shop)), jobs: { send: async () => {} } }
})
afterAll(() => shop?.close())

const HEADS = ['brand', 'number', 'name', 'type', 'price', 'stock', 'oe_numbers']
const digitsOf = (number: string) => number.replace(/\D/g, '')
/** A row of the file `of` about the part `number`, which says the same in all its fields: whose it is. */
const rowOf = (of: number, number: string) =>
  ['low', number, `Part of ${of}`, 'brake-pads', of, of, `BMW ${of}${digitsOf(number)}`] as const
const numbers = (mark: string, from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => `${mark}-${from + n}`)

/** Two processes work on all that waits. Neither gets past the locks of `hold` before the other one has come as far as it can. */
async function workTwice(hold: (ctx: Ctx) => Promise<unknown>): Promise<void> {
  const children = [startImporter(shop), startImporter(shop)]
  const ends = children.map(endOf)
  const ended = () => children.filter(({ exitCode }) => exitCode !== null).length
  await tx(shop.ctx, async (ctx) => {
    await hold(ctx)
    await waitForBlocked(ctx, () => Math.max(1, 2 - ended()))
  })
  for (const { code } of await Promise.all(ends)) expect(code).toBe(0)
}
const stage = () => workTwice((ctx) => sql`lock table import_row in exclusive mode`.execute(ctx.db))
const apply = (mark: string) =>
  workTwice((ctx) => sql`select from part where starts_with(number, ${mark}) for update`.execute(ctx.db))

type Part = { number: string; name: string; price: number; stock: number; oe: string | null; status: string }
/** Parts by number: whose file each of its fields is of, where all agree, and whether it is sold. */
async function partsOf(mark: string): Promise<Map<string, string>> {
  const { rows } = await sql<Part>`
    select p.number, p.name, p.price, p.status, s.free as stock,
      (select string_agg(number, ' ') from part_number where part_id = p.id and kind = 'oe') as oe
    from part p join stock s on s.part_id = p.id where starts_with(p.number, ${mark})`.execute(shop.ctx.db)
  const said = rows.map(({ number, name, price, stock, oe, status }) => {
    const of = [name.replace('Part of ', ''), price / 100, stock, oe?.slice(0, -digitsOf(number).length) ?? stock]
    return [number, `${new Set(of.map(Number)).size === 1 ? of[0] : `mixed: ${of.join()}`} ${status}`] as const
  })
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length)
  return new Map(said)
}

/** How many parts say what. */
const tally = (parts: Map<string, string>, of: readonly string[]) =>
  Object.fromEntries(
    Map.groupBy(of, (number) => parts.get(number))
      .entries()
      .map(([is, all]) => [is, all.length]),
  )

async function undo(id: string): Promise<void> {
  const { runId } = await readStoredImport(shop.ctx, id)
  await undoRun(admin, runId!)
  await continueUndo(admin, { runId: runId! })
}
const statesOf = async (...ids: string[]) => {
  const { rows } = await sql<{ state: string }>`select state from import where id = any(${ids}::text[])`.execute(
    shop.ctx.db,
  )
  return rows.map(({ state }) => state)
}
const rowStates = async (id: string) => {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from import_row where import_id = ${id} group by 1`.execute(shop.ctx.db)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

it('files of two suppliers about the same parts, read and applied at once by two processes, do not mix', async () => {
  const known = numbers('TWO-1', 0, 1500)
  const shared = [...known, ...numbers('TWO-2', 0, 1500)]
  const [ownA, ownB] = [numbers('TWO-3', 0, 300), numbers('TWO-4', 0, 300)]
  await addParts(
    shop.ctx,
    known.map((number) => ({ type: 'brake-pads', brand: 'low', number, name: 'Part of 1', price: 100, stock: 1 })),
  )
  const received = async (of: number, rows: string[]) =>
    receiveRows(admin, {
      supplierId: await newSupplier(admin),
      rows: [HEADS, ...rows.map((number) => rowOf(of, number))],
    })
  const a = await received(20, [...shared, ...ownA])
  const b = await received(30, [...shared, ...ownB].toReversed())

  await stage()
  expect(await statesOf(a, b)).toEqual(['staged', 'staged'])
  for (const id of [a, b]) {
    expect(await rowStates(id)).toEqual({ ready: 3300 })
    await startApplying(admin, id)
  }
  await apply('TWO-')
  expect(await statesOf(a, b)).toEqual(['applied', 'applied'])
  for (const id of [a, b]) expect(await rowStates(id)).toEqual({ applied: 3300 })
  const both = await partsOf('TWO-')
  expect(both.size).toBe(shared.length + 600)
  const { '20 sold': ofA = 0, '30 sold': ofB = 0, ...others } = tally(both, shared)
  expect([ofA + ofB, others]).toEqual([shared.length, {}])

  // Where B wrote last its values stay; where A did, B's come back.
  await undo(a)
  const ofBAlone = await partsOf('TWO-')
  expect(tally(ofBAlone, shared)).toEqual({ '30 sold': shared.length })
  expect([tally(ofBAlone, ownA), tally(ofBAlone, ownB)]).toEqual([{ '20 retired': 300 }, { '30 sold': 300 }])

  // What B found was A's in part: A's run is undone again for that.
  await undo(b)
  await undo(a)
  const before = await partsOf('TWO-')
  expect(tally(before, known)).toEqual({ '1 sold': known.length })
  expect([...before].filter(([number, is]) => !number.startsWith('TWO-1') && is.endsWith('sold'))).toEqual([])
})

it('two full files of one supplier follow each other, whoever works on them, and each run restores its own', async () => {
  const supplierId = await newSupplier(admin)
  const whole = async (rows: (readonly (string | number)[])[]) =>
    receiveRows(admin, { supplierId, rows: [HEADS, ...rows], full: true })
  const first = await whole(numbers('ONE', 0, 900).map((number) => rowOf(10, number)))
  await endOf(startImporter(shop))
  await startApplying(admin, first)
  await endOf(startImporter(shop))
  expect(await statesOf(first)).toEqual(['applied'])

  // The later file says of some parts what the shop says while it is read, and no longer when it is applied.
  const [gone, again, kept, rest] = [
    numbers('ONE', 0, 300),
    numbers('ONE', 300, 350),
    numbers('ONE', 350, 600),
    numbers('ONE', 600, 1200),
  ]
  const a = await whole([...gone, ...again, ...kept].map((number) => rowOf(20, number)))
  const b = await whole([
    ...again.map((number) => rowOf(10, number)),
    ...[...kept, ...rest].map((number) => rowOf(30, number)),
  ])
  await stage()
  expect(await rowStates(b)).toEqual({ same: 50, ready: 850 })
  // Each takes a third of the first file's parts off sale, and says so.
  await startApplying(admin, a, { retires: 300 })
  await startApplying(admin, b, { retires: 300 })
  await apply('ONE')

  expect(await statesOf(a, b)).toEqual(['applied', 'applied'])
  const after = await partsOf('ONE')
  expect([gone, again, [...kept, ...rest]].map((of) => tally(after, of))).toEqual([
    { '20 retired': 300 },
    { '10 sold': 50 },
    { '30 sold': 850 },
  ])
  await undo(b)
  const ofA = await partsOf('ONE')
  expect([tally(ofA, [...gone, ...again, ...kept]), tally(ofA, rest)]).toEqual([
    { '20 sold': 600 },
    { '10 retired': 300, '30 retired': 300 },
  ])
  await undo(a)
  expect(tally(await partsOf('ONE'), numbers('ONE', 0, 900))).toEqual({ '10 sold': 900 })
})
