import type { Taxonomy } from '#domain/catalogue'
import { namesIn, type Row } from './rows.ts'
import { keysOf, squashed } from '../tokens.ts'

type PartType = Taxonomy['types'][number]

/** Names of part types, and the single words of these names: "filter" → oil filters, air filters … */
export type TypeNames = {
  whole: Map<string, Set<number>>
  words: Map<string, Set<number>>
  /** Those of the whole names that the types themselves have, not what people call them otherwise. */
  own: Set<string>
  /** What one of a type is called in the catalogue. */
  singular: Map<number, string>
  /** The types of vehicle that a part type is made for. */
  suits: Map<number, readonly string[]>
  /** Of which one needs several at once. */
  several: Set<number>
}

function add(map: Map<string, Set<number>>, key: string, id: number) {
  const ids = map.get(key)
  if (ids) ids.add(id)
  else map.set(key, new Set([id]))
}

/** Builds the names of part types: their own, British and American, and those of the rows `type,names` in all languages. */
export function namesOfTypes(
  types: readonly PartType[],
  rows: readonly Row[],
  isFiller: (word: string) => boolean,
  several: readonly Row[] = [],
): TypeNames {
  const names: TypeNames = {
    whole: new Map(),
    words: new Map(),
    own: new Set(),
    singular: new Map(),
    suits: new Map(),
    several: new Set(),
  }
  const others = Map.groupBy(rows, ({ type = '' }) => type)
  for (const { id, slug, name, singular, synonyms, suits } of types) {
    names.suits.set(id, suits ?? [])
    names.singular.set(id, singular)
    if (several.some((row) => row['type'] === slug)) names.several.add(id)
    const all = [name, singular, ...synonyms, ...(others.get(slug) ?? []).flatMap((row) => namesIn(row.names ?? ''))]
    for (const one of all) {
      // "Parts" says nothing of what is sought, though the parts of no other type are called so.
      if (keysOf(one).every(isFiller)) continue
      add(names.whole, squashed(one), id)
      for (const key of keysOf(one)) if (key.length > 2 && !isFiller(key)) add(names.words, key, id)
    }
  }
  // A type's own name is no other's: "wiper blades" are not the sets of them.
  for (const { id, name, singular } of types)
    for (const own of [name, singular].map(squashed)) {
      names.own.add(own)
      if (names.whole.has(own)) names.whole.set(own, new Set([id]))
    }
  return names
}

/** The types for motorcycles of the same name: "brake pads" → "motorcycle brake pads". */
export const forMotorcycles = ({ whole }: TypeNames, key: string): ReadonlySet<number> | undefined =>
  whole.get(`motorcycle${key}`) ?? whole.get(`bike${key}`) ?? whole.get(`motorbike${key}`)
