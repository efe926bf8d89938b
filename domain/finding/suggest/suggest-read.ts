import { catalogueTaxonomy } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { wordsToAskFor } from '../reading/known-words.ts'
import type { Piece } from '../reading/pieces.ts'
import { type ReadWords, readWords } from '../reading/read-words.ts'
import { shopLexicon } from '../reading/lexicon/shop-lexicon.ts'
import { squashed } from '../reading/tokens.ts'
import type { SaidSuggestion } from '../phrased.ts'
import { carsBegun, isLastOpen, typesBegun } from './suggest-begun.ts'
import { suggestCar, suggestNamedCar } from './suggest-car.ts'
import { carOf } from './car-of.ts'
import { suggestType } from './suggest-type.ts'
import { TextWords } from '../text-words.ts'

const MOST_TYPES = 3

/** A year alone may be a size of something; before a further word it is a year: "2015 gol". */
function withYear(read: ReadWords): ReadWords {
  const [year] = read.words
  const isAlone = read.words.length === 1 && /^(?:19|20)\d\d$/.test(year!)
  return isAlone ? { ...read, year: Number(year), types: null, measures: [], pieces: [] } : read
}

/**
 * How a search would read the words: part types, at a position, by a brand, of a size, for a car, or a car alone. The last
 * word may be unfinished.
 */
export async function suggestRead(ctx: Ctx, text: string): Promise<SaidSuggestion[]> {
  const [taxonomy, lexicon] = await Promise.all([catalogueTaxonomy(ctx), shopLexicon(ctx)])
  const texts = new TextWords()
  // The last word may be unfinished: then only names say what it may become.
  const { typed, names } = wordsToAskFor(text, lexicon)
  const whole = typed.filter((word) => !text.endsWith(word))
  await texts.ask(ctx, whole, names)
  const readAs = (q: string) => readWords(q, lexicon, texts)
  const typesOf = ({ types }: ReadWords, most: number) =>
    [...(types ?? [])]
      .flatMap((id) => taxonomy.typeById.get(id) ?? [])
      .toSorted((a, b) => a.name.length - b.name.length)
      .slice(0, most)

  const read = readAs(text)
  const isLeft = (piece: Piece) =>
    piece.kind === 'notSold' || piece.kind === 'number' || (piece.kind === 'text' && !piece.isQuality)
  const isWhole = ({ pieces }: ReadWords) => !pieces.some(isLeft)
  const last = read.words.at(-1) ?? ''
  const first = withYear(readAs(read.words.slice(0, -1).join(' ')))
  const before = isWhole(first) ? first : null
  const isOpen = isLastOpen(read) || !isWhole(read)
  const begun = before ? typesBegun(last, before, lexicon, taxonomy) : []
  const key = squashed(text)
  const isBegun = lexicon.types.whole.keys().some((name) => name.startsWith(key))
  const cars =
    isOpen && !isBegun && (before?.make || before?.year || (read.types && read.rest.length === 1))
      ? await carsBegun(ctx, before ?? read, last, lexicon.types)
      : []
  return [
    ...(isWhole(read) ? suggestCar(read) : []),
    ...(isOpen ? begun : []),
    ...(before && !before.types ? cars.map(suggestNamedCar) : []),
    ...cars.flatMap((car) => typesOf(before ?? read, 1).map((type) => suggestType(type, before ?? read, car))),
    ...(isWhole(read) ? typesOf(read, MOST_TYPES).map((type) => suggestType(type, read, carOf(read))) : []),
    ...(isOpen ? [] : begun),
  ]
}
