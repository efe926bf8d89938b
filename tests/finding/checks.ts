import { normalNumber } from '#domain/catalogue'
import type { PartList, Reading, Suggestion } from '#domain/finding/schema'
import { slugOf } from '../../domain/vehicles/slug.ts'
import type { Clause } from './read-set.ts'

type Named = { slug: string; name: string }
/** What the set judges of a reading, whether the shop says it yet or not. */
type Read = Partial<
  Reading & {
    years: { from: number; to: number } | null
    engine: string | null
    generation: string | null
    measures: { measure: string; value: string; unit: string | null; label: string }[]
    price: { min: number | null; max: number | null } | null
    without: string[]
    symptom: { slug: string; name: string; guide: string | null; guideTitle: string | null; types: Named[] } | null
    otherEngine: { label: string; has: string[] } | null
    notSold: { name: string; near: Named[] } | null
    unknownVehicle: { text: string; label: string } | null
    page: { href: string; label: string } | null
    didYouMean: { number: string }[]
    list: { lines: number } | null
  }
>
/** An answer as the set judges it. */
export type Seen = {
  items: PartList['items']
  count: number
  reading: Read
  suggestions: Suggestion[]
}
/** Whether a clause of the set holds: true, or what was there instead. */
type Check = (value: string, seen: Seen, is: Clause['is']) => true | string

const any = (value: string) => value.split(',')
const holds = (isRight: boolean, was: unknown): true | string => isRight || JSON.stringify(was ?? null)
const plain = (text: unknown) =>
  JSON.stringify(text ?? '')
    .normalize('NFKC')
    .toLowerCase()
const says = (what: unknown, value: string) =>
  holds(Boolean(what) && any(value).some((one) => plain(what).includes(one.toLowerCase())), what)

/** The types that were read, else those of the first page. */
function typesOf({ reading, items }: Seen): string[] {
  const read = (reading.types ?? []).map(({ slug }) => slug)
  return read.length > 0 ? read : [...new Set(items.map(({ type }) => type.slug))]
}

/** A car as the set writes it: what is not read in it is left out. */
const carOf = ({ vehicle }: Read) =>
  vehicle
    ? [vehicle.make, vehicle.model, vehicle.year].flatMap((one) => (one ? slugOf(String(one)) : [])).join('/')
    : null

/** A generation or a range names years and models that the car itself need not. */
function isCar(asked: string, { reading }: Seen): boolean {
  const read = carOf(reading)
  if (reading.generation || reading.years) return read === asked || Boolean(read?.startsWith(`${asked}/`))
  return read === asked
}

const ends = (range: string, unit = 1) =>
  (/\.\./.test(range) ? range.split('..') : range.split('-')).map((end) => (end === '' ? null : Number(end) * unit))

/** An open end reaches at least to the newest or the oldest car. */
function isYears(asked: string, years: Read['years']): boolean {
  const [from = null, to = null] = ends(asked)
  if (!years) return false
  return (
    (from === null ? years.from <= 1985 : years.from === from) && (to === null ? years.to >= 2026 : years.to === to)
  )
}

const numbersIn = (text: string) => (text.match(/\d+(\.\d+)?/g) ?? []).map(Number)
const isIn = (asked: string, text: string) =>
  /^[\d.]+$/.test(asked) ? numbersIn(text).includes(Number(asked)) : text.toLowerCase().includes(asked)

const bare = (text: string) => text.toLowerCase().replaceAll('×', 'x').replaceAll(/\s/g, '')
function isMeasure(asked: string, measures: Read['measures']): boolean {
  const whole = new RegExp(`(?<![\\d.])${bare(asked).replaceAll('.', '\\.')}(?![\\d.])`)
  return (measures ?? []).some(({ value, unit, label }) =>
    [value, `${value}${unit ?? ''}`, label].map((text) => bare(String(text))).some((text) => whole.test(text)),
  )
}

export const CHECKS: Record<string, Check> = {
  types: (value, seen) => {
    const types = typesOf(seen)
    return holds(types.length > 0 && types.every((type) => any(value).includes(type)), types)
  },
  avoids: (value, seen) => {
    const shown = [...typesOf(seen), ...seen.items.map(({ type }) => type.slug)]
    return holds(shown.length > 0 && !shown.some((type) => any(value).includes(type)), shown)
  },
  car: (value, seen) =>
    holds(
      any(value).some((car) => isCar(car, seen)),
      carOf(seen.reading),
    ),
  noCar: (_value, { reading: { vehicle, unknownVehicle } }) =>
    holds(!vehicle && !unknownVehicle, vehicle ?? unknownVehicle),
  years: (value, { reading }) => holds(isYears(value, reading.years), reading.years),
  engine: (value, { reading: { engine } }) =>
    holds(Boolean(engine) && value.split(' ').every((one) => isIn(one, engine!)), engine),
  generation: (value, { reading: { generation } }) =>
    holds(new RegExp(`(?<![\\dA-Z])(MK)?${value}(?!\\d)`, 'i').test((generation ?? '').split('(')[0]!), generation),
  condition: (value, { reading: { conditions = [] } }) => holds((conditions.join() || 'any') === value, conditions),
  position: (value, { reading: { positions = [] } }) =>
    holds(positions.join(' ').split(' ').toSorted().join(' ') === value.split(' ').toSorted().join(' '), positions),
  measure: (value, { reading: { measures } }) =>
    holds(
      any(value).some((one) => isMeasure(one, measures)),
      measures,
    ),
  price: (value, { reading: { price }, items }) => {
    const [min = null, max = null] = ends(value, 100)
    const isKept = items.every((item) => item.price * 100 >= (min ?? 0) && item.price * 100 <= (max ?? Infinity))
    return holds(Boolean(price) && (price!.min ?? null) === min && (price!.max ?? null) === max && isKept, price)
  },
  order: (_, { items }) => {
    const prices = items.map(({ price }) => price)
    return holds(prices.length > 1 && prices.every((price, at) => at === 0 || prices[at - 1]! <= price), prices)
  },
  without: (value, { reading }) => says(reading.without?.join(' '), value),
  symptom: (_, { reading }) => holds(Boolean(reading.symptom), reading.symptom),
  guide: (value, { reading: { symptom } }) => holds(symptom?.guideTitle?.includes(value) ?? false, symptom?.guideTitle),
  otherEngine: (value, { reading: { otherEngine } }) => says(otherEngine, value),
  likely: (value, { reading: { symptom } }) =>
    holds(
      any(value).includes(symptom?.types[0]?.slug ?? ''),
      symptom?.types.map(({ slug }) => slug),
    ),
  notSold: (value, { reading }) => says(reading.notSold?.name, value),
  unknown: (value, { reading }) => says(reading.unknownVehicle, value),
  page: (value, { reading: { page } }) => holds(Boolean(page?.href.startsWith(value)), page),
  meant: (value, { reading: { didYouMean = [] } }) =>
    holds(
      didYouMean.some(({ number }) => normalNumber(number) === normalNumber(value)),
      didYouMean.map(({ number }) => number),
    ),
  named: (value, { items }) => {
    const names = items.map(({ name }) => name)
    return holds(names.length > 0 && names.every((name) => any(value).some((one) => name.includes(one))), names)
  },
  item: (value, { items: [first] }) => holds(first?.number === value, first?.number),
  list: (value, { reading: { list } }) => holds(list?.lines === Number(value), list),
  brand: (value, { reading }) => {
    const read = reading.brands?.map(({ slug }) => slug)
    return holds(read?.join() === value, read)
  },
  notCorrected: (value, { reading: { corrected = [] } }) =>
    holds(!corrected.some(({ from }) => from.toLowerCase() === value), corrected),
  count: (value, { count }, is) => holds(is === '>' ? count > Number(value) : count === Number(value), count),
  whole: (_, { reading: { words = [], dropped = [], unknownNumber = null } }) =>
    holds(words.length + dropped.length === 0 && !unknownNumber, { words, dropped, unknownNumber }),
  suggests: (value, { suggestions }) => {
    const [kind, label] = value.includes(':') ? value.split(':') : ['', value]
    return holds(
      suggestions.some((one) => (!kind || one.kind === kind) && one.label.includes(label!)),
      suggestions.map((one) => `${one.kind}: ${one.label}`),
    )
  },
}
