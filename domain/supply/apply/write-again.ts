import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/**
 * Makes those rows of a file that was stopped ready again whose part got back what it said before, because what was written until then
 * was undone. Of a file that was applied and whose late rows were stopped only these. Rows that were written since stay so.
 */
export async function writeAgain(ctx: Ctx, id: string): Promise<void> {
  for (const table of ['import_row', 'import_fit'])
    await sql`
      with again as (
        update ${sql.table(table)} w set state = 'ready' where import_id = ${id} and state = 'applied' and part_id in (
          select c.part_id from import i join run r on r.about ->> 'import' = i.id join run_change c on c.run_id = r.id
          where i.id = ${id} and r.id <> i.run_id and r.started_at > coalesce(i.applied_at, '-infinity') and c.undone = 'restored'
            and not exists (select from run_change since where since.run_id = i.run_id and since.part_id = c.part_id))
        returning 1)
      update import set rows_applied = greatest(0, rows_applied - (select count(*) from again)) where id = ${id}`.execute(
      ctx.db,
    )
}
