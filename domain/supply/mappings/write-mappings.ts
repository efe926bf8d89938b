import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import type { Mapping } from './schema.ts'

/** Writes mappings of a supplier; a later one of the same word replaces an earlier. `theirs` in the form of `theirWord`. */
export async function writeMappings(ctx: Ctx, supplier: number, mappings: readonly Mapping[]): Promise<void> {
  const last = new Map(mappings.map((one) => [`${one.kind} ${one.theirs}`, one]))
  await sql`
    insert into mapping (supplier_id, kind, theirs, ours)
    select ${supplier}, kind, theirs, ours
    from jsonb_to_recordset(${JSON.stringify([...last.values()])}::jsonb) as m (kind text, theirs text, ours jsonb)
    on conflict (supplier_id, kind, theirs) do update set ours = excluded.ours
    where mapping.ours <> excluded.ours`.execute(ctx.db)
}
