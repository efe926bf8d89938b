import { sql } from 'kysely'
import { isRowId } from '#common/row-ids'
import { userOf } from '#platform/access'
import type { Ctx } from '#platform/context'

/** What the caller waits for of a part; nothing until the address is confirmed, for anybody may sign up with another's. */
const mine = (ctx: Ctx, part: string) => sql`
  part_id = ${isRowId(part) ? Number(part) : null}
  and email = (select email from users where id = ${userOf(ctx).id} and email_verified)`

/** Whether the caller waits to be told that a part is back. */
export async function waitsFor(ctx: Ctx, part: string): Promise<boolean> {
  const { rows } = await sql`select from stock_alert where ${mine(ctx, part)}`.execute(ctx.db)
  return rows.length > 0
}

/** Forgets that the caller wants to be told of a part. Answers whether they did. */
export async function withdrawAlert(ctx: Ctx, part: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from stock_alert where ${mine(ctx, part)}`.execute(ctx.db)
  return Number(numAffectedRows) > 0
}
