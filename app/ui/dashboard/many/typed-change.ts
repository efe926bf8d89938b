import { type Prices, stepOf, toWritten } from '#common/prices'
import { Fault } from '#common/fault'
import { readAmount } from '#common/typed-amount'
import { typedNumber } from '#common/typed-number'
import { PRICE_MAX } from '#domain/catalogue/schema'
import { type Ending, MOST_UNITS, type PartsChange, PERCENTS } from '#domain/runs/schema'
import * as words from '#common/words'

/** What stands in the form; empty: it stays as it is. */
export type TypedChange = {
  priceBy: '' | 'to' | 'amount' | 'percent' | 'cost'
  figure: string
  ending: '' | Ending
  stockBy: '' | 'to' | 'units'
  units: string
  brand: string
  category: string
  status: '' | 'sold' | 'hidden' | 'retired'
  bestSeller: '' | 'yes' | 'no'
}
export const NO_CHANGE: TypedChange = {
  priceBy: '',
  figure: '',
  ending: '',
  stockBy: '',
  units: '',
  brand: '',
  category: '',
  status: '',
  bestSeller: '',
}

const say = words.many.change

type Errors = { figure?: string; units?: string; whole?: string }
type Change = PartsChange['change']

/** The change that the form asks for, or what is wrong in it. */
export function readChange(typed: TypedChange, prices: Prices): { change: Change } | { errors: Errors } {
  const errors: Errors = {}
  const price = readRule(typed, prices)
  if (price instanceof Fault) errors.figure = words.imports.reason(figureOf(typed), price.code, ...price.params)
  const units = typed.stockBy ? typedNumber(typed.units.trim()) : 0
  const beyond = units === null ? null : outside(units, -MOST_UNITS, MOST_UNITS)
  if (units === null || !Number.isInteger(units)) errors.units = say.aNumber
  else if (beyond) errors.units = words.imports.reason(say.units, beyond.code, ...beyond.params)
  const { brand, category, status, bestSeller } = typed
  const change: Change = {
    ...(price && !(price instanceof Fault) && { price }),
    ...(typed.stockBy && { stock: { by: typed.stockBy, units: units ?? 0 } }),
    ...(brand && { brand }),
    ...(category && { category }),
    ...(status && { status }),
    ...(bestSeller && { bestSeller: bestSeller === 'yes' }),
  }
  if (Object.keys(errors).length > 0) return { errors }
  return Object.keys(change).length > 0 ? { change } : { errors: { whole: say.nothing } }
}

function readRule({ priceBy, figure, ending }: TypedChange, prices: Prices): Change['price'] | Fault {
  if (!priceBy) return undefined
  const more = ending ? { ending } : {}
  if (priceBy === 'percent' || priceBy === 'cost') {
    const percent = typedNumber(figure.trim().replace(/ ?%$/, ''))
    if (percent === null) return new Fault('not-a-number', figure)
    return outside(percent, PERCENTS.least, PERCENTS.most) ?? { by: priceBy, percent, ...more }
  }
  const amount = readAmount(prices, figure.replace('−', '-'))
  if (amount instanceof Fault) return amount
  const written = (minor: number) => toWritten(prices, minor)
  const least = priceBy === 'to' ? stepOf(prices) : -PRICE_MAX
  return outside(written(amount), written(least), written(PRICE_MAX)) ?? { by: priceBy, amount, ...more }
}

/** What the figure of a rule for prices is. */
const figureOf = ({ priceBy }: TypedChange): string =>
  priceBy === 'to' ? words.many.fields['price']! : priceBy === 'amount' ? say.amount : say.percent

const outside = (value: number, least: number, most: number): Fault | null =>
  value < least ? new Fault('too-low', least) : value > most ? new Fault('too-high', most) : null
