import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { aboutOf } from '../staging/about-of.ts'
import type { Applying } from './applying.ts'

/** Notes that the newest file of a supplier holds these parts. */
export async function noteSupplied(ctx: Ctx, applying: Applying, ids: readonly number[]): Promise<void> {
  await sql`
    insert into supplied (source_id, kind, part_id, import_id)
    select ${applying.sourceId}::smallint, ${aboutOf(applying)}::text, id, ${applying.id}
    from (select distinct unnest(${ids}::int[]) as id order by 1) as held
    on conflict (source_id, kind, part_id) do update set import_id = excluded.import_id, gone = false`.execute(ctx.db)
}

/**
 * The same for the rows that changed nothing or are held, which a full file holds as well. A held row whose brand is not known
 * counts for every part of the supplier's with its number.
 */
export async function noteHeldRows(ctx: Ctx, applying: Applying): Promise<void> {
  const table = sql.table(aboutOf(applying) === 'fitment' ? 'import_fit' : 'import_row')
  await sql`
    insert into supplied (source_id, kind, part_id, import_id)
    select distinct ${applying.sourceId}::smallint, ${aboutOf(applying)}::text, part_id, ${applying.id}
    from ${table} where import_id = ${applying.id} and state <> 'applied'
      and exists (select from part where part.id = part_id)
    on conflict (source_id, kind, part_id) do update set import_id = excluded.import_id
    where supplied.import_id <> excluded.import_id`.execute(ctx.db)
  await sql`
    update supplied s set import_id = ${applying.id} from part p
    where p.id = s.part_id and s.source_id = ${applying.sourceId} and s.kind = ${aboutOf(applying)} and s.import_id <> ${applying.id}
      and p.norm in (select norm from ${table} where import_id = ${applying.id} and part_id is null and norm is not null)`.execute(
    ctx.db,
  )
}
