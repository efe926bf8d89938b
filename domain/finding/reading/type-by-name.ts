import type { Taxonomy } from '#domain/catalogue'
import { namesOfTypes } from './lexicon-of-types.ts'
import { rowsOf } from './rows.ts'
import { squashed } from './tokens.ts'

/** The one part type that a whole text names, in any language of the search box; undefined: it names none, or several. */
export function typeByName({
  types,
}: Pick<Taxonomy, 'types'>): (text: string) => Taxonomy['types'][number] | undefined {
  const { whole } = namesOfTypes(types, rowsOf('types'), () => true)
  const byId = new Map(types.map((type) => [type.id, type]))
  return (text) => {
    const [one, ...others] = whole.get(squashed(text)) ?? []
    return one === undefined || others.length > 0 ? undefined : byId.get(one)
  }
}
