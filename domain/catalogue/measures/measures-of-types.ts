import listed from '../data/measures.json' with { type: 'json' }
import type { KnownMeasure } from './parse-measures.ts'

/** What parts of a type are chosen by. `inWords`: no amount and no size, but a word: ceramic, upper, heated. */
type Choice = KnownMeasure & { inWords: boolean }

/** "thickness mm"; "lining *" is said in words. */
function choiceIn(text: string): Choice {
  const [measure = '', unit = null] = text.split(' ')
  const inWords = unit === '*'
  return { measure, unit: inWords ? null : unit, inWords }
}

const CHOICES: ReadonlyMap<string, readonly Choice[]> = new Map(
  Object.entries(listed).map(([type, choices]) => [type, choices.map(choiceIn)]),
)

const BY_TYPE: ReadonlyMap<string, readonly KnownMeasure[]> = new Map(
  [...CHOICES].map(([type, choices]) => [
    type,
    choices.flatMap(({ measure, unit, inWords }) => (inWords ? [] : { measure, unit })),
  ]),
)

/** What parts of a type of the shop's own tree are chosen by, the foremost first; null: the type is another one. */
export const choicesOfType = (slug: string): readonly KnownMeasure[] | null => CHOICES.get(slug) ?? null

/** Whether a measure says a type's parts in words: the lining of brake pads is ceramic. */
export const isInWords = (slug: string, measure: string): boolean =>
  CHOICES.get(slug)?.some((one) => one.measure === measure && one.inWords) ?? false

/** All measures that are said in words for some type. */
export const measuresInWords: ReadonlySet<string> = new Set(
  [...CHOICES.values()].flat().flatMap((one) => (one.inWords ? one.measure : [])),
)

/** What parts of a type of the shop's own tree measure, the foremost first; null: the type is another one. */
export const measuresOfType = (slug: string): readonly KnownMeasure[] | null => BY_TYPE.get(slug) ?? null

/** What parts measure, in the order of each type. */
export const measuresInOrder: readonly (readonly KnownMeasure[])[] = [...BY_TYPE.values()]

/** All measures of all types of the tree, each with each of its units once. */
export const allMeasures: readonly KnownMeasure[] = [
  ...new Map([...BY_TYPE.values()].flat().map((one) => [`${one.measure} ${one.unit}`, one])).values(),
]
