import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readStoredImport, startApplying } from '#domain/supply'
import type { Ctx } from '#platform/context'
import { addParts } from '../support/catalogue/parts-of-types.ts'
import type { TestShop } from '../support/shops/shop.ts'
import { openSupplyShop } from '../support/shops/supply-shop.ts'
import { newSupplier } from '../support/files/staged.ts'
import { endOf, receiveRows, startImporter } from './support/importer-process.ts'
import { isLong } from './support/sizes.ts'

/** So many kills while a file is read, and while it is applied. */
const KILLS = isLong ? { reading: 10, applying: 10 } : { reading: 1, applying: 2 }
const ROWS = isLong ? 10_000 : 3000
/** An import that is killed more often than that would hardly end. */
const MOST_OF_ONE = 4
const PATIENCE = { timeout: 120_000, interval: 5 }

type Phase = keyof typeof KILLS
const WAITING: Record<Phase, readonly string[]> = { reading: ['received', 'reading'], applying: ['applying'] }

let shop: TestShop
let admin: Ctx
beforeAll(async () => {
  ;({ shop, admin } = await openSupplyShop({ PRICES: 'cents' }))
})
afterAll(() => shop?.close())

/** Lists of prices and of stock are applied in lanes, and are about parts that are there; of the parts of the first kind half are. */
const KINDS = {
  parts: { heads: ['brand', 'number', 'name', 'type', 'price', 'stock', 'oe_numbers'], knownEvery: 2, full: true },
  prices: { heads: ['brand', 'number', 'price', 'stock'], knownEvery: 1, full: false },
  stock: { heads: ['brand', 'number', 'stock'], knownEvery: 1, full: true },
}
type Kind = keyof typeof KINDS

const CELLS: Record<string, (mark: string, n: number) => string | number> = {
  brand: () => 'low',
  number: (mark, n) => `${mark}-${n}`,
  name: (_, n) => `Part ${n}`,
  type: () => 'brake-pads',
  price: (_, n) => n + 10,
  stock: (_, n) => n % 50,
  oe_numbers: (_, n) => `BMW 34 11 ${n}`,
}

/** A received file about parts whose numbers begin with `mark`. */
async function receive(kind: Kind, mark: string): Promise<string> {
  const { heads, knownEvery, full } = KINDS[kind]
  const known = Array.from({ length: ROWS / knownEvery }, (_, n) => {
    return { type: 'brake-pads', brand: 'low', number: `${mark}-${n * knownEvery}`, name: `Old ${n}`, stock: 1 }
  })
  await addParts(shop.ctx, known)
  const rows = Array.from({ length: ROWS }, (_, n) => heads.map((head) => CELLS[head]!(mark, n)))
  const supplierId = await newSupplier(admin)
  return receiveRows(admin, { supplierId, kind, rows: [heads, ...rows], full })
}

async function stateOf(id: string) {
  const { rows } = await sql<{ state: string; isTaken: boolean }>`
    select state, lease_until is not null as "isTaken" from import where id = ${id}`.execute(shop.ctx.db)
  return rows[0]!
}

/** What a killed process asked last is over, and its lease has run out. */
async function forget(id: string) {
  await vi.waitFor(async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(shop.ctx.db)
    expect(rows).toEqual([])
  }, PATIENCE)
  await sql`update import set lease_until = null where id = ${id}`.execute(shop.ctx.db)
}

/**
 * Has a file worked on until this phase of it is over. Kills the process up to `kills` times, each within `spanMs` after it
 * has taken the file; returns how many kills came while it was at work, and how long the last process worked.
 */
async function work(id: string, phase: Phase, kills = 0, spanMs = 1): Promise<{ killed: number; ms: number }> {
  for (let killed = 0; ;) {
    const child = startImporter(shop)
    const ended = endOf(child)
    const isOver = async () => !WAITING[phase].includes((await stateOf(id)).state)
    await vi.waitFor(async () => {
      const { isTaken } = await stateOf(id)
      expect(isTaken || (await isOver()) || child.exitCode !== null).toBe(true)
    }, PATIENCE)
    const began = performance.now()
    if (killed < kills) {
      await sleep(randomInt(0, Math.ceil(spanMs)))
      child.kill('SIGKILL')
    } else await vi.waitFor(async () => expect((await isOver()) || child.exitCode !== null).toBe(true), PATIENCE)
    // How long it takes to end after its work says nothing of when to kill it.
    const ms = performance.now() - began
    const { signal } = await ended
    const over = await isOver()
    if (signal === 'SIGKILL' && !over) killed++
    if (over) return { killed, ms }
    await forget(id)
  }
}

/** All that a file has made, without ids and times. */
async function madeOf(mark: string, id: string) {
  const { runId } = await readStoredImport(shop.ctx, id)
  const { rows: parts } = await sql`
    select replace(p.number, ${mark}, '') as number, p.name, p.price, p.status, s.free, s.came_in,
      (select string_agg(kind || maker || number, ',' order by norm) from part_number where part_id = p.id and kind = 'oe') as oe,
      (select string_agg(field || ' ' || coalesce(before::text, ''), ',' order by field) from run_change c
        where c.part_id = p.id and c.run_id = ${runId} and field <> 'added') as changes,
      (select count(*)::int from run_change c where c.part_id = p.id and c.run_id = ${runId} and field = 'added') as added
    from part p left join stock s on s.part_id = p.id
    where starts_with(p.number, ${`${mark}-`}) order by 1`.execute(shop.ctx.db)
  const { rows } = await sql`
    select state, count(*)::int as count from import_row where import_id = ${id} group by state order by 1`.execute(
    shop.ctx.db,
  )
  const { rows: once } = await sql`
    select i.state, r.parts, r.ended_at is not null as ended,
      (select count(*)::int from supplied where import_id = i.id) as supplied,
      (select count(*)::int from run where about ->> 'import' = i.id) as runs,
      (select count(*)::int from audit where action = 'import.apply' and subject = i.id) as lines
    from import i join run r on r.id = i.run_id where i.id = ${id}`.execute(shop.ctx.db)
  return { parts, rows, once }
}

it.each([
  ['parts', { parts: ROWS, rows: [{ state: 'applied', count: ROWS }] }],
  ['prices', { parts: ROWS, rows: [{ state: 'applied', count: ROWS }] }],
  // Every fiftieth part has as many as before.
  [
    'stock',
    {
      parts: ROWS - ROWS / 50,
      rows: [
        { state: 'applied', count: ROWS - ROWS / 50 },
        { state: 'same', count: ROWS / 50 },
      ],
    },
  ],
] as const)(
  'a list of %s whose process is killed at random moments of reading and applying loses and doubles nothing',
  async (kind, made) => {
    const quiet = await receive(kind, `${kind}Q`)
    const reading = await work(quiet, 'reading')
    await startApplying(admin, quiet)
    const applying = await work(quiet, 'applying')
    const undisturbed = await madeOf(`${kind}Q`, quiet)
    expect(undisturbed.parts).toHaveLength(ROWS)
    expect(undisturbed.rows).toEqual(made.rows)
    expect(undisturbed.once).toEqual([
      { state: 'applied', parts: made.parts, ended: true, supplied: ROWS, runs: 1, lines: 1 },
    ])

    const left = { ...KILLS }
    // A kill that came too late counts as none: another file is killed instead.
    for (let round = 1; left.reading + left.applying > 0; round++) {
      const mark = `${kind}R${round}`
      const id = await receive(kind, mark)
      const read = await work(id, 'reading', Math.min(left.reading, MOST_OF_ONE), reading.ms)
      await startApplying(admin, id)
      const written = await work(id, 'applying', Math.min(left.applying, MOST_OF_ONE), applying.ms)
      left.reading -= read.killed
      left.applying -= written.killed
      console.log(
        `list ${round} of ${kind}: killed ${read.killed} times while it was read, ${written.killed} while it was applied`,
      )
      expect(await madeOf(mark, id)).toEqual(undisturbed)
    }
  },
  3_600_000,
)
