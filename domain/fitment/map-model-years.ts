import { sql } from 'kysely'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'

/** A site map may contain 50,000 addresses. */
const CHUNK = 45_000

/** The models and years that at least one part fits, by the slugs of make and model, in chunks of one site map each. */
export async function mapModelYears(ctx: Ctx): Promise<{ make: string; model: string; year: number }[][]> {
  shows(ctx, tag.fitments, tag.vehicles)
  const { rows } = await sql<{ make: string; model: string; year: number }>`
    select distinct make.slug as make, model.slug as model, year
    from base_vehicle b join model on model.id = b.model_id join make on make.id = make_id
    where exists (select from application a where a.model_id = b.model_id and year between year_from and year_to)
    order by 1, 2, 3`.execute(ctx.db)
  return Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, n) => rows.slice(n * CHUNK, (n + 1) * CHUNK))
}
