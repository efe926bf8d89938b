import { sql } from 'kysely'
import { type Phrased, phrase, type Words } from '#common/phrase'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { afterCursor, microsOf, pageOf } from '#platform/cursor'
import { type FitReport, readAnswer } from '../schema.ts'
import { SENDER } from './decide-fit-report.ts'

type Told = Parameters<Words['verdict']['lineText']>[0]
type Row = Omit<FitReport, '_id' | 'createdAt' | 'decision' | 'order'> & {
  id: string
  order: { _id: string; number: string; fit: Told } | null
  answers: string[]
  created_at: Date
  micros: number
  decided_at: Date | null
  corrected: boolean | null
  note: string | null
}
type SaidFitReport = Omit<Phrased<FitReport, 'car'>, 'order'> & {
  order: Phrased<NonNullable<FitReport['order']>, 'told'> | null
}
type ReportQuery = { open: boolean; cursor?: string; limit: number }

/** Reports for admins, the oldest first of those that wait for a decision, the newest first of those that have one. */
export async function listFitReports(
  ctx: Ctx,
  { open, cursor, limit }: ReportQuery,
): Promise<{ items: SaidFitReport[]; next: string | null }> {
  adminOf(ctx)
  const order = open ? sql`asc` : sql`desc`
  const after = afterCursor(cursor, ['r.created_at', 'r.id'], open ? 'oldest-first' : 'newest-first')
  const { rows } = await sql<Row>`
    select r.id, json_build_object('_id', p.id::text, 'name', p.name, 'brand', b.name, 'number', p.number) as part,
      r.car, r.base_vehicle_id is not null as known, r.answers, r.what, r.img, r.created_at, ${microsOf('r.created_at')} as micros,
      case when u.id is not null then json_build_object('name', u.name, 'email', u.email) end as by,
      case when l.id is not null then json_build_object('_id', o.id, 'number', o.number, 'fit', l.fit) end as order,
      ${SENDER} as hears, r.decided_at, r.corrected, r.note
    from fit_report r join part p on p.id = r.part_id join brand b on b.id = p.brand_id left join users u on u.id = r.user_id
      left join order_line l on l.id = r.order_line_id left join orders o on o.id = l.order_id
    where (r.decided_at is null) = ${open} and ${after}
    order by r.created_at ${order}, r.id ${order} limit ${limit + 1}`.execute(ctx.db)
  const { page, next } = pageOf(rows, limit, (row) => row)
  return { items: page.map(toReport), next }
}

function toReport({
  id,
  answers,
  order,
  created_at,
  micros: _micros,
  decided_at,
  corrected,
  note,
  ...row
}: Row): SaidFitReport {
  const said = answers.flatMap((text) => readAnswer(text) ?? [])
  return {
    ...row,
    _id: id,
    car: phrase('atCar.carOf', row.car, said),
    order: order && { _id: order._id, number: order.number, told: phrase('verdict.lineText', order.fit) },
    createdAt: created_at.toISOString(),
    decision: decided_at && {
      at: decided_at.toISOString(),
      decision: corrected ? 'corrected' : 'declined',
      note,
    },
  }
}
