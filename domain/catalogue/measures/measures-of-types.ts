import listed from '../data/measures.json' with { type: 'json' }
import type { KnownMeasure } from './parse-measures.ts'

/** "thickness mm" */
function knownMeasure(text: string): KnownMeasure {
  const [measure = '', unit = null] = text.split(' ')
  return { measure, unit }
}

const BY_TYPE: ReadonlyMap<string, readonly KnownMeasure[]> = new Map(
  Object.entries(listed).map(([type, measures]) => [type, measures.map(knownMeasure)]),
)

/** What parts of a type of the shop's own tree are chosen by, the foremost first; null: the type is another one. */
export const measuresOfType = (slug: string): readonly KnownMeasure[] | null => BY_TYPE.get(slug) ?? null

/** What parts are chosen by, in the order of each type. */
export const measuresInOrder: readonly (readonly KnownMeasure[])[] = [...BY_TYPE.values()]

/** All measures of all types of the tree, each with each of its units once. */
export const allMeasures: readonly KnownMeasure[] = [
  ...new Map([...BY_TYPE.values()].flat().map((one) => [`${one.measure} ${one.unit}`, one])).values(),
]
