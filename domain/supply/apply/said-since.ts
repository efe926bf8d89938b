import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import type { Applying } from './applying.ts'
import { aboutOf } from './note-supplied.ts'

/**
 * Of these parts those that a newer file of the supplier with the same kind of data holds, unless what it wrote into the part was
 * undone, or if that was nothing the whole file. A row that is mapped late leaves them alone: prices and stock of its day would overwrite
 * newer ones. Whole rows are left, not fields, because stock that is too old sells what is not there. Parts that newer files do not hold,
 * as partial ones may, are not among them.
 */
export async function saidSince(ctx: Ctx, applying: Applying, partIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    with undone as materialized (
      select about ->> 'import' as import_id from run where kind = 'import' group by 1 having bool_and(undo_asked_at is not null))
    select s.part_id as id from import late join import newer on newer.created_at > late.created_at
      join supplied s on s.import_id = newer.id
    where late.id = ${applying.id} and s.source_id = ${applying.sourceId}::smallint and s.kind = ${aboutOf(applying)}
      and s.part_id = any(${partIds}::int[])
      and not coalesce(
        (select bool_and(r.undo_asked_at is not null) from run_change c join run r on r.id = c.run_id
          where c.part_id = s.part_id and r.about ->> 'import' = newer.id),
        newer.id in (select import_id from undone))`.execute(ctx.db)
  return new Set(rows.map(({ id }) => id))
}

/** Whether a newer full list of the supplier's vehicles stands: it says for which cars its parts are, so a row that is mapped late says nothing. */
export async function isListedSince(ctx: Ctx, { id }: Applying): Promise<boolean> {
  const { rows } = await sql`
    select 1 from import late join import newer on newer.supplier_id = late.supplier_id and newer.created_at > late.created_at
    where late.id = ${id} and newer.kind = 'aces' and newer.is_full and newer.applied_at is not null
      and exists (select from run where about ->> 'import' = newer.id and undo_asked_at is null)
    limit 1`.execute(ctx.db)
  return rows.length > 0
}
