import { PART_FIELDS } from '#domain/catalogue'
import { isLengthUnit, isWeightUnit } from '#common/typed-size'
import { columnWord, LONGEST_HEADING } from './column-word.ts'
import { type ColumnField, FURTHER_FIELDS, type HeadingField, type HeadingWords } from './fields.ts'
import { cs } from './words/cs.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'
import { nl } from './words/nl.ts'
import { pl } from './words/pl.ts'
import { pt } from './words/pt.ts'
import { ru } from './words/ru.ts'
import { shops } from './words/shops.ts'
import { sv } from './words/sv.ts'

/** A lower rank is the better column where two could be the same field; a doubtful word counts where its cells agree. */
export type KnownWord = { field: HeadingField; rank: number; isDoubtful: boolean }

/** Of two languages that use a word for different fields the first has it. */
const LANGUAGES: readonly HeadingWords[] = [en, shops, de, es, fr, it, nl, pl, sv, pt, cs, ru]

const wordsOf = (words: HeadingWords): (readonly [string, KnownWord])[] =>
  Object.entries(words).flatMap(([field, all]) =>
    all.split(';').map((word, rank) => {
      const known = { field: field as HeadingField, rank, isDoubtful: word.endsWith('?') }
      return [columnWord(word), known] as const
    }),
  )

/** The headers of the shop's own files, and the names of the API. */
const OWN: ReadonlyMap<string, ColumnField> = new Map<string, ColumnField>([
  ...FURTHER_FIELDS.map((name) => [columnWord(name), name] as const),
  ...PART_FIELDS.flatMap(({ header, name }) => [
    [columnWord(header), name] as const,
    [columnWord(name), name] as const,
  ]),
])

const KNOWN: ReadonlyMap<string, KnownWord> = new Map(LANGUAGES.flatMap(wordsOf).toReversed())

/** The field of its name in the API or in our own files; null: there is none. */
export const fieldNamed = (name: string): ColumnField | null =>
  (name.length <= LONGEST_HEADING && OWN.get(columnWord(name))) || null

/** What a mapping says of a column: "cost", or with the unit of its numbers "weightGrams kg". Null: a field that there is not. */
export function fieldSaid(text: string): { field: ColumnField; unit: string | null } | null {
  const field = fieldNamed(text)
  if (field) return { field, unit: null }
  const [, name = '', unit = ''] = /^(.*\S)\s+(\S+)$/.exec(text.trim()) ?? []
  const sized = fieldNamed(name)
  return sized && (isWeightUnit(unit) || isLengthUnit(unit)) ? { field: sized, unit: unit.toLowerCase() } : null
}

/** What a word means, as `columnWord` writes it. */
export function knownWord(word: string): KnownWord | undefined {
  const own = OWN.get(word)
  return KNOWN.get(word) ?? (own && { field: own, rank: 0, isDoubtful: false })
}
