import { sql } from 'kysely'
import { tag } from '#common/tags'
import { sourceId } from '#domain/vehicles'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'

/** A part fits a model in these model years; `engineId` null: with any engine; `condition`: what more must be so, null: nothing. */
export type FitmentRow = {
  partId: number
  modelId: number
  engineId: number | null
  from: number
  to: number
  condition: string | null
}

/** Writes fitments, any number at once. One that begins in the same year for the same model and engine takes a known one's place. */
export async function writeFitments(ctx: Ctx, source: string, rows: readonly FitmentRow[]): Promise<void> {
  await tx(ctx, async (ctx) => {
    const from = await sourceId(ctx, source)
    await sql`
      insert into fitment as f (part_id, model_id, engine_id, year_from, year_to, condition, source_id)
      select part_id, model_id, engine_id, year_from, year_to, condition, ${from}
      from unnest(${rows.map((row) => row.partId)}::int[], ${rows.map((row) => row.modelId)}::int[],
        ${rows.map((row) => row.engineId)}::int[],
        ${rows.map((row) => row.from)}::smallint[], ${rows.map((row) => row.to)}::smallint[],
        ${rows.map((row) => row.condition)}::text[]) as r (part_id, model_id, engine_id, year_from, year_to, condition)
      on conflict (part_id, model_id, engine_id, year_from)
      do update set year_to = excluded.year_to, condition = excluded.condition, source_id = excluded.source_id`.execute(
      ctx.db,
    )
    await changed(ctx, tag.fitments, ...tag.someParts(rows.map((row) => row.partId)))
  })
}
