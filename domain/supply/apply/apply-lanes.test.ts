import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { continueUndo, undoRun } from '#domain/runs'
import { type Ctx, tx } from '#platform/context'
import { addParts } from '../../../tests/support/catalogue/parts-of-types.ts'
import type { TestShop } from '../../../tests/support/shops/shop.ts'
import { openQuietSupplyShop } from '../../../tests/support/shops/supply-shop.ts'
import { newSupplier, stage } from '../../../tests/support/files/staged.ts'
import { applyImport } from './apply-import.ts'
import { startApplying } from './start-applying.ts'

/** So many that both lanes have some, wherever their ids begin. */
const PARTS = 2100

let shop: TestShop
let admin: Ctx
let supplier: number
beforeAll(async () => {
  ;({ shop, admin } = await openQuietSupplyShop())
  supplier = await newSupplier(admin)
})
afterAll(() => shop.close())

/** A price list of parts that all cost 4000 until now, to be applied. The last row names the first part once more. */
async function list(mark: string): Promise<{ id: string; ids: number[] }> {
  const parts = Array.from({ length: PARTS }, (_, n) => {
    return { type: 'brake-pads', brand: 'low', number: `${mark}-${n}`, price: 4000 }
  })
  const ids = await addParts(shop.ctx, parts)
  const rows = ids.map((partId) => ({ partId, given: { price: 5000 } }))
  const id = await stage(admin, supplier, {
    kind: 'prices',
    rows: [...rows, { partId: ids[0]!, given: { price: 6000 } }],
  })
  await startApplying(admin, id)
  return { id, ids }
}

/** How many of these parts have each price, and what the run says of them. */
async function pricesOf(id: string, ids: readonly number[]) {
  const { rows: prices } = await sql<{ price: number; count: number }>`
    select price, count(*)::int as count from part where id = any(${ids}::int[]) group by 1 order by 1`.execute(
    shop.ctx.db,
  )
  const { rows: changes } = await sql<{ before: number; after: number; count: number }>`
    select before::int, after::int, count(*)::int as count from run_change
    where run_id = (select run_id from import where id = ${id}) group by 1, 2 order by 2`.execute(shop.ctx.db)
  return { prices, changes }
}
const ALL_WRITTEN = {
  prices: [
    { price: 5000, count: PARTS - 1 },
    { price: 6000, count: 1 },
  ],
  changes: [
    { before: 4000, after: 5000, count: PARTS - 1 },
    { before: 4000, after: 6000, count: 1 },
  ],
}

const countApplied = async (id: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from import_row where import_id = ${id} and state = 'applied'`.execute(shop.ctx.db)
  return rows[0]!.count
}

it('a price list is written in two lanes, each part in the order of its rows, and undo takes all back', async () => {
  const { id, ids } = await list('LA')
  let working: Promise<void> | undefined
  await tx(shop.ctx, async (ctx) => {
    await sql`select from part where id = ${ids[0]} for update`.execute(ctx.db)
    working = applyImport(admin, id)
    // The lane of the held part waits; the other one does all of its rows.
    await vi.waitFor(async () => expect(await countApplied(id)).toBeGreaterThanOrEqual(1000), { timeout: 30_000 })
  })
  await working
  expect(await pricesOf(id, ids)).toEqual(ALL_WRITTEN)
  expect(await countApplied(id)).toBe(PARTS + 1)

  const { rows } = await sql<{ runId: string }>`select run_id as "runId" from import where id = ${id}`.execute(
    shop.ctx.db,
  )
  await undoRun(admin, rows[0]!.runId)
  await continueUndo(shop.ctx, rows[0]!)
  expect((await pricesOf(id, ids)).prices).toEqual([{ price: 4000, count: PARTS }])
})

it('if one lane fails the other ends first, and whoever goes on doubles nothing', async () => {
  const { id, ids } = await list('LB')
  await sql`
    create function break_one() returns trigger language plpgsql as $$ begin raise exception 'broken on purpose'; end $$`.execute(
    shop.ctx.db,
  )
  await sql`
    create trigger break_one before update on part for each row when (old.id = ${sql.lit(ids.at(-1))}) execute function break_one()`.execute(
    shop.ctx.db,
  )
  await expect(applyImport(admin, id)).rejects.toThrow('broken on purpose')
  const written = await countApplied(id)
  expect(written).toBeLessThan(PARTS + 1)
  const { rows: others } = await sql`
    select query from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and (state like 'idle in%' or query like '%import_row%' and state = 'active')`.execute(
    shop.ctx.db,
  )
  expect(others).toEqual([])

  await sql`drop trigger break_one on part`.execute(shop.ctx.db)
  await applyImport(admin, id)
  expect(await pricesOf(id, ids)).toEqual(ALL_WRITTEN)
})
