import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { conflict, notFound } from '#platform/errors'
import type { FitReportDecision } from '../schema.ts'

/** Notes what an admin made of a report; what is wrong is corrected in the part's own list. @throws Problem 404, 409 `already-decided` */
export async function decideFitReport(ctx: Ctx, id: string, { decision, note }: FitReportDecision): Promise<void> {
  const admin = adminOf(ctx)
  await tx(ctx, async (ctx) => {
    const { rows } = await sql<{ decided_at: Date | null }>`
      select part_id, car, what, decided_at from fit_report where id = ${id} for update`.execute(ctx.db)
    const report = rows[0]
    if (!report) throw notFound('report')
    if (report.decided_at) throw conflict('already-decided', phrase('refusal.reportDecided'))
    await sql`
      update fit_report set decided_at = ${ctx.clock.now()}, decided_by = ${admin.id},
        corrected = ${decision === 'corrected'}, note = ${note ?? null}
      where id = ${id}`.execute(ctx.db)
    await recordAudit(ctx, { what: 'fit-report.decide', id, before: report, after: { decision }, why: note })
  })
}
