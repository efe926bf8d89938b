import { z } from 'zod'
import type { Hazard } from '#common/hazards'
import { fromWritten, type Prices, toWritten } from '#common/prices'
import { typedFigure } from '#common/typed-number'
import { typedGrams } from '#common/typed-size'
import { delivery, field } from '#common/words'
import { type CarrierCode, METHOD_MAX, type MethodRecord } from '#domain/delivery/schema'

const GRAMS = 1000
const MM = 10
const say = delivery.admin.method

const text = z.string()
const typedKilos = (typed: string) => typedGrams(typed, 'kg') / GRAMS
/** A number between two others as it is typed, which is refused by the field's label. */
const typedNumber = (label: string, low: number, high: number, read = typedFigure) =>
  text.superRefine((typed, { addIssue }) => {
    const number = read(typed)
    if (Number.isNaN(number)) addIssue(field.notNumber(label))
    else if (number < low) addIssue(field.tooLow(label, low))
    else if (number > high) addIssue(field.tooHigh(label, high))
  })
const orEmpty = (number: typeof text) =>
  text.superRefine((typed, { addIssue }) => {
    const { error } = typed.trim() === '' ? {} : number.safeParse(typed)
    if (error) addIssue(error.issues[0]!.message)
  })

/**
 * A method as its form has it; a number is refused by the label that people see. `aim`: `zone:3` or `place:1`. `rates`: a line
 * each, `10 = 4.50`, or one amount.
 */
export const methodFields = (prices: Prices) =>
  z.object({
    aim: text,
    name: text,
    carrier: text,
    service: text,
    rateBy: z.enum(['flat', 'weight', 'subtotal']),
    rates: text,
    freeOver: orEmpty(typedNumber(say.freeOver, 0, toWritten(prices, METHOD_MAX.rate))),
    daysFrom: typedNumber(say.daysFrom, 0, METHOD_MAX.days),
    daysTo: typedNumber(say.daysTo, 0, METHOD_MAX.days),
    workDays: z.array(text),
    maxWeight: orEmpty(typedNumber(say.maxWeight, 1 / GRAMS, METHOD_MAX.grams / GRAMS, typedKilos)),
    maxLength: orEmpty(typedNumber(say.maxLength, 1 / MM, METHOD_MAX.mm / MM)),
    hazards: z.array(text),
    rank: typedNumber(say.rank, 0, METHOD_MAX.rank),
  })
export type MethodFields = z.infer<ReturnType<typeof methodFields>>

const orNull = (typed: string, scale: number, read = typedFigure) =>
  typed.trim() === '' ? null : Math.round(read(typed) * scale)
/** The lines of amounts that are not empty, as they are counted in their field. */
const rateLines = (rates: string) =>
  rates.split('\n').flatMap((typed, n) => (typed.trim() === '' ? [] : [{ line: n + 1, typed }]))

/** What the form says, as the shop takes it: amounts in the smallest unit, kilograms as grams, centimetres as millimetres. */
export function methodOf(fields: MethodFields, prices: Prices) {
  const { aim, name, service, carrier, rateBy, freeOver } = fields
  const [kind, id] = aim.split(':')
  const minor = (typed: string) => fromWritten(prices, typedFigure(typed))
  const fromOf = (typed: string) => (rateBy === 'weight' ? Math.round(typedGrams(typed, 'kg')) : minor(typed))
  const rates = rateLines(fields.rates).map(({ typed }) => {
    const [amount = '', from = '0', ...more] = typed.split('=').toReversed()
    return { from: fromOf(from), amount: more.length > 0 ? Number.NaN : minor(amount) }
  })
  return {
    amounts: 'minor' as const,
    zone: kind === 'zone' ? Number(id) : null,
    place: kind === 'place' ? Number(id) : null,
    name,
    carrier: carrier as CarrierCode,
    service,
    rateBy,
    rates,
    freeOver: freeOver.trim() === '' ? null : minor(freeOver),
    daysFrom: typedFigure(fields.daysFrom),
    daysTo: typedFigure(fields.daysTo),
    workDays: fields.workDays.map(Number),
    maxWeightGrams: orNull(fields.maxWeight, GRAMS, typedKilos),
    maxLengthMm: orNull(fields.maxLength, MM),
    hazards: fields.hazards as Hazard[],
    rank: typedFigure(fields.rank),
  }
}

const shown = (value: number | null, scale: number) => (value === null ? '' : String(value / scale))

/** A stored method for its form; none: what a new one begins with. */
export function fieldsOfMethod(method: MethodRecord | null, aim: string, prices: Prices): MethodFields {
  const written = (minor: number) => String(toWritten(prices, minor))
  const rateOf = ({ from, amount }: MethodRecord['rates'][number]) =>
    method?.rateBy === 'flat'
      ? written(amount)
      : `${method?.rateBy === 'weight' ? shown(from, GRAMS) : written(from)} = ${written(amount)}`
  return {
    aim: method ? (method.zone === null ? `place:${method.place}` : `zone:${method.zone}`) : aim,
    name: method?.name ?? '',
    carrier: method?.carrier ?? 'own',
    service: method?.service ?? '',
    rateBy: method?.rateBy ?? 'flat',
    rates: method?.rates.map(rateOf).join('\n') ?? '',
    freeOver: method?.freeOver == null ? '' : written(method.freeOver),
    daysFrom: String(method?.daysFrom ?? 2),
    daysTo: String(method?.daysTo ?? 4),
    workDays: (method?.workDays ?? [1, 2, 3, 4, 5]).map(String),
    maxWeight: shown(method?.maxWeightGrams ?? null, GRAMS),
    maxLength: shown(method?.maxLengthMm ?? null, MM),
    hazards: method?.hazards ?? [],
    rank: String(method?.rank ?? 0),
  }
}

const FIELDS: Record<string, keyof MethodFields> = {
  zone: 'aim',
  place: 'aim',
  maxWeightGrams: 'maxWeight',
  maxLengthMm: 'maxLength',
}

/** Under which field of the form a refusal of the shop stands, and what it says: of several amounts, in which line. */
export function formRefusal(path: string, message: string, typed: MethodFields): [keyof MethodFields, string] {
  const [name = '', rate] = path.split('.')
  const lines = rateLines(typed.rates)
  const line = lines.length > 1 && rate !== undefined ? lines[Number(rate)]?.line : undefined
  return [FIELDS[name] ?? (name as keyof MethodFields), line ? say.atLine(line, message) : message]
}
