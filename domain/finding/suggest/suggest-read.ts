import { catalogueTaxonomy } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { wordsToAskFor } from '../reading/known-words.ts'
import { type ReadWords, readWords } from '../reading/read-words.ts'
import { shopLexicon } from '../reading/shop-lexicon.ts'
import type { SaidSuggestion } from '../phrased.ts'
import { carsBegun, isLastOpen, typesBegun } from './suggest-begun.ts'
import { suggestCar, suggestNamedCar } from './suggest-car.ts'
import { carOf, suggestType } from './suggest-type.ts'
import { TextWords } from '../text-words.ts'

const MOST_TYPES = 3

/**
 * How a search would read the words: part types, at a position, by a brand, of a size, for a car, or a car alone. The last
 * word may be unfinished.
 */
export async function suggestRead(ctx: Ctx, text: string): Promise<SaidSuggestion[]> {
  const [taxonomy, lexicon] = await Promise.all([catalogueTaxonomy(ctx), shopLexicon(ctx)])
  const texts = new TextWords()
  // The last word may be unfinished: then only names say what it may become.
  const { typed } = wordsToAskFor(text, lexicon)
  await texts.ask(
    ctx,
    typed.filter((word) => !text.endsWith(word)),
  )
  const readAs = (q: string) => readWords(q, lexicon, texts)
  const typesOf = ({ types }: ReadWords, most: number) =>
    [...(types ?? [])]
      .flatMap((id) => taxonomy.typeById.get(id) ?? [])
      .toSorted((a, b) => a.name.length - b.name.length)
      .slice(0, most)

  const read = readAs(text)
  const isWhole = ({ rest, pieces }: ReadWords) => rest.length === 0 && !pieces.some(({ kind }) => kind === 'notSold')
  const last = read.words.at(-1) ?? ''
  const first = readAs(read.words.slice(0, -1).join(' '))
  const before = isWhole(first) ? first : null
  const isOpen = isLastOpen(read) || !isWhole(read)
  const begun = before ? typesBegun(last, before, lexicon, taxonomy) : []
  const cars =
    isOpen && (before?.make || (read.types && read.rest.length === 1)) ? await carsBegun(ctx, before ?? read, last) : []
  return [
    ...(isWhole(read) ? suggestCar(read, text) : []),
    ...(isOpen ? begun : []),
    ...(before && !before.types ? cars.map(suggestNamedCar) : []),
    ...cars.flatMap((car) => typesOf(read, 1).map((type) => suggestType(type, read, car))),
    ...(isWhole(read) ? typesOf(read, MOST_TYPES).map((type) => suggestType(type, read, carOf(read))) : []),
    ...(isOpen ? [] : begun),
  ]
}
