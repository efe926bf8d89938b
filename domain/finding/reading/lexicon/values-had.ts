import { amountOf } from '#domain/catalogue'
import type { KnownValue } from './meanings.ts'
import { squashed } from '../tokens.ts'

export type Range = { min: number; max: number }

/** The types of the parts that have a value, by `measure:value`. */
export const typesByValue = (values: readonly KnownValue[]): Map<string, number[]> =>
  new Map(values.map(({ measure, value, types }) => [`${measure}:${value}`, types]))

/** The sizes and grades by how they begin: squashed values, sorted, and which `measure:value` each is. */
export type BegunGrades = { sorted: readonly string[]; said: ReadonlyMap<string, readonly string[]> }

/** Sizes and grades by how they begin, whatever stands between their letters and digits. */
export function begunGrades(grades: readonly KnownValue[]): BegunGrades {
  const said = Map.groupBy(
    grades.map(({ measure, value }) => `${measure}:${value}`),
    (one) => squashed(one.slice(one.indexOf(':') + 1)),
  )
  return { sorted: [...said.keys()].toSorted(), said }
}

/** From the least to the greatest amount, by `type:measure:unit`, lengths in mm. */
export function rangesOf(values: readonly KnownValue[]): Map<string, Range> {
  const ranges = new Map<string, Range>()
  for (const { measure, value, unit, types } of values) {
    const amount = unit === null ? NaN : amountOf(value)
    if (Number.isNaN(amount)) continue
    for (const type of types) {
      const { min, max } = ranges.get(`${type}:${measure}:${unit}`) ?? { min: amount, max: amount }
      ranges.set(`${type}:${measure}:${unit}`, { min: Math.min(min, amount), max: Math.max(max, amount) })
    }
  }
  return ranges
}
