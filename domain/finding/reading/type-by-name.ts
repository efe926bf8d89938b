import type { Taxonomy } from '#domain/catalogue'
import { namesOfTypes } from './lexicon/lexicon-of-types.ts'
import { rowsOf } from './lexicon/rows.ts'
import { squashed } from './tokens.ts'

/**
 * The one part type that a whole text names, in any language of the search box; undefined: it names none, or several. Beside one of cars
 * those that are for motorcycles alone do not count: these are called so.
 */
export function typeByName({
  types,
}: Pick<Taxonomy, 'types'>): (text: string) => Taxonomy['types'][number] | undefined {
  const { whole } = namesOfTypes(types, rowsOf('types'), () => false)
  const byId = new Map(types.map((type) => [type.id, type]))
  return (text) => {
    const all = [...(whole.get(squashed(text)) ?? [])].map((id) => byId.get(id)!)
    const ofCars = all.filter(({ suits }) => suits?.includes('car'))
    const meant = ofCars.length > 0 ? ofCars : all
    return meant.length === 1 ? meant[0] : undefined
  }
}
