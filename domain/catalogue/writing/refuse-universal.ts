import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { type Fields, invalid } from '#platform/errors'

/**
 * Refuses to mark a part as fitting every vehicle while it has a list of cars, which says otherwise. `parts`: the parts
 * by the names of their fields in the error. @throws Problem 400
 */
export async function refuseUniversal(ctx: Ctx, parts: ReadonlyMap<string, number>): Promise<void> {
  if (parts.size === 0) return
  const { rows } = await sql<{ id: number }>`
    select part as id from unnest(${[...parts.values()]}::int[]) as given (part)
    where exists (select from application where part_id = part)`.execute(ctx.db)
  const listed = new Set(rows.map(({ id }) => id))
  const fields: Fields = {}
  for (const [field, id] of parts) if (listed.has(id)) fields[field] = phrase('refusal.universalHasList')
  if (listed.size > 0) throw invalid(fields)
}
