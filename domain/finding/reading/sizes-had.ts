import { amountOf, type Measured } from '#domain/catalogue'
import type { Lexicon } from './lexicon/lexicon.ts'

/** So much more or less than any part measures may still be asked for. */
const ABOUT = 0.2

/** "diameter:302" */
export const keyOf = ({ measure, value }: Measured) => `${measure}:${value}`

/** Whether parts of these types, or of any, measure so much. */
export function isHad(measured: Measured, types: ReadonlySet<number> | null, lexicon: Lexicon): boolean {
  const typesOf = measured.unit === null ? lexicon.typesOfGrade : lexicon.typesOfAmount
  const having = typesOf.get(keyOf(measured))
  return having !== undefined && (!types || having.some((id) => types.has(id)))
}

/** From the least to the greatest that parts of each of these types measure, lengths in mm. */
export const rangesOf = ({ measure, unit }: Measured, types: ReadonlySet<number>, { ranges }: Lexicon) =>
  [...types].flatMap((id) => ranges.get(`${id}:${measure}:${unit}`) ?? [])

/** Whether parts of these types measure about so much. */
export function isAbout(measured: Measured, types: ReadonlySet<number> | null, lexicon: Lexicon): boolean {
  const ranges = types ? rangesOf(measured, types, lexicon) : []
  if (ranges.length === 0) return false
  const amount = amountOf(measured.value)
  return ranges.some(({ min, max }) => min * (1 - ABOUT) <= amount && amount <= max * (1 + ABOUT))
}
