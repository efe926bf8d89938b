import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { checkFitment } from './check-fitment.ts'
import type { FitmentCheck } from './check-schema.ts'

/** Checks the fitment data and stores the result in place of the last one. A nightly job. */
export async function storeCheck(ctx: Ctx): Promise<void> {
  const faults = JSON.stringify(await checkFitment(ctx))
  await sql`
    insert into fitment_check (checked_at, faults) values (${ctx.clock.now()}, ${faults}::jsonb)
    on conflict (is_last) do update set checked_at = excluded.checked_at, faults = excluded.faults`.execute(ctx.db)
}

/** The result of the last check of the fitment data; null: none has run yet. */
export async function lastCheck(ctx: Ctx): Promise<FitmentCheck | null> {
  const { rows } = await sql<Omit<FitmentCheck, 'checkedAt'> & { checkedAt: Date }>`
    select checked_at as "checkedAt", faults from fitment_check`.execute(ctx.db)
  return rows[0] ? { ...rows[0], checkedAt: rows[0].checkedAt.toISOString() } : null
}
