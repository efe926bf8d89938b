import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { tx } from '#platform/context'
import { addParts } from '../../../tests/support/catalogue/parts-of-types.ts'
import { heldDesk } from '../../../tests/support/shops/held-desk.ts'
import { readFileOf, stagedOf } from '../../../tests/support/files/read-files.ts'
import { allowRows, correctRow, startApplying, workOnImports } from '../index.server.ts'

const desk = heldDesk()

/** Has a file applied while `decide` waits for a row of it that somebody else has locked, and answers what became of its rows. */
async function applyBeside(id: string, table: 'import_row' | 'import_fit', n: number, decide: () => Promise<void>) {
  const { ctx } = desk.shop
  const lock = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  const holding = tx(ctx, async (ctx) => {
    await sql`select 1 from ${sql.table(table)} where import_id = ${id} and n = ${n} for update`.execute(ctx.db)
    lock.resolve()
    await free.promise
  })
  await lock.promise
  const deciding = decide()
  await vi.waitFor(
    async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like ${`%update ${table}%`}`.execute(
        ctx.db,
      )
      expect(rows).toHaveLength(1)
    },
    { timeout: 10_000 },
  )
  const applying = startApplying(desk.admin, id).then(() => workOnImports(ctx))
  await Promise.race([applying, sleep(3000)])
  free.resolve()
  await Promise.all([holding, deciding, applying])
  const { state, listed, fits } = await stagedOf(desk.admin, id)
  return [state, ...[...listed, ...fits].map((row) => row.state)]
}

it('a row that is corrected while another admin has its file applied is applied with it', async () => {
  const { id } = await desk.parts('low,CA-1,Pad,20', 'low,CA-2,Pad,soon')
  const correct = () => correctRow(desk.admin, id, 3, { price: '12' })
  expect(await applyBeside(id, 'import_row', 3, correct)).toEqual(['applied', 'applied', 'applied'])
})

it('so is one that an admin says is right', async () => {
  await addParts(desk.shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'CA-3' }])
  const lines = ['low,CA-3,Audi,A4,2012,1', 'low,CA-3,Audi,A4,2012,2']
  const text = ['brand,number,make,model,year,quantity', ...lines].join('\n')
  const { id, fits } = await readFileOf(desk.admin, { supplierId: desk.supplierId, text }, desk.shop.ctx)
  expect(fits.map(({ state }) => state)).toEqual(['ready', 'held'])
  const allow = () => allowRows(desk.admin, id, { n: 3 })
  expect(await applyBeside(id, 'import_fit', 3, allow)).toEqual(['applied', 'applied', 'applied'])
})
