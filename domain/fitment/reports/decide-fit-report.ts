import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { conflict, notFound } from '#platform/errors'
import type { FitReportDecision } from '../schema.ts'

/**
 * Notes what an admin made of a report, and writes it to whoever sent it, where the shop knows an address; what is wrong is corrected in
 * the part's own list. @throws Problem 404, 409 `already-decided` unless it is decided `again`
 */
export async function decideFitReport(
  ctx: Ctx,
  id: string,
  { decision, note, again = false }: FitReportDecision,
): Promise<void> {
  const admin = adminOf(ctx)
  await tx(ctx, async (ctx) => {
    const { rows } = await sql<{ decided_at: Date | null; corrected: boolean | null }>`
      select part_id, car, what, decided_at, corrected, note from fit_report where id = ${id} for update`.execute(
      ctx.db,
    )
    const report = rows[0]
    if (!report) throw notFound('report')
    if (report.decided_at && !again) throw conflict('already-decided', phrase('refusal.reportDecided'))
    await sql`
      update fit_report set decided_at = ${ctx.clock.now()}, decided_by = ${admin.id},
        corrected = ${decision === 'corrected'}, note = ${note ?? null}
      where id = ${id}`.execute(ctx.db)
    await recordAudit(ctx, { what: 'fit-report.decide', id, before: report, after: { decision }, why: note })
    const isTurned = report.corrected !== null && report.corrected !== (decision === 'corrected')
    await tellSender(ctx, id, { decision, note, again: isTurned })
  })
}

/** Whom the shop can write to about a report: who sent it, or the buyer of the order that it is about. */
export const SENDER = sql`coalesce(u.email, o.email, r.email)`

type Sent = {
  to: string
  name: string
  part: { _id: string; brand: string; name: string; number: string }
  car: string
}

async function tellSender(ctx: Ctx, id: string, said: FitReportDecision): Promise<void> {
  const { rows } = await sql<Sent>`
    select ${SENDER} as to, coalesce(u.name, o.name, '') as name, r.car,
      json_build_object('_id', p.id::text, 'brand', b.name, 'name', p.name, 'number', p.number) as part
    from fit_report r join part p on p.id = r.part_id join brand b on b.id = p.brand_id left join users u on u.id = r.user_id
      left join order_line l on l.id = r.order_line_id left join orders o on o.id = l.order_id
    where r.id = ${id} and ${SENDER} is not null`.execute(ctx.db)
  if (!rows[0]) return
  const { part, ...sent } = rows[0]
  const link = `${ctx.config.baseUrl}/shop/${part._id}`
  await ctx.jobs.send(ctx.db, 'send-mail', { template: 'fit-report-decided', ...sent, link, part, ...said })
}
