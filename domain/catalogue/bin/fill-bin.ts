import { sql } from 'kysely'
import { nameOf } from '#platform/audit'
import type { Ctx } from '#platform/context'
import { KEPT } from './bin-tables.ts'

/** Stores all rows of a part that is about to be deleted, and which parts it supersedes. Needs a transaction that has locked it. */
export async function fillBin(ctx: Ctx, id: number): Promise<void> {
  const rowsOf = KEPT.map((table) => {
    const key = sql.ref(table === 'part' ? 'id' : 'part_id')
    return sql`${table}::text, coalesce((select jsonb_agg(to_jsonb(one)) from ${sql.table(table)} as one where ${key} = ${id}), '[]')`
  })
  await sql`
    insert into part_bin (part_id, name, number, brand, rows, deleted_at, deleted_by)
    select p.id, p.name, p.number, b.name, jsonb_build_object(${sql.join(rowsOf)}, 'superseded',
      coalesce((select jsonb_agg(old.id) from part old where old.superseded_by = p.id), '[]')),
      ${ctx.clock.now()}, ${nameOf(ctx.actor)}
    from part p join brand b on b.id = p.brand_id where p.id = ${id}`.execute(ctx.db)
}
