/** What stands at place 10, from 1980 on; after thirty years it begins again (49 CFR 565.15, table VII). */
const CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const FIRST = 1980
const ROUND = CODES.length

/**
 * The model years that place 10 may stand for, up to `last`, the likelier first: with a letter at place 7 it is 2010 or
 * later, with a digit before. None: the maker writes no model year there.
 */
export function modelYears(vin: string, last: number): number[] {
  const code = CODES.indexOf(vin[9]!)
  if (code < 0) return []
  const years = [FIRST + code, FIRST + ROUND + code].filter((year) => year <= last)
  return /[A-Z]/.test(vin[6]!) ? years.toReversed() : years
}

/** Place 7 is bound to the round of years for light vehicles alone. */
export const isYearBound = (vehicleType: number): boolean => vehicleType === 2 || vehicleType === 7

/** A schema without a last year that began longer ago was left open by mistake, or stands for what is still made: nobody knows. */
export const OPEN_YEARS = 12
