import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { tx } from '#platform/context'
import { heldDesk } from '../../../tests/support/held-desk.ts'
import { stagedOf } from '../../../tests/support/read-files.ts'
import { correctRow, startApplying, workOnImports } from '../index.server.ts'

const desk = heldDesk()

it('a row that is corrected while another admin has its file applied is applied with it', async () => {
  const { id } = await desk.parts('low,CA-1,Pad,20', 'low,CA-2,Pad,soon')
  const { ctx } = desk.shop
  const lock = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  const holding = tx(ctx, async (ctx) => {
    await sql`select 1 from import_row where import_id = ${id} and n = 3 for update`.execute(ctx.db)
    lock.resolve()
    await free.promise
  })
  await lock.promise
  const correcting = correctRow(desk.admin, id, 3, { price: '12' })
  await vi.waitFor(
    async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%update import_row%'`.execute(
        ctx.db,
      )
      expect(rows).toHaveLength(1)
    },
    { timeout: 10_000 },
  )
  const applying = startApplying(desk.admin, id).then(() => workOnImports(ctx))
  await Promise.race([applying, sleep(3000)])
  free.resolve()
  await holding
  await correcting
  await applying
  const { state, listed } = await stagedOf(desk.admin, id)
  expect([state, ...listed.map((row) => row.state)]).toEqual(['applied', 'applied', 'applied'])
})
