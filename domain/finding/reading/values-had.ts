import { amountOf } from '#domain/catalogue'
import type { KnownValue } from './meanings.ts'

export type Range = { min: number; max: number }

/** The types of the parts that have a value, by `measure:value`. */
export const typesByValue = (values: readonly KnownValue[]): Map<string, number[]> =>
  new Map(values.map(({ measure, value, types }) => [`${measure}:${value}`, types]))

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
