import { isReckoned } from '#common/format'
import { type KnownMeasure, allMeasures, measuresOfType, parseMeasures } from '#domain/catalogue'

/** What a list is asked to measure: for each measure the values that will do. */
export type AskedMeasures = ReadonlyMap<string, ReadonlySet<string>>

const CANONICAL = /^\d+(\.\d+)?$/
/** The number, and the unit that some stand with: "907.184g". */
const FIGURE = /^(\d+\.\d+)([a-z]*)$/
/** Labels round it no further. */
const SAME = 0.01

/** The measure of "diameter:302". */
export const measureIn = (asked: string): string => asked.slice(0, asked.indexOf(':'))

/** The values that the catalogue may have for what a query says: "302", but also "30.2 cm" and "5 × 114.3"; for 5 qt 4.73 l. */
export function formsOf(asked: string): string[] {
  const measure = measureIn(asked)
  const text = asked.slice(measure.length + 1)
  const listed = allMeasures.filter((one) => one.measure === measure)
  const [, figure = '', own = ''] = FIGURE.exec(text) ?? []
  const units = own ? [own] : listed.map(({ unit }) => unit ?? '')
  if (units.some((unit) => isReckoned(figure, unit))) return [text, ...rounded(figure, own)]
  if (CANONICAL.test(text)) return [text]
  const known: KnownMeasure[] = listed.length > 0 ? listed : [{ measure, unit: null }]
  const read = parseMeasures(text, known).flatMap((reading) => (reading.length === 1 ? [reading[0]!.value] : []))
  return [...new Set([text, ...read])]
}

/** As labels write an amount that was reckoned: "4.7318" is 4.732, 4.73 and 4.7. */
function rounded(figure: string, unit: string): string[] {
  const amount = Number(figure)
  const labels = [3, 2, 1, 0].map((decimals) => Number(amount.toFixed(decimals)))
  const near = labels.filter((one) => String(one) !== figure && Math.abs(one - amount) <= SAME * amount)
  return [...new Set(near)].map((one) => `${one}${unit}`)
}

/** The value of "diameter:302" and the unit that it has for parts of these types, or of any. */
export function saidSize(asked: string, types: readonly string[] = []): { value: string; unit: string | null } {
  const measure = measureIn(asked)
  const value = asked.slice(measure.length + 1)
  const known = [...types.flatMap((type) => measuresOfType(type) ?? []), ...allMeasures]
  const isSame = (one: KnownMeasure) => one.measure === measure && value.endsWith('in') === (one.unit === 'in')
  return { value, unit: known.find(isSame)?.unit ?? null }
}

/** Reads "diameter:302", "diameter:304", "thickness:25": values of one measure are alternatives. Null: nothing is asked. */
export function askedMeasures(given: readonly string[] | undefined): AskedMeasures | null {
  if (!given?.length) return null
  const byMeasure = Map.groupBy(given, measureIn)
  return new Map([...byMeasure].map(([measure, values]) => [measure, new Set(values.flatMap(formsOf))]))
}
