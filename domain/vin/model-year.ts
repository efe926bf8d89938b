/** The characters of place 10, from 1980 on; they repeat after thirty years (49 CFR 565.15, table VII). */
const CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const FIRST = 1980
const ROUND = CODES.length

/**
 * The possible model years of place 10, up to `last`, the likelier first: with a letter at place 7 it is 2010 or later,
 * with a digit before. Empty: the maker writes no model year there.
 */
export function modelYears(vin: string, last: number): number[] {
  const code = CODES.indexOf(vin[9]!)
  if (code < 0) return []
  const years = [FIRST + code, FIRST + ROUND + code].filter((year) => year <= last)
  return /[A-Z]/.test(vin[6]!) ? years.toReversed() : years
}

/** Place 7 decides between the cycles of years for light vehicles only. */
export const isYearBound = (vehicleType: number): boolean => vehicleType === 2 || vehicleType === 7

/** A schema that began longer ago and has no last year is still in use, or was left open by mistake: nobody knows. */
export const OPEN_YEARS = 12
