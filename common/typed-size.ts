import { Fault } from './fault.ts'
import { type DecimalSign, typedFigure, typedNumber } from './typed-number.ts'

const of = (names: string, factor: number) => names.split(' ').map((name) => [name, factor] as const)

/** Grams in one, by what files call it. PIES has codes of two letters. */
const GRAMS: ReadonlyMap<string, number> = new Map([
  ...of('г гр грамм', 1),
  ...of('кг килограмм', 1000),
  ...of('g gr gm gram grams gramm gramme grammes gramo gramos', 1),
  ...of('mg milligram milligrams', 0.001),
  ...of('kg kgs kilo kilos kilogram kilograms kilogramm kilogramo kilogramos gt', 1000),
  ...of('lb lbs lbm pound pounds pf libra libras pg', 453.59237),
  ...of('oz oz. ounce ounces onza onzas', 28.349523125),
  ...of('t to ton tonne tonnes tonelada', 1_000_000),
])

/** Millimetres in one. */
const MILLIMETRES: ReadonlyMap<string, number> = new Map([
  ...of('мм', 1),
  ...of('см', 10),
  ...of('м', 1000),
  ...of('mm millimetre millimetres millimeter millimeters milímetro milímetros milimetros', 1),
  ...of('cm centimetre centimetres centimeter centimeters zentimeter centímetro centímetros centimetros', 10),
  ...of('m mt mtr metre metres meter meters metro metros', 1000),
  ...of("in in. inch inches zoll pulgada pulgadas \" ″ ''", 25.4),
  ...of('ft ft. foot feet', 304.8),
])

/** The units that a cell of a file, or its column, may be in. */
export const isWeightUnit = (name: string): boolean => GRAMS.has(name.toLowerCase())
export const isLengthUnit = (name: string): boolean => MILLIMETRES.has(name.toLowerCase())

type Said = { unit?: string | undefined; sign?: DecimalSign | undefined }

/** A weight in whole grams: "1.2 kg", "2 lb", or a number in `unit`, by default grams. */
export const readWeight = (text: string, { unit = 'g', sign }: Said = {}) => readSize(text, GRAMS, unit, sign)

/** What a field for a weight has, in grams: a number in `unit`, or one with its own, "1,5 kg" or "3 lb". NaN: neither. */
export function typedGrams(text: string, unit: 'g' | 'kg' = 'g'): number {
  if (!/\p{L}\.?\s*$/u.test(text)) return typedFigure(text) * GRAMS.get(unit)!
  const grams = readWeight(text)
  return typeof grams === 'number' ? grams : Number.NaN
}

/** A length in whole millimetres: "30,2 cm", "12 in", or a number in `unit`, by default millimetres. */
export const readLength = (text: string, { unit = 'mm', sign }: Said = {}) => readSize(text, MILLIMETRES, unit, sign)

function readSize(text: string, units: ReadonlyMap<string, number>, usual: string, sign?: DecimalSign): number | Fault {
  const [, written = '', said = ''] = /^(.*\d)(\D*)$/.exec(text.trim()) ?? []
  const amount = typedNumber(written, sign)
  if (amount === null) return new Fault('not-a-number', text)
  const unit = said.trim() || usual
  const factor = units.get(unit.toLowerCase())
  return factor === undefined ? new Fault('unit-unknown', unit) : Math.round(amount * factor)
}
