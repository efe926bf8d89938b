import { normalNumber } from '#domain/catalogue/schema'

const isSame = (one: string, other: string) => normalNumber(one) === normalNumber(other)
const isNumberOfBrand = (line: string, number: string) => !line.includes('|') && isSame(line, number)

/** Whether a part that was called `was` gets another number. */
export const isRenumbered = (was: string, now: string): boolean =>
  normalNumber(was) !== '' && normalNumber(now) !== '' && !isSame(was, now)

/** Whether the older numbers, one a line, have this one of the part's own brand. */
export const hasOld = (lines: string, number: string): boolean =>
  lines.split('\n').some((line) => isNumberOfBrand(line, number))

/** The older numbers with one more. */
export const withOld = (lines: string, number: string): string =>
  hasOld(lines, number) ? lines : [lines.trimEnd(), number].filter(Boolean).join('\n')

/** The older numbers without one. */
export const withoutOld = (lines: string, number: string): string =>
  lines
    .split('\n')
    .filter((line) => !isNumberOfBrand(line, number))
    .join('\n')
