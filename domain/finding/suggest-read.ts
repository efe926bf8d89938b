import { catalogueTaxonomy } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { wordsToAskFor } from './known-words.ts'
import { shopNames } from './names.ts'
import { corrections } from './read-again.ts'
import { type ReadWords, readWords } from './read-words.ts'
import type { SaidSuggestion } from './phrased.ts'
import { carsBegun, isLastOpen, typesBegun } from './suggest-begun.ts'
import { carOf, suggestType } from './suggest-type.ts'
import { TextWords } from './text-words.ts'

const MOST_TYPES = 3

/**
 * How a search would read the words: part types, at a position, by a brand, for a car. The last word may be unfinished.
 */
export async function suggestRead(ctx: Ctx, text: string): Promise<SaidSuggestion[]> {
  const [taxonomy, names] = await Promise.all([catalogueTaxonomy(ctx), shopNames(ctx)])
  const texts = new TextWords()
  // The last word may be unfinished: then only names say what it may become.
  const isWhole = (word: string) => !text.endsWith(word)
  await texts.ask(ctx, wordsToAskFor(text, names).filter(isWhole))
  /** As a search would read it, then as it would read it again. */
  const waysToRead = (q: string): ReadWords[] => {
    const read = readWords(q, names, texts)
    return [read, ...corrections(read, names).map((other) => readWords(other.q, names, texts))]
  }
  const typesOf = ({ types }: ReadWords, most: number) =>
    [...(types ?? [])]
      .flatMap((id) => taxonomy.typeById.get(id) ?? [])
      .toSorted((a, b) => a.name.length - b.name.length)
      .slice(0, most)

  const ways = waysToRead(text)
  const read = ways[0]!
  const whole = ways.find(({ types, rest }) => types && rest.length === 0)
  const before = isLastOpen(read)
    ? waysToRead(read.words.slice(0, -1).join(' ')).find(({ rest }) => rest.length === 0)
    : undefined
  const cars = whole !== read && read.types && read.rest.length === 1 ? await carsBegun(ctx, read, read.rest[0]!) : []
  return [
    ...(before ? typesBegun(read.words.at(-1) ?? '', before, names, taxonomy) : []),
    ...cars.flatMap((car) => typesOf(read, 1).map((type) => suggestType(type, read, car))),
    ...(whole ? typesOf(whole, MOST_TYPES).map((type) => suggestType(type, whole, carOf(whole))) : []),
  ]
}
