import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { isRowId } from '#common/row-ids'
import { type Ctx, tx } from '#platform/context'
import { conflict, notFound } from '#platform/errors'
import { ALERTS_MAX, type StockAlertInput } from './schema.ts'
import { keyOfAlert } from './stop-alerts.ts'

/**
 * Stores that somebody wants to be told when a sold-out part is back; asking twice changes nothing. Answers the key that
 * takes it back. 404 if there is no such part, 409 `in-stock` if it can be bought, 409 `too-many-alerts` if this address
 * waits for 50 parts already.
 */
export async function askForAlert(ctx: Ctx, part: string, { email }: StockAlertInput): Promise<string> {
  if (!isRowId(part)) throw notFound('part')
  const id = Number(part)
  const now = ctx.clock.now()
  const asked = await tx(ctx, async (ctx) => {
    // Of calls at once, each counts what those before it stored. The part is locked, so that it comes back before or after this.
    await sql`select pg_advisory_xact_lock(hashtext(${`stock alerts ${email}`}))`.execute(ctx.db)
    const { rows } = await sql<{ in_stock: boolean; waiting: number }>`
      with asked as (select id, in_stock from part where id = ${id} and status = 'sold' for share), others as (
        select count(*)::int as waiting from stock_alert where email = ${email} and part_id <> ${id}
      ), stored as (
        insert into stock_alert (part_id, email, created_at)
        select id, ${email}, ${now} from asked, others where not in_stock and waiting < ${ALERTS_MAX}
        on conflict do nothing
      )
      select in_stock, waiting from asked, others`.execute(ctx.db)
    return rows[0]
  })
  if (!asked) throw notFound('part')
  if (asked.in_stock) throw conflict('in-stock', phrase('refusal.partIsInStock'))
  if (asked.waiting >= ALERTS_MAX) throw conflict('too-many-alerts', phrase('refusal.tooManyAlerts', ALERTS_MAX))
  return keyOfAlert(ctx, id, email, now)
}
