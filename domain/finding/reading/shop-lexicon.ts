import { catalogueTaxonomy } from '#domain/catalogue'
import { vehicleTree } from '#domain/vehicles'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { buildLexicon, type Lexicon } from './lexicon.ts'
import { rowsOf } from './rows.ts'

/** The words by which this shop reads a search, cached until its part types, brands or vehicles change. */
export function shopLexicon(ctx: Ctx): Promise<Lexicon> {
  shows(ctx, tag.taxonomy, tag.vehicles)
  return ctx.cache.get('lexicon', [tag.taxonomy, tag.vehicles], async () => {
    const [taxonomy, { makes }] = await Promise.all([catalogueTaxonomy(ctx), vehicleTree(ctx)])
    return buildLexicon({ taxonomy, makes, rows: rowsOf })
  })
}
