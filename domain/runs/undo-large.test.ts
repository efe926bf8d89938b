import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { type Ctx, tx } from '#platform/context'
import { adminCtx } from '../../tests/support/shops/people.ts'
import { addParts, writeLevels } from '../../tests/support/catalogue/parts-of-types.ts'
import { openShopFor } from '../../tests/support/shops/shop.ts'
import { endRun, startRun, undoRun, writeRun } from './index.server.ts'
import { undoBatch } from './undo-batch.ts'
import { continueUndo } from './undo-run.ts'

const PARTS = 900
const BATCH = 300

/** How many rows of changes this connection has read. */
async function rowsRead({ db }: Ctx): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables where relname = 'run_change'`.execute(
    db,
  )
  return rows[0]?.rows ?? 0
}

it('a run that PostgreSQL has no statistics of is undone without reading it over and over', async () => {
  const shop = await openShopFor()
  await writeLevels(shop.ctx)
  const admin = await adminCtx(shop)
  const ids = await addParts(
    shop.ctx,
    Array.from({ length: PARTS }, () => ({ type: 'brake-pads', brand: 'low', stock: 8 })),
  )
  const written = async (price: number) => {
    const runId = await startRun(admin, { kind: 'bulk', about: {} })
    const changes = ids.map((partId) => ({ partId, fields: { price, name: `Pads for ${price}` } }))
    await tx(admin, (ctx) => writeRun(ctx, runId, changes))
    await endRun(admin, runId)
    await undoRun(admin, runId)
    return runId
  }
  await continueUndo(admin, { runId: await written(700) })
  await sql`analyze run_change`.execute(admin.db)

  const runId = await written(900)
  const read = await tx(admin, async (ctx) => {
    const before = await rowsRead(ctx)
    expect(await undoBatch(ctx, runId, BATCH)).toBe('more')
    return (await rowsRead(ctx)) - before
  })
  // The changes of the batch twice, and all of the run once, when they are noted as undone.
  expect(read).toBeLessThan(2 * 2 * BATCH + 2 * PARTS + 100)
})
