import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { conflict, notFound } from '#platform/errors'
import type { PartInput } from '../part-input.ts'
import { followMerges } from '../follow-merges.ts'
import { lockParts } from '../stock/lock-parts.ts'
import { applyChange } from './update-part.ts'

type Row = { part_id: number; change: Partial<PartInput>; decided_at: Date | null }

/**
 * Accepts a proposed correction and applies it to the part, or declines it. @throws Problem 404, 409 `already-decided`
 */
export async function decideCorrection(ctx: Ctx, id: string, decision: 'accept' | 'decline'): Promise<void> {
  const admin = adminOf(ctx)
  const accepted = decision === 'accept'
  await tx(ctx, async (ctx) => {
    // Who deletes the part locks it before what was proposed for it.
    const { rows: about } = await sql<Pick<Row, 'part_id'>>`select part_id from correction where id = ${id}`.execute(
      ctx.db,
    )
    await lockParts(
      ctx,
      about.map(({ part_id }) => part_id),
    )
    const { rows } = await sql<Row>`
      select part_id, change, decided_at from correction where id = ${id} for update`.execute(ctx.db)
    const correction = rows[0]
    if (!correction) throw notFound('correction')
    if (correction.decided_at) throw conflict('already-decided', phrase('refusal.alreadyDecided'))
    await sql`
      update correction set decided_at = ${ctx.clock.now()}, decided_by = ${admin.id}, accepted = ${accepted}
      where id = ${id}`.execute(ctx.db)
    const change = (await followMerges(ctx))(correction.change)
    if (accepted) await applyChange(ctx, correction.part_id, change, `correction ${id}`)
    await recordAudit(ctx, { what: `correction.${decision}`, id, before: correction, after: { accepted } })
  })
}
