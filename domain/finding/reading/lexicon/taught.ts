import type { Taxonomy } from '#domain/catalogue'
import type { RuleRow } from './read-rules.ts'
import type { Lexicon } from './lexicon.ts'
import { beginningOf, byLengthOf } from './names-begun.ts'
import type { Meaning } from '../pieces.ts'
import { namesIn } from './rows.ts'
import { squashed } from '../tokens.ts'

/**
 * The lexicon with what admins taught it, as a thin layer: the work is that of the rules, however many names the shop has.
 * Words of a rule mean its thing as a whole, in place of what files or the shop's names say they are of that kind.
 */
export function taught(lexicon: Lexicon, rules: readonly RuleRow[], { types }: Pick<Taxonomy, 'types'>): Lexicon {
  const ids = new Map(types.map(({ id, slug }) => [slug, id]))
  const meant = new Map<string, Meaning[]>()
  const whole = new Map<string, Set<number>>()
  for (const rule of rules) {
    for (const key of namesIn(rule.words).map(squashed)) {
      const meaning = meaningOf(rule, key, ids)
      if (!meaning) continue
      const others = meant.get(key) ?? lexicon.names.get(key) ?? []
      meant.set(key, [meaning, ...others.filter((other) => !isSameKind(other, meaning))])
      if (meaning.kind === 'type') whole.set(key, new Set(meaning.types))
    }
  }
  if (meant.size === 0) return lexicon
  const begins = beginningOf(meant)
  const added = byLengthOf([...meant.keys()].filter((key) => !lexicon.names.has(key)))
  return {
    ...lexicon,
    names: {
      get: (key) => meant.get(key) ?? lexicon.names.get(key),
      has: (key) => meant.has(key) || lexicon.names.has(key),
    },
    isBeginning: (key) => begins(key) || lexicon.isBeginning(key),
    known: { has: (key) => meant.has(key) || lexicon.known.has(key) },
    types: { ...lexicon.types, whole: new Map([...lexicon.types.whole, ...whole]) },
    byLength: new Map([
      ...lexicon.byLength,
      ...[...added].map(([length, names]) => [length, [...(lexicon.byLength.get(length) ?? []), ...names]] as const),
    ]),
  }
}

function meaningOf(rule: RuleRow, key: string, ids: ReadonlyMap<string, number>): Meaning | null {
  if (rule.kind === 'not-sold') return { kind: 'notSold', thing: { name: rule.name ?? '', near: [] } }
  if (rule.kind === 'redirect') return { kind: 'page', page: { href: rule.href ?? '', label: rule.label ?? '' } }
  const id = ids.get(rule.type ?? '')
  return id === undefined ? null : { kind: 'type', types: new Set([id]), isWhole: true, key }
}

const isSameKind = (one: Meaning, other: Meaning) => one.kind === other.kind && (one.kind !== 'type' || one.isWhole)
