import type { TaxonomyRecord } from '#domain/catalogue/schema'
import { hasWords } from '../FilterBox.tsx'

type Tree = Pick<TaxonomyRecord, 'categories' | 'types'>
type Found = { categories: ReadonlySet<string>; types: ReadonlySet<string>; count: number }

/** The ids of what has the typed words in its names, with what lies above and below it; `count`: how many have them. */
export function foundNodes({ categories, types }: Tree, typed: string): Found {
  const byId = new Map(categories.map((one) => [one._id, one]))
  const above = (id: string | null): string[] => {
    const one = id === null ? undefined : byId.get(id)
    return one ? [one._id, ...above(one.parent)] : []
  }
  const named = new Set(categories.filter(({ name }) => hasWords(typed, [name])).map(({ _id }) => _id))
  const isBelow = (id: string | null) => above(id).some((one) => named.has(one))
  const own = types.filter(({ name, singular, synonyms }) => hasWords(typed, [name, singular, ...synonyms]))
  const shownTypes = new Set(own.map(({ _id }) => _id))
  for (const { _id, category } of types) if (isBelow(category)) shownTypes.add(_id)
  const shown = new Set([...own.map(({ category }) => category), ...named].flatMap(above))
  for (const { _id, parent } of categories) if (isBelow(parent)) shown.add(_id)
  return { categories: shown, types: shownTypes, count: named.size + own.length }
}
