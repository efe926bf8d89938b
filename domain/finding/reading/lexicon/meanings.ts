import { allMeasures, type Brand } from '#domain/catalogue'
import type { AnswerNames } from './lexicon-of-answers.ts'
import { namesIn, type Row } from './rows.ts'
import type { TypeNames } from './lexicon-of-types.ts'
import type { TrimNames } from './lexicon-of-trims.ts'
import type { VehicleNames } from './lexicon-of-vehicles.ts'
import type { WordNames } from './lexicon-of-words.ts'
import type { Meaning } from '../pieces.ts'
import { squashed } from '../tokens.ts'

/** What some part measures, and the types of such parts. `unit` null: it is a size or a grade. */
export type KnownValue = { measure: string; value: string; unit: string | null; types: number[] }

const LEAST_LETTERS = 5
/** The first words of brands of several, where only one brand has it: "Stopwell" Hale. */
function firstWords(brands: readonly Brand[]): Map<string, Brand> {
  const first = Map.groupBy(brands, ({ name }) => squashed(name.split(/[\s-]/)[0]!))
  return new Map(
    [...first].flatMap(([key, some]) =>
      some.length === 1 && key.length >= LEAST_LETTERS ? [[key, some[0]!] as const] : [],
    ),
  )
}

type Known = {
  types: TypeNames
  brands: ReadonlyMap<string, Brand>
  vehicles: VehicleNames
  words: WordNames
  answers: AnswerNames
  joins: ReadonlySet<string>
  trims: TrimNames
  otherBrands: ReadonlyMap<string, string>
  grades: readonly KnownValue[]
  sizes: readonly Row[]
}

/** What each name may mean, by its key. */
export function meaningsOf(known: Known): Map<string, Meaning[]> {
  const { types, brands, joins, trims, otherBrands, grades, sizes } = known
  const { makes, models, before, modelWords, written, generations, unknown } = known.vehicles
  const { fillers, positions, conditions, engines } = known.words
  const { notSold, pages } = known.answers
  const names = new Map<string, Meaning[]>()
  const add = (key: string, meaning: Meaning) => {
    const meanings = names.get(key)
    if (meanings) meanings.push(meaning)
    else names.set(key, [meaning])
  }
  for (const [key, ids] of types.whole) add(key, { kind: 'type', types: ids, isWhole: true, key })
  for (const [key, ids] of types.words) add(key, { kind: 'type', types: ids, isWhole: false, key })
  for (const [key, brand] of brands) add(key, { kind: 'brand', brand })
  for (const [key, brand] of firstWords([...new Set(brands.values())]))
    if (!brands.has(key)) add(key, { kind: 'brand', brand })
  for (const [key, name] of otherBrands) if (!brands.has(key)) add(key, { kind: 'otherBrand', name })
  for (const { measure } of allMeasures) add(squashed(measure), { kind: 'filler' })
  for (const [key, make] of makes) add(key, { kind: 'make', make })
  for (const [key, some] of models)
    add(key, {
      kind: 'model',
      models: some,
      isWhole: !fillers.has(key),
      key,
      written: written.get(key),
      before: before.get(key),
    })
  for (const [key, some] of modelWords)
    if (!models.has(key) && !fillers.has(key) && trims.get(key) !== null)
      add(key, { kind: 'model', models: some, isWhole: false, key })
  for (const [key, some] of generations) add(key, { kind: 'generation', generations: some, key })
  for (const [key, its] of trims)
    if (!fillers.has(key)) add(key, { kind: 'trim', makes: its, isPlace: positions.has(key) })
  for (const [key, cars] of unknown) if (!otherBrands.has(key)) add(key, { kind: 'unknown', cars })
  for (const [key, thing] of notSold) add(key, { kind: 'notSold', thing })
  for (const [key, page] of pages) add(key, { kind: 'page', page })
  for (const [key, position] of positions) add(key, { kind: 'position', position })
  for (const [key, condition] of conditions) add(key, { kind: 'condition', condition })
  for (const [key, engine] of engines) add(key, { kind: 'engine', engine })
  for (const key of fillers.union(joins)) add(key, { kind: 'filler', joins: joins.has(key) })
  // A size is read by its form; of a grade only those know who have it. One of letters alone ("SAE") may be any word, as a number may.
  const isGrade = ({ value }: KnownValue) => /^\p{L}/u.test(value) && !types.whole.has(squashed(value))
  for (const { measure, value } of grades.filter(isGrade))
    add(squashed(value), {
      kind: 'measure',
      readings: [[{ measure, value, unit: null }]],
      isBare: /^\p{L}+$/u.test(value),
    })
  for (const { measure = '', value = '', names: all = '' } of sizes)
    for (const name of namesIn(all))
      add(squashed(name), { kind: 'measure', readings: [[{ measure, value, unit: null }]], isBare: false })
  return names
}
