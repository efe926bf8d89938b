import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

type Asked = { make: string; model?: string; year?: number; engine?: string }

/** Rows of the vehicle table that the asker may mean, and their name for people. No ids: no such vehicle is known. */
export type FoundVehicles = { ids: number[]; make: string; model: string | null; label: string }

/**
 * The vehicles that fit what is known of the asker's: each step may be left out from the end.
 * A vehicle whose engine the data does not know stays in, whatever engine is asked for: it may be that one.
 */
export async function findVehicles(ctx: Ctx, { make, model, year, engine }: Asked): Promise<FoundVehicles> {
  const { rows } = await sql<{ id: number; make: string; model: string }>`
    select vehicle.id, make.name as make, model.name as model
    from vehicle join model on model.id = model_id join make on make.id = make_id
    where (make.slug = lower(${make}) or lower(make.name) = lower(${make}))
      and (${model ?? null}::text is null or model.slug = lower(${model ?? null}) or lower(model.name) = lower(${model ?? null}))
      and (${year ?? null}::int is null or ${year ?? null}::int between year_from and year_to)
      and (${engine ?? null}::text is null or engine is null or lower(engine) = lower(${engine ?? null}))`.execute(
    ctx.db,
  )
  const first = rows[0]
  const label = [year, first?.make ?? make, model && (first?.model ?? model), engine].filter(Boolean).join(' ')
  return {
    ids: rows.map((row) => row.id),
    make: first?.make ?? make,
    model: model ? (first?.model ?? model) : null,
    label,
  }
}
