import { amountIn, converted, SCALES, UNIT_NAMES } from './units.ts'
import { readSize } from './read-size.ts'

/** What a part measures, in the catalogue's form: `measure` "diameter", `value` "302", "17in" or "205/55R16". */
export type Measured = { measure: string; value: string; unit: string | null }

/** A measure that parts have. `unit` null: a size, a grade or a bare number; `values`: all its grades, where they are known. */
export type KnownMeasure = { measure: string; unit: string | null; values?: Iterable<string> }

/** The trade divides its sizes into halves, quarters … sixty-fourths: "50/50" is a mixture, and nobody writes 14/16 for 7/8. */
const NUMBER = String.raw`(?:\d{1,6}(?:\.\d{1,4})?|(?:\d{1,3} )?\d?[13579]/(?:2|4|8|16|32|64))`
const AMOUNT = new RegExp(`^(${NUMBER})[ -]?([^\\d\\s.,/][^\\d]*)?$`)
const PRODUCT = new RegExp(`^${NUMBER}(?: ?(?:mm|cm|in|"|j))?(?: ?x ?${NUMBER} ?(?:mm|cm|in|")?){1,2}$`)

/** In lower case, with punctuation in ASCII and one space between words. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[×*]/g, 'x')
    .replaceAll(/[“”„″]|''/g, '"')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/(?<=\d),(?=\d)/g, '.')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** "1 1/4" → 1.25 */
function numberOf(text: string): number {
  const [, whole = '0', top, bottom] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text) ?? []
  return top && bottom ? Number(whole) + Number(top) / Number(bottom) : Number(text)
}

/**
 * What typed words may measure, of the measures that are `known`, in the order in which a part type lists them. Each reading is a
 * list of measures that hold together: "293x28" of a brake disc is one of diameter and thickness. Empty: they are no measure.
 * `unitNames` → symbol of the unit, in small letters.
 */
export function parseMeasures(
  text: string,
  known: readonly KnownMeasure[],
  unitNames: ReadonlyMap<string, string> = UNIT_NAMES,
): Measured[][] {
  const typed = plain(text)
  const sizes = readSize(typed)
    .map((size) => size.filter(({ measures }) => measures.some((one) => isKnown(known, one))))
    .filter((size) => size.length > 0)
    .flatMap((size) => combined(size.map(({ measures, value }) => named(known, measures, value))))
  const others = [...sizes, ...gradesOf(typed, known), ...productsOf(typed, known, unitNames)]
  const amounts = amountsOf(typed, known, unitNames)
  // A bare number is an amount of a hundred measures, each of them once.
  if (others.length === 0) return amounts
  return [...new Map([...others, ...amounts].map((reading) => [JSON.stringify(reading), reading])).values()]
}

const isKnown = (known: readonly KnownMeasure[], name: string) => known.some(({ measure }) => measure === name)

const named = (known: readonly KnownMeasure[], names: readonly string[], value: string): Measured[] =>
  known.filter(({ measure }) => names.includes(measure)).map(({ measure, unit }) => ({ measure, value, unit }))

/** One of each. */
const combined = (choices: Measured[][]): Measured[][] =>
  choices.reduce<Measured[][]>((some, next) => some.flatMap((one) => next.map((more) => [...one, more])), [[]])

const squashed = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}+]/gu, '')

/** "dot4" is the grade "DOT 4", where a part has it. */
function gradesOf(typed: string, known: readonly KnownMeasure[]): Measured[][] {
  const graded = known.filter(({ values }) => values)
  if (graded.length === 0) return []
  const asked = squashed(typed)
  return graded.flatMap(({ measure, unit, values = [] }) =>
    [...values].filter((value) => squashed(value) === asked).map((value) => [{ measure, value, unit }]),
  )
}

/** "302 mm": each measure that has such a unit; "302": each that counts anything. */
function amountsOf(
  typed: string,
  known: readonly KnownMeasure[],
  unitNames: ReadonlyMap<string, string>,
): Measured[][] {
  const [, number, name] = AMOUNT.exec(typed) ?? []
  if (!number) return []
  const said = name === undefined ? undefined : symbolOf(name.trim(), known, unitNames)
  if (name !== undefined && said === undefined) return []
  const meant = said === undefined ? [said] : (SCALES.get(said) ?? [said])
  return known.flatMap(({ measure, unit }) =>
    meant.flatMap((one) => {
      const value = amountAs(numberOf(number), one, unit)
      return value === null ? [] : [[{ measure, value, unit }]]
    }),
  )
}

/** Its symbol: by what people call it, or as the catalogue writes it. */
const symbolOf = (name: string, known: readonly KnownMeasure[], unitNames: ReadonlyMap<string, string>) =>
  unitNames.get(name) ?? known.find(({ unit }) => unit?.toLowerCase() === name)?.unit ?? undefined

function amountAs(amount: number, said: string | undefined, unit: string | null): string | null {
  if (unit === null) return said === undefined ? String(amount) : null
  return said === undefined ? amountIn(amount, unit).value : converted(amount, said, unit)
}

/** "293x28", "7j x 17", "242 x 175 x 190 mm": the type's lengths in their order, from any of them on. */
function productsOf(
  typed: string,
  known: readonly KnownMeasure[],
  unitNames: ReadonlyMap<string, string>,
): Measured[][] {
  if (!PRODUCT.test(typed)) return []
  const factors = typed.split('x').map((factor) => AMOUNT.exec(factor.replace(/j ?$/, '').trim()) ?? [])
  const last = factors.at(-1)?.[2]
  const lengths = known.filter(({ unit }) => unit !== null && ['mm', 'in'].includes(unit))
  const inOrder = (order: typeof factors) =>
    lengths.flatMap((_, from) => {
      const measures = lengths.slice(from, from + order.length)
      const values = order.map(([, number = '', name = last], n) => {
        const said = name === undefined ? undefined : unitNames.get(name.trim())
        return measures[n] ? amountAs(numberOf(number), said, measures[n].unit) : null
      })
      return values.includes(null)
        ? []
        : [measures.map(({ measure, unit }, n) => ({ measure, value: values[n]!, unit }))]
    })
  return [...inOrder(factors), ...(factors.length === 2 ? inOrder(factors.toReversed()) : [])]
}
