import { measuresInWords, measuresOfType, type Brand, type Taxonomy } from '#domain/catalogue'
import type { KnownMake } from '#domain/vehicles'
import { loopTurn } from '#platform/loop-turn'
import { consonants, isLetters } from '../../stem.ts'
import { type Cues, cuesOf } from './cues.ts'
import { type AnswerNames, namesOfAnswers } from './lexicon-of-answers.ts'
import { type Choices, namesOfChoices } from './lexicon-of-choices.ts'
import { namesOfTrims } from './lexicon-of-trims.ts'
import { namesOfTypes, type TypeNames } from './lexicon-of-types.ts'
import { namesOfVehicles, type VehicleNames } from './lexicon-of-vehicles.ts'
import { marketOf, namesOfWords, type WordNames } from './lexicon-of-words.ts'
import { type KnownValue, meaningsOf } from './meanings.ts'
import type { Meaning } from '../pieces.ts'
import { type Patterns, patternsOf } from './patterns.ts'
import type { Row } from './rows.ts'
import { spokenYears } from './spoken-years.ts'
import { keysOf, squashed } from '../tokens.ts'
import { type BegunGrades, begunGrades, type Range, rangesOf, typesByValue } from './values-had.ts'
import { beginningOf, byLengthOf, type Spelled } from './names-begun.ts'

/**
 * The shop's names and the words with a meaning, by which it reads a search. All keys are squashed (`tokens.ts`): "brake
 * disc" is `brakedisc`. All other words are in the parts' texts, in the database (`text-words.ts`).
 */
export type Lexicon = {
  /** What a name may mean. */
  names: Pick<ReadonlyMap<string, readonly Meaning[]>, 'get' | 'has'>
  /** Whether a name begins so: what begins none is not followed. */
  isBeginning: (key: string) => boolean
  types: TypeNames
  brands: ReadonlyMap<string, Brand>
  vehicles: VehicleNames
  words: WordNames
  answers: AnswerNames
  cues: Cues
  patterns: Patterns
  /** What parts of a type are chosen by, the foremost first, by its id. */
  measures: ReadonlyMap<number, readonly string[]>
  /** The single words of all names: these are spelled right. */
  known: Pick<ReadonlySet<string>, 'has'>
  /** What parts say of themselves in words. */
  choices: Choices
  /** Names of letters alone, by length, to correct misspelt words. */
  byLength: ReadonlyMap<number, readonly Spelled[]>
  /** The words of symptoms by length. */
  symptomsByLength: ReadonlyMap<number, readonly Spelled[]>
  /** The words of part types by their consonants: "pds" are pads. */
  abbreviated: ReadonlyMap<string, readonly string[]>
  /** The part types that have a size or a grade, by `measure:value`, and those that have an amount. */
  typesOfGrade: ReadonlyMap<string, readonly number[]>
  typesOfAmount: ReadonlyMap<string, readonly number[]>
  begunGrades: BegunGrades
  /** From the least to the greatest amount of each measure, by `type:measure:unit`, lengths in mm. */
  ranges: ReadonlyMap<string, Range>
  /** Types whose parts fit a car by a size or a grade: a bulb by its socket, but no headlight. */
  fitBySpec: ReadonlySet<number>
  /** Types of which all parts are universal: tools, cleaners. */
  universal: ReadonlySet<number>
  /** The newest model year. */
  lastYear: number
}

type LexiconParts = {
  taxonomy: Pick<Taxonomy, 'types' | 'brands' | 'oldNames'>
  makes: readonly KnownMake[]
  /** What parts measure: DOT 4, 302 mm. */
  values: readonly KnownValue[]
  fitBySpec: ReadonlySet<number>
  universal: ReadonlySet<number>
  /** The rows of a subject of `domain/finding/data`. */
  rows: (subject: string) => readonly Row[]
}

/**
 * Puts together in memory what words of a search can mean: the shop's own names, and the rows of the files of words. Half a
 * second of work for all vehicles, so other requests have their turn between its steps.
 */
export async function buildLexicon(parts: LexiconParts): Promise<Lexicon> {
  const { taxonomy, makes, values, fitBySpec, universal, rows } = parts
  await loopTurn()
  const grades = values.filter(({ measure, unit }) => unit === null && !measuresInWords.has(measure))
  const words = namesOfWords(rows, marketOf(makes))
  await loopTurn()
  const types = namesOfTypes(taxonomy.types, rows('types'), (word) => words.fillers.has(word), rows('several'))
  const brands = new Map([
    ...taxonomy.oldNames.map(({ name, brand }) => [squashed(name), brand] as const),
    ...taxonomy.brands.map((brand) => [squashed(brand.name), brand] as const),
  ])
  await loopTurn()
  const vehicles = namesOfVehicles(makes, rows)
  await loopTurn()
  const answers = namesOfAnswers(rows)
  const otherBrands = new Map(rows('other-brands').map(({ name = '' }) => [squashed(name), name]))
  const cues = cuesOf(rows('cues'))
  const trims = namesOfTrims(rows('trims'), (name) => vehicles.makes.get(name)?.slug)
  await loopTurn()
  const names = meaningsOf({
    types,
    brands,
    vehicles,
    words,
    answers,
    joins: new Set(cues.joins.split('|')),
    trims,
    otherBrands,
    grades,
    sizes: rows('sizes'),
  })
  for (const [key, year] of spokenYears(rows('number-words')))
    names.set(key, [{ kind: 'year', years: { from: year, to: year } }])
  await loopTurn()
  const known = new Set([
    ...names.keys(),
    ...Object.values(cues).flatMap((words) => words.split('|')),
    ...[...otherBrands.values()].flatMap((name) => name.toLowerCase().split(/[\s-]/)),
    ...answers.phrases.keys(),
    ...wordsInside([...taxonomy.brands, ...taxonomy.oldNames], makes),
  ])
  await loopTurn()
  return {
    names,
    isBeginning: beginningOf(names),
    types,
    brands,
    vehicles,
    words,
    answers,
    cues,
    patterns: patternsOf(cues),
    measures: new Map(
      taxonomy.types.map(({ id, slug }) => [id, (measuresOfType(slug) ?? []).map(({ measure }) => measure)]),
    ),
    known,
    choices: namesOfChoices(values, taxonomy.types, rows('choices'), rows('of-any')),
    byLength: byLengthOf([...names].flatMap(([key, all]) => (all.every(({ kind }) => kind === 'trim') ? [] : [key]))),
    symptomsByLength: byLengthOf([...answers.phrases.keys()]),
    abbreviated: Map.groupBy([...types.words.keys()].filter(isLetters), consonants),
    typesOfGrade: typesByValue(grades),
    begunGrades: begunGrades(grades),
    typesOfAmount: typesByValue(values.filter(({ unit }) => unit !== null)),
    ranges: rangesOf(values),
    fitBySpec,
    universal,
    lastYear: Math.max(1980, ...[...vehicles.models.values()].flat().flatMap((model) => model.years)),
  }
}

const wordsInside = (brands: readonly { name: string }[], makes: readonly KnownMake[]): string[] =>
  [...brands, ...makes, ...makes.flatMap(({ models }) => models)].flatMap(({ name }) => keysOf(name))
