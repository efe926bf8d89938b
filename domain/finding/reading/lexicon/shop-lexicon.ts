import { sql } from 'kysely'
import { catalogueTaxonomy } from '#domain/catalogue'
import { vehicleTree } from '#domain/vehicles'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { readRules, type RuleRow } from './read-rules.ts'
import { knownValues } from './known-values.ts'
import { buildLexicon, type Lexicon } from './lexicon.ts'
import { Newest } from './newest.ts'
import { rowsOf } from './rows.ts'
import { taught } from './taught.ts'

/**
 * The words by which this shop reads a search, cached until its part types, brands, vehicles, the sizes and grades that parts have, or
 * what admins taught it change.
 */
export async function shopLexicon(ctx: Ctx): Promise<Lexicon> {
  shows(ctx, tag.taxonomy, tag.vehicles, tag.searchRules)
  const { print } = await knownValues(ctx)
  const newest = await ctx.cache.get(
    'lexicon',
    [tag.taxonomy, tag.vehicles, tag.searchRules],
    async () => new Newest<Lexicon>(),
  )
  return newest.get(print, async () => lexiconWith(ctx, await readRules(ctx)))
}

/** Builds them ahead, so that the first search does not wait for it. Logs a failure: the first search tries again. */
export const wordsInMemory = (ctx: Ctx): Promise<unknown> =>
  shopLexicon(ctx).catch((err: unknown) => ctx.log.warn({ err }, 'the words of searches could not be built ahead'))

/** The lexicon as it is with these rules. They are a layer over the shop's names, which are not built anew. */
export async function lexiconWith(ctx: Ctx, rules: readonly RuleRow[]): Promise<Lexicon> {
  const [lexicon, taxonomy] = await Promise.all([untaught(ctx), catalogueTaxonomy(ctx)])
  return taught(lexicon, rules, taxonomy)
}

/** Built anew only for other names and values: most new parts bring none. */
async function untaught(ctx: Ctx): Promise<Lexicon> {
  const { values, print } = await knownValues(ctx)
  const tags = [tag.taxonomy, tag.vehicles]
  const newest = await ctx.cache.get('lexicon-untaught', tags, async () => new Newest<Lexicon>())
  return newest.get(print, async () => {
    const [taxonomy, { makes }, fitBySpec, universal] = await Promise.all([
      catalogueTaxonomy(ctx),
      vehicleTree(ctx),
      readFitBySpec(ctx),
      readUniversal(ctx),
    ])
    return buildLexicon({ taxonomy, makes, values, fitBySpec, universal, rows: rowsOf })
  })
}

async function readFitBySpec(ctx: Ctx): Promise<Set<number>> {
  const { rows } = await sql<{ type: number }>`
    select distinct type_id::int as type from part join part_spec on part_id = part.id`.execute(ctx.db)
  return new Set(rows.map(({ type }) => type))
}

async function readUniversal(ctx: Ctx): Promise<Set<number>> {
  const { rows } = await sql<{ type: number }>`
    select type_id::int as type from part where status = 'sold' group by type_id having bool_and(universal)`.execute(
    ctx.db,
  )
  return new Set(rows.map(({ type }) => type))
}
