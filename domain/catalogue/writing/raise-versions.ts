import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/**
 * Raises the version of parts, so that the form of somebody who read them before does not undo what is written now. It
 * locks them too, in the order of their ids. Nobody has read a part that this transaction wrote.
 */
export async function raiseVersions(ctx: Ctx, ids: readonly number[]): Promise<void> {
  await sql`
    with read as (
      select id from part where id = any(${ids}::int[]) and xmin <> pg_current_xact_id()::xid
      order by id for no key update
    )
    update part set version = version + 1 from read where part.id = read.id`.execute(ctx.db)
}
