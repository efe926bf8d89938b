/** In which unit an amount is written: `factor` of `unit` make one; `base` of the dimension's first unit make one `unit`. */
type Unit = { unit: string; factor: number; base: number; of: string; kept: boolean }

/** `kept`: beside the first unit of the dimension people use this one too (a wheel of 17 in), so it stands with the value. */
const of = (dimension: string, unit: string, factor = 1, base = 1, kept = false): Unit => {
  return { unit, factor, base, of: dimension, kept }
}

/** By its name in small letters; the same as the function `unit_of` (migration 0044). */
const UNITS: ReadonlyMap<string, Unit> = new Map([
  ['mm', of('length', 'mm')],
  ['cm', of('length', 'mm', 10)],
  ['m', of('length', 'm', 1, 1000, true)],
  ['in', of('length', 'in', 1, 25.4, true)],
  ['"', of('length', 'in', 1, 25.4, true)],
  ['l', of('volume', 'l')],
  ['ml', of('volume', 'l', 0.001)],
  ['cl', of('volume', 'l', 0.01)],
  ['qt', of('volume', 'l', 0.946353)],
  ['pt', of('volume', 'l', 0.473176)],
  ['gal', of('volume', 'l', 3.785412)],
  ['fl oz', of('volume', 'l', 0.0295735)],
  ['g', of('mass', 'g', 1, 1, true)],
  ['kg', of('mass', 'g', 1000, 1, true)],
  ['lb', of('mass', 'g', 453.592, 1, true)],
  ['w', of('power', 'W')],
  ['kw', of('power', 'kW', 1, 1000, true)],
  ['ah', of('charge', 'Ah')],
  ['mah', of('charge', 'Ah', 0.001)],
  ['v', of('voltage', 'V')],
  ['a', of('current', 'A')],
  ['bar', of('pressure', 'bar')],
  ['nm', of('torque', 'Nm')],
  ['ft lb', of('torque', 'Nm', 1.35582)],
])

/** Typed of weights and of what flows, so a part's label does not say which it is. */
const OUNCE: Readonly<Record<string, Unit>> = {
  mass: of('mass', 'g', 28.3495, 1, true),
  volume: of('volume', 'l', 0.0295735),
}

/** A unit by its symbol; one that is not in the list is only compared with itself. */
const unitOf = (name: string): Unit => UNITS.get(name.toLowerCase()) ?? of(name, name)

/** What people type for a unit, in lower case → its symbol. */
export const UNIT_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mm: 'mm millimetre millimetres millimeter millimeters',
    cm: 'cm centimetre centimetres centimeter centimeters',
    m: 'm metre metres meter meters',
    in: "in inch inches \" ''",
    l: 'l lt ltr litre litres liter liters',
    ml: 'ml millilitre millilitres milliliter milliliters',
    cl: 'cl',
    g: 'g gr gram grams gramme grammes',
    kg: 'kg kilo kilos kilogram kilograms',
    W: 'w watt watts',
    kW: 'kw kilowatt kilowatts',
    Ah: 'ah amp-hours',
    mAh: 'mah',
    V: 'v volt volts',
    A: 'a amp amps ampere amperes',
    bar: 'bar',
    Nm: 'nm',
    '°C': '°c',
    '°F': '°f',
    '°': '° degree degrees',
    K: 'k kelvin',
    lm: 'lm lumen lumens',
    dB: 'db',
    Hz: 'hz',
    MHz: 'mhz',
    t: 't ton tons tonne tonnes',
    teeth: 'teeth',
  }).flatMap(([symbol, names]) => names.split(' ').map((name) => [name, symbol] as const)),
)

const rounded = (amount: number) => Math.round(amount * 1e4) / 1e4
const written = (amount: number, { unit, kept }: Unit) => `${rounded(amount)}${kept ? unit : ''}`

/** An amount as the catalogue has it: "302" for 30.2 cm, "17in" for 17 in. */
export function amountIn(amount: number, said: string): { value: string; unit: string } {
  const unit = unitOf(said)
  return { value: written(amount * unit.factor, unit), unit: unit.unit }
}

/** The scales that degrees may be of when nobody says which. */
export const SCALES: ReadonlyMap<string, readonly string[]> = new Map([['°', ['°C', '°F']]])

/**
 * The same amount in another unit of its dimension, null where that has none or it is no round number there: 17 in are
 * 431.8 mm, but nobody means 11.8898 in by 302 mm.
 */
export function converted(amount: number, said: string, to: string): string | null {
  const unit = unitOf(to)
  // The scale has another zero, and parts have whole degrees: a thermostat of 190 °F is one of 88 °C.
  if (said === '°F' && to === '°C') return written(Math.round((amount - 32) / 1.8), unit)
  const from = (said === 'oz' && OUNCE[unit.of]) || unitOf(said)
  if (from.of !== unit.of) return null
  const there = (amount * from.factor * from.base) / unit.base
  const isRound = from.unit === unit.unit || Math.abs(there * 100 - Math.round(there * 100)) < 1e-6
  return isRound ? written(there, unit) : null
}

/** How much a value is, lengths in mm; not a number for a grade. */
export function amountOf(value: string): number {
  const [, number = '', unit = ''] = /^(-?[\d.]+)([a-zA-Z]*)$/.exec(value) ?? []
  return number === '' ? NaN : Number(number) * (unit ? unitOf(unit).base : 1)
}

const words = new Intl.Collator('en', { numeric: true })

/** Orders values of one measure from small to large. `amount`: what is known of a value's size; null: its text says. */
export const bySize = (a: Sized, b: Sized): number =>
  (a.amount ?? (amountOf(a.value) || 0)) - (b.amount ?? (amountOf(b.value) || 0)) || words.compare(a.value, b.value)

type Sized = { value: string; amount: number | null }
