import { sql } from 'kysely'
import { POSITIONS } from '#common/constants'
import { catalogueTaxonomy } from '#domain/catalogue'
import type { Condition } from '#domain/fitment/schema'
import { vehicleTree } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { OWN } from './ids.ts'

/**
 * What the shop's own ids mean, as rows of a file of mappings: kind, id, and the thing in words. Another shop that imports
 * it can read the shop's ACES and PIES files.
 */
export async function* ownIdRows(ctx: Ctx): AsyncGenerator<string[][]> {
  const [{ brands, types }, { makes, engineById }] = await Promise.all([catalogueTaxonomy(ctx), vehicleTree(ctx)])
  const row = (kind: string, own: number, ours: string) => [kind, String(OWN + own), ours]
  yield brands.map(({ slug, name }) => ['brand', slug, name])
  yield types.map(({ id, slug }) => row('part-type', id, slug))
  yield POSITIONS.map((position, n) => row('position', n + 1, position))
  yield [...engineById.values()].map(({ id, label }) => row('engine', id, label))
  for (const make of makes)
    yield make.models.flatMap((model) =>
      model.bases.map(({ id, year }) => row('base-vehicle', id, [year, make.name, model.name].join(' | '))),
    )
  const { rows } = await sql<Condition & { id: number }>`
    select id, kind, value from condition where kind <> 'note' order by id`.execute(ctx.db)
  yield rows.map(({ id, kind, value }) => row('qualifier', id, `${kind} = ${value}`))
}
