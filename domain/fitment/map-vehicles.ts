import { sql } from 'kysely'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'

/** The models that at least one part fits, by the slugs of make and model. */
export async function mapVehicles(ctx: Ctx): Promise<{ make: string; model: string }[]> {
  shows(ctx, tag.fitments, tag.vehicles)
  const { rows } = await sql<{ make: string; model: string }>`
    select make.slug as make, model.slug as model from model join make on make.id = make_id
    where exists (select from application where model_id = model.id)
    order by 1, 2`.execute(ctx.db)
  return rows
}
