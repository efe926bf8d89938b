import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#platform/context'
import type { ImportKind } from '../suppliers/schema.ts'
import { aboutOf } from './about-of.ts'

type Late = { id: string; kind: ImportKind }

/**
 * Of the parts that `which` chooses (of rows `s` of `supplied`) those that a newer file of the supplier with the same kind of data
 * holds, unless what it wrote into the part was undone, or if that was nothing the whole file. A row that is mapped late leaves them
 * alone: prices and stock of its day would overwrite newer ones. Whole rows are left, not fields, because stock that is too old sells
 * what is not there. Parts that newer files do not hold, as partial ones may, are not among them.
 */
export const partsSaidSince = ({ id, kind }: Late, which: RawBuilder<unknown>) => sql`
  with undone as materialized (
    select about ->> 'import' as import_id from run where kind = 'import' group by 1 having bool_and(undo_asked_at is not null))
  select s.part_id as id from import late join supplier by on by.id = late.supplier_id
    join import newer on newer.created_at > late.created_at join supplied s on s.import_id = newer.id and s.source_id = by.source_id
  where late.id = ${id} and late.applied_at is not null and s.kind = ${aboutOf({ kind })} and ${which}
    and not coalesce(
      (select bool_and(r.undo_asked_at is not null) from run_change c join run r on r.id = c.run_id
        where c.part_id = s.part_id and r.about ->> 'import' = newer.id),
      newer.id in (select import_id from undone))`

/** Of these parts those that a newer file holds. */
export async function saidSince(ctx: Ctx, late: Late, partIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    ${partsSaidSince(late, sql`s.part_id = any(${partIds}::int[])`)}`.execute(ctx.db)
  return new Set(rows.map(({ id }) => id))
}

/** Whether a newer full list of the supplier's vehicles stands: it says for which cars its parts are, so a row that is mapped late says nothing. */
export const listedSince = (id: string) => sql`exists (
  select from import late join import newer on newer.supplier_id = late.supplier_id and newer.created_at > late.created_at
  where late.id = ${id} and late.applied_at is not null and newer.kind = 'aces' and newer.is_full and newer.applied_at is not null
    and exists (select from run where about ->> 'import' = newer.id and undo_asked_at is null))`

/** The same, asked by itself. */
export async function isListedSince(ctx: Ctx, id: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select ${listedSince(id)} as is`.execute(ctx.db)
  return rows[0]!.is
}
