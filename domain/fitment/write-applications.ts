import { sql } from 'kysely'
import { sourceId } from '#domain/vehicles'
import { tag } from '#common/tags'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import type { ApplicationRow, Condition } from './schema.ts'

/**
 * Writes any number of applications. It replaces one of this source with the same part, model, first year, engine, position
 * and conditions; with `areNew` the statement fails instead, and takes a third less time.
 */
export async function writeApplications(
  ctx: Ctx,
  source: string,
  rows: readonly ApplicationRow[],
  { areNew = false } = {},
): Promise<void> {
  await tx(ctx, async (ctx) => {
    const from = await sourceId(ctx, source)
    const idOf = await conditionIds(
      ctx,
      rows.flatMap(({ conditions }) => conditions),
    )
    const conditions = rows.map((row) => {
      const ids = row.conditions.map((condition) => idOf.get(nameOf(condition))!)
      return `{${[...new Set(ids)].toSorted((a, b) => a - b).join()}}`
    })
    const replacing = sql`
      on conflict (part_id, model_id, year_from, engine_id, position, conditions, source_id)
      do update set year_to = excluded.year_to, quantity = excluded.quantity`
    await sql`
      insert into application (part_id, model_id, year_from, year_to, engine_id, position, quantity, conditions, source_id)
      select distinct on (part_id, model_id, year_from, engine_id, position, conditions)
        part_id, model_id, year_from, year_to, engine_id, position, quantity, conditions::int[], ${from}
      from unnest(${rows.map((row) => row.partId)}::int[], ${rows.map((row) => row.modelId)}::int[],
        ${rows.map((row) => row.from)}::smallint[], ${rows.map((row) => row.to)}::smallint[],
        ${rows.map((row) => row.engineId)}::int[], ${rows.map((row) => row.position)}::text[],
        ${rows.map((row) => row.quantity)}::smallint[], ${conditions}::text[]) with ordinality
        as r (part_id, model_id, year_from, year_to, engine_id, position, quantity, conditions, n)
      order by part_id, model_id, year_from, engine_id, position, conditions, n desc
      ${areNew ? sql`` : replacing}`.execute(ctx.db)
    await changed(ctx, tag.fitments, ...tag.someParts(rows.map((row) => row.partId)))
  })
}

const nameOf = ({ kind, value }: Condition) => `${kind} ${value}`

/** The ids of conditions, by "kind value"; inserts new ones. */
export async function conditionIds(ctx: Ctx, conditions: readonly Condition[]): Promise<Map<string, number>> {
  const byName = new Map(conditions.map((condition) => [nameOf(condition), condition]))
  if (byName.size === 0) return new Map()
  const kinds = [...byName.values()].map(({ kind }) => kind)
  const values = [...byName.values()].map(({ value }) => value)
  const given = sql`unnest(${kinds}::text[], ${values}::text[]) as given (kind, value)`
  await sql`
    insert into condition (kind, value) select kind, value from ${given}
    where not exists (select from condition known where (known.kind, known.value) = (given.kind, given.value))
    order by kind, value on conflict do nothing`.execute(ctx.db)
  const { rows } = await sql<Condition & { id: number }>`
    select id, kind, value from condition join ${given} using (kind, value)`.execute(ctx.db)
  return new Map(rows.map((row) => [nameOf(row), row.id]))
}
