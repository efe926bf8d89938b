import { phrase } from '#common/phrase'
import type { Taxonomy } from '#domain/catalogue'
import { saysType } from '../subject/part-or-car.ts'
import { rowsOf } from '../reading/lexicon/rows.ts'
import { withoutPieces } from './fewer-words.ts'
import type { Way } from './relax.ts'
import type { PartQuery } from '../schema.ts'
import type { Subject } from '../subject/understand.ts'

/** What a set is made of, where the words ask for sets of one type alone: "rotors and pads" are sold one by one, too. */
export function soldApart(query: PartQuery, { read }: Subject, taxonomy: Taxonomy): Way[] {
  const [set, ...others] = [...(read?.types ?? [])].flatMap((id) => taxonomy.typeById.get(id) ?? [])
  const row = set && others.length === 0 && !query.category && rowsOf('sets').find(({ type }) => type === set.slug)
  if (!row) return []
  const parts = row.parts!.split('|').flatMap((part) => taxonomy.crumbs(part).at(-1) ?? [])
  const label = phrase(
    'finding.without.set',
    parts.map(({ name }) => name),
  )
  const category = parts.map(({ slug }) => slug)
  return [
    { drop: 'q:set', label, without: { ...query, q: withoutPieces(read!, saysType), category, cursor: undefined } },
  ]
}
