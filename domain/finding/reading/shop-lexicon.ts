import { sql } from 'kysely'
import { catalogueTaxonomy } from '#domain/catalogue'
import { vehicleTree } from '#domain/vehicles'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { readRules, type RuleRow } from '../rules/read-rules.ts'
import { buildLexicon, type Lexicon } from './lexicon.ts'
import type { KnownValue } from './meanings.ts'
import { rowsOf } from './rows.ts'
import { taught } from './taught.ts'

/** The words by which this shop reads a search, cached until its part types, brands, vehicles or what admins taught it change. */
export function shopLexicon(ctx: Ctx): Promise<Lexicon> {
  shows(ctx, tag.taxonomy, tag.vehicles, tag.searchRules)
  return ctx.cache.get('lexicon', [tag.taxonomy, tag.vehicles, tag.searchRules], async () =>
    lexiconWith(ctx, await readRules(ctx)),
  )
}

/** The lexicon as it is with these rules. They are a layer over the shop's names, which are not built anew. */
export async function lexiconWith(ctx: Ctx, rules: readonly RuleRow[]): Promise<Lexicon> {
  const [lexicon, taxonomy] = await Promise.all([untaught(ctx), catalogueTaxonomy(ctx)])
  return taught(lexicon, rules, taxonomy)
}

const untaught = (ctx: Ctx): Promise<Lexicon> =>
  ctx.cache.get('lexicon-untaught', [tag.taxonomy, tag.vehicles], async () => {
    const [taxonomy, { makes }, values, fitBySpec] = await Promise.all([
      catalogueTaxonomy(ctx),
      vehicleTree(ctx),
      readValues(ctx),
      readFitBySpec(ctx),
    ])
    return buildLexicon({ taxonomy, makes, values, fitBySpec, rows: rowsOf })
  })

/** What parts measure, with the types of those that do: "DOT 4", "API SP", "205/55R16", 302 mm. */
async function readValues(ctx: Ctx): Promise<KnownValue[]> {
  const { rows } = await sql<KnownValue>`
    select measure, value, unit, array_agg(distinct type_id::int) as types from part_measure join part on part.id = part_id
    where length(value) < 30 group by measure, value, unit`.execute(ctx.db)
  return rows
}

async function readFitBySpec(ctx: Ctx): Promise<Set<number>> {
  const { rows } = await sql<{ type: number }>`
    select distinct type_id::int as type from part join part_spec on part_id = part.id`.execute(ctx.db)
  return new Set(rows.map(({ type }) => type))
}
