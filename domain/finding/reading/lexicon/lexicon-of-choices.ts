import { isInWords, type Measured, type PartType } from '#domain/catalogue'
import type { KnownValue } from './meanings.ts'
import { namesIn, type Row } from './rows.ts'
import { squashed } from '../tokens.ts'

type Choice = { words: readonly string[]; types: ReadonlySet<number>; values: readonly Measured[] }

/** What parts of some types say of themselves in words, by its squashed form: a hose is "upper", "lower" or "heater". */
export type Choices = ReadonlyMap<string, readonly Choice[]>

/** These answer a question ("Heating: yes"), and alone they say nothing. */
const ANSWERS: ReadonlySet<string> = new Set(['yes', 'no', 'included', 'not included'])

const LEAST_LETTERS = 3

/**
 * Builds the words from what parts say. `others`, rows `value,names`: what people call it otherwise, in all languages. `ofAny`, rows
 * `type,words`: what people say of any such part, whatever it says of itself ("pollen filter").
 */
export function namesOfChoices(
  had: readonly KnownValue[],
  types: readonly Pick<PartType, 'id' | 'slug'>[],
  others: readonly Row[],
  ofAny: readonly Row[],
): Choices {
  const slugOf = new Map(types.map(({ id, slug }) => [id, slug]))
  const isOfAny = new Set(
    ofAny.flatMap(({ type, words = '' }) => namesIn(words).map((one) => `${type} ${squashed(one)}`)),
  )
  const said = new Map<string, Choice>()
  for (const { measure, value, unit, types } of had) {
    if (unit !== null || ANSWERS.has(value)) continue
    const key = squashed(value)
    const its = types.filter(
      (id) => isInWords(slugOf.get(id) ?? '', measure) && !isOfAny.has(`${slugOf.get(id)} ${key}`),
    )
    if (key.length < LEAST_LETTERS || its.length === 0) continue
    const known = said.get(key) ?? { types: new Set<number>(), values: [] }
    const values = [...known.values, { measure, value, unit }]
    said.set(key, { words: value.split(/\s+/), types: known.types.union(new Set(its)), values })
  }
  const otherwise = others.flatMap(({ value = '', names = '' }) => {
    const choice = said.get(squashed(value))
    return choice ? namesIn(names).map((name) => [squashed(name), choice] as const) : []
  })
  const all = Map.groupBy([...said, ...otherwise], ([key]) => key)
  return new Map([...all].map(([key, some]) => [key, some.map(([, choice]) => choice)]))
}
