import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/**
 * `car`: its id, null where it is given in words; `label`: its name for people; `email`: of a sender without an account;
 * `orderLine`: the id of what was ordered.
 */
type StoredReport = {
  part: number
  car: number | null
  engine: number | null
  answers: readonly string[]
  label: string
  what: string
  img?: string
  email?: string
  orderLine?: string
}

/** Keeps a report that a fit is wrong until an admin decides. Answers its id; null: there is no such part. */
export async function storeFitReport(ctx: Ctx, report: StoredReport): Promise<string | null> {
  const { part, car, engine, answers, label, what, img, email, orderLine } = report
  const user = ctx.actor.kind === 'user' ? ctx.actor.id : null
  const { rows } = await sql<{ id: string }>`
    insert into fit_report (id, part_id, base_vehicle_id, engine_id, answers, car, what, img, email, order_line_id, user_id, created_at)
    select ${randomUUID()}, part.id, (select id from base_vehicle where id = ${car}::int), ${engine}::int, ${answers}::text[],
      ${label}, ${what}, ${img ?? null}, ${email ?? null}, ${orderLine ?? null}::bigint, ${user}, ${ctx.clock.now()}
    from part where part.id = ${part}::int and status <> 'hidden' returning id`.execute(ctx.db)
  return rows[0]?.id ?? null
}
