import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import type { RuleKind } from '../schema.ts'

/** A rule as the lexicon reads it. */
export type RuleRow = {
  id: number
  kind: RuleKind
  words: string
  type: string | null
  name: string | null
  href: string | null
  label: string | null
}

/** All rules, in the order in which they were made. */
export async function readRules(ctx: Ctx): Promise<RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    select r.id, r.kind, r.words, t.slug as type, r.name, r.href, r.label
    from search_rule r left join part_type t on t.id = r.type_id order by r.id`.execute(ctx.db)
  return rows
}
