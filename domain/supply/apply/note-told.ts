import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { TOLD } from '../staging/draft.ts'
import type { Applying } from './applying.ts'
import type { Row } from './import-rows.ts'

/** Notes what items of a PIES file have said of what later ones may take away. */
export async function noteTold(
  ctx: Ctx,
  { kind, sourceId }: Applying,
  written: readonly { row: Row; partId: number }[],
): Promise<void> {
  if (kind !== 'pies') return
  const told = written.flatMap(({ row: { given }, partId }) => {
    const said = TOLD.filter((field) => given[field] !== undefined).map((field) => [field, given[field]])
    return said.length > 0 ? { id: partId, told: Object.fromEntries(said) } : []
  })
  if (told.length === 0) return
  await sql`
    update supplied s set told = jsonb_strip_nulls(coalesce(s.told, '{}') || g.told)
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as g (id int, told jsonb)
    where s.source_id = ${sourceId}::smallint and s.kind = 'part' and s.part_id = g.id
      and s.told is distinct from jsonb_strip_nulls(coalesce(s.told, '{}') || g.told)`.execute(ctx.db)
}
