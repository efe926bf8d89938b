import type { Prices } from '#common/prices'
import { Fault } from '#common/fault'
import { readAmount } from '#common/typed-amount'
import { typedNumber } from '#common/typed-number'
import type { Ending, PartsChange } from '#domain/runs/schema'
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

type Errors = { figure?: string; units?: string; whole?: string }
type Change = PartsChange['change']

/** The change that the form asks for, or what is wrong in it. */
export function readChange(typed: TypedChange, prices: Prices): { change: Change } | { errors: Errors } {
  const errors: Errors = {}
  const price = readRule(typed, prices)
  if (price instanceof Fault)
    errors.figure = words.imports.reason(words.many.fields['price']!, price.code, ...price.params)
  const units = typed.stockBy ? typedNumber(typed.units.trim()) : 0
  if (units === null || !Number.isInteger(units)) errors.units = words.many.change.aNumber
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
  return Object.keys(change).length > 0 ? { change } : { errors: { whole: words.many.change.nothing } }
}

function readRule({ priceBy, figure, ending }: TypedChange, prices: Prices): Change['price'] | Fault {
  if (!priceBy) return undefined
  const more = ending ? { ending } : {}
  if (priceBy === 'percent' || priceBy === 'cost') {
    const percent = typedNumber(figure.trim().replace(/ ?%$/, ''))
    return percent === null ? new Fault('not-a-number', figure) : { by: priceBy, percent, ...more }
  }
  const amount = readAmount(prices, figure.replace('−', '-'))
  return amount instanceof Fault ? amount : { by: priceBy, amount, ...more }
}
