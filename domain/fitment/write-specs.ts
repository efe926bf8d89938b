import { sql } from 'kysely'
import { sourceId } from '#domain/vehicles'
import { tag } from '#common/tags'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import type { CarSpecRow, PartSpecRow } from './schema.ts'

/** Writes any number of specifications of cars and of parts. Existing values get the new years. */
export async function writeSpecs(
  ctx: Ctx,
  source: string,
  { cars, parts }: { cars: readonly CarSpecRow[]; parts: readonly PartSpecRow[] },
): Promise<void> {
  await tx(ctx, async (ctx) => {
    const from = await sourceId(ctx, source)
    await sql`
      insert into car_spec (model_id, year_from, year_to, engine_id, kind, value, source_id)
      select distinct on (model_id, kind, value, engine_id, year_from)
        model_id, year_from, year_to, engine_id, kind, value, ${from}
      from unnest(${cars.map((row) => row.modelId)}::int[], ${cars.map((row) => row.from)}::smallint[],
        ${cars.map((row) => row.to)}::smallint[], ${cars.map((row) => row.engineId)}::int[],
        ${cars.map((row) => row.kind)}::text[], ${cars.map((row) => row.value)}::text[]) with ordinality
        as r (model_id, year_from, year_to, engine_id, kind, value, n)
      order by model_id, kind, value, engine_id, year_from, n desc
      on conflict (model_id, kind, value, engine_id, year_from)
      do update set year_to = excluded.year_to, source_id = excluded.source_id`.execute(ctx.db)
    await sql`
      insert into part_spec (part_id, kind, value, source_id)
      select part_id, kind, value, ${from}
      from unnest(${parts.map((row) => row.partId)}::int[], ${parts.map((row) => row.kind)}::text[],
        ${parts.map((row) => row.value)}::text[]) as r (part_id, kind, value)
      on conflict do nothing`.execute(ctx.db)
    await changed(ctx, tag.fitments, ...tag.someParts(parts.map((row) => row.partId)))
  })
}
