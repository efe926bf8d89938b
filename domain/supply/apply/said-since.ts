import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import type { Applying } from './applying.ts'
import { aboutOf } from './note-supplied.ts'

/**
 * Of these parts those that a newer file of the supplier with the same kind of data holds, unless that was undone. A row that is mapped
 * late leaves them alone: prices and stock of its day would overwrite newer ones. Whole rows are left, not fields, because stock that is
 * too old sells what is not there. Parts that newer files do not hold, as partial ones may, are not among them.
 */
export async function saidSince(ctx: Ctx, applying: Applying, partIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select s.part_id as id from import late join import newer on newer.created_at > late.created_at
      join supplied s on s.import_id = newer.id left join run on run.id = newer.run_id
    where late.id = ${applying.id} and s.source_id = ${applying.sourceId}::smallint and s.kind = ${aboutOf(applying)}
      and s.part_id = any(${partIds}::int[]) and run.undo_asked_at is null`.execute(ctx.db)
  return new Set(rows.map(({ id }) => id))
}
