/** What is typed at the car, as a form has it: the year and the month in which it was made, or its chassis number. */
export const TYPED = ['made', 'month', 'chassis'] as const
export type Typed = Partial<Record<(typeof TYPED)[number], string>>

export type TypedProblem = 'year' | 'month' | 'far' | 'chassis'

/** Nobody drives a car made so many years before or after its model year. */
const YEARS_APART = 2
/** What a chassis number counts in; a whole VIN is no answer, for an answer stands in addresses. */
const MOST_CHARACTERS = 10
const LAST_OF_VIN = 8
const VIN = 17

/**
 * The answer to `made` or `chassis` as an address holds it, "made:2012-05", or what is wrong with what was typed; null:
 * nothing was typed. The month may be left out. Of a whole VIN its last eight characters are taken. `year`: the car's
 * model year.
 */
export function readTyped(typed: Typed, year: number): { is: string } | { problem: TypedProblem } | null {
  const [made, month, chassis] = TYPED.map((name) => typed[name]?.trim() ?? '')
  if (made || month) return readMade(made!, month!, year)
  return chassis ? readChassis(chassis) : null
}

function readMade(made: string, month: string, year: number): { is: string } | { problem: TypedProblem } {
  if (!/^\d{4}$/.test(made)) return { problem: 'year' }
  if (month && !/^(0?[1-9]|1[0-2])$/.test(month)) return { problem: 'month' }
  if (Math.abs(Number(made) - year) > YEARS_APART) return { problem: 'far' }
  return { is: `made:${made}${month && `-${month.padStart(2, '0')}`}` }
}

function readChassis(text: string): { is: string } | { problem: TypedProblem } {
  const characters = charactersOf(text)
  return isChassisNumber(text) ? { is: `chassis:${characters}` } : { problem: 'chassis' }
}

/** The characters that a chassis number counts in, without spaces and dashes; of a whole VIN the last eight. */
export function charactersOf(text: string): string {
  const characters = text.toUpperCase().replace(/[\s.-]/g, '')
  return characters.length === VIN ? characters.slice(-LAST_OF_VIN) : characters
}

/** Whether it is a chassis number that can be compared: as many letters and digits as an answer has, or a whole VIN. */
export const isChassisNumber = (text: string): boolean =>
  /^[A-Z0-9]+$/.test(charactersOf(text)) && charactersOf(text).length <= MOST_CHARACTERS
