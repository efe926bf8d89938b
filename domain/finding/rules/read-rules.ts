import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import type { Row } from '../reading/rows.ts'
import type { RuleKind } from './schema.ts'

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

/** The subject of `domain/finding/data` to which rules of a kind are further rows. */
const SUBJECTS: Record<RuleKind, string> = { synonym: 'synonyms', 'not-sold': 'not-sold', redirect: 'pages' }

/** Rules as rows of words, by their subject: the lexicon reads them like the rows of its files. */
export function rowsOfRules(rules: readonly RuleRow[]): Partial<Record<string, Row[]>> {
  const rowOf = ({ words, type, name, href, label }: RuleRow): Row => ({
    names: words,
    type: type ?? '',
    name: name ?? '',
    near: '',
    href: href ?? '',
    label: label ?? '',
  })
  const bySubject = Map.groupBy(rules, ({ kind }) => SUBJECTS[kind])
  return Object.fromEntries([...bySubject].map(([subject, some]) => [subject, some.map(rowOf)]))
}
