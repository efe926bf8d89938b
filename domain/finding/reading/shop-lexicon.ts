import { sql } from 'kysely'
import { catalogueTaxonomy } from '#domain/catalogue'
import { vehicleTree } from '#domain/vehicles'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { buildLexicon, type Grade, type Lexicon } from './lexicon.ts'
import { readRules, type RuleRow, rowsOfRules } from '../rules/read-rules.ts'
import { rowsOf } from './rows.ts'

/** The words by which this shop reads a search, cached until its part types, brands, vehicles or what admins taught it change. */
export function shopLexicon(ctx: Ctx): Promise<Lexicon> {
  shows(ctx, tag.taxonomy, tag.vehicles, tag.searchRules)
  return ctx.cache.get('lexicon', [tag.taxonomy, tag.vehicles, tag.searchRules], async () =>
    lexiconWith(ctx, await readRules(ctx)),
  )
}

/** The lexicon as it is with these rules. */
export async function lexiconWith(ctx: Ctx, rules: readonly RuleRow[]): Promise<Lexicon> {
  const [taxonomy, { makes }, grades] = await Promise.all([catalogueTaxonomy(ctx), vehicleTree(ctx), readGrades(ctx)])
  const taught = rowsOfRules(rules)
  return buildLexicon({ taxonomy, makes, grades, rows: (subject) => [...rowsOf(subject), ...(taught[subject] ?? [])] })
}

/** All sizes and grades, with the types of the parts that have them: "DOT 4", "API SP", "205/55R16". */
async function readGrades(ctx: Ctx): Promise<Grade[]> {
  const { rows } = await sql<Grade>`
    select measure, value, array_agg(distinct type_id::int) as types from part_measure join part on part.id = part_id
    where unit is null and length(value) < 30 group by measure, value`.execute(ctx.db)
  return rows
}
