import { amountIn, currencyName } from './format.ts'

/**
 * How a shop writes amounts. Inside, every amount is an integer in the smallest unit of the currency (cents, yen).
 * `whole`: forms, calls and pages use whole dollars, as specified, and all prices are whole.
 */
export type Prices = { currency: string; whole: boolean }

/** The specification's, and the default of the settings. */
export const WHOLE_DOLLARS: Prices = { currency: 'USD', whole: true }

/** The shop's way of writing another currency: an order keeps the one in which it was placed. */
export const inCurrency = (prices: Prices, currency: string): Prices => ({ ...prices, currency })

/** Creates what depends on the shop's prices, such as a schema, once for each way of writing. */
export function oncePerShop<T>(make: (prices: Prices) => T): (prices: Prices) => T {
  const made = new WeakMap<Prices, { value: T }>()
  return (prices) => {
    const known = made.get(prices) ?? { value: make(prices) }
    made.set(prices, known)
    return known.value
  }
}

/**
 * Currencies without a smaller unit; all others that the shop accepts have hundredths. The card provider counts the
 * same way.
 */
const WITHOUT_DECIMALS = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
/** Currencies for which the card provider uses another unit than people do. */
const COUNTED_OTHERWISE = new Set('BHD IQD ISK JOD KWD LYD OMR TND UGX'.split(' '))

/** Whether a shop can sell in this currency. */
export const isCurrency = (code: string): boolean =>
  Intl.supportedValuesOf('currency').includes(code) && !COUNTED_OTHERWISE.has(code)

/** How many decimals a currency has: 2 for dollars, 0 for yen. */
export const decimalsOf = (currency: string): number => (WITHOUT_DECIMALS.has(currency) ? 0 : 2)

/** One dollar in cents, one yen in yen. */
export const unitOf = (currency: string): number => 10 ** decimalsOf(currency)

/** The smallest step between prices of this shop, in the smallest unit. */
export const stepOf = ({ currency, whole }: Prices): number => (whole ? unitOf(currency) : 1)

/** Converts a number that the shop itself wrote (12.49) to the smallest unit (1249). */
export const fromWritten = ({ currency }: Prices, written: number): number => Math.round(written * unitOf(currency))

/** Converts a number from outside (12.49) to the smallest unit (1249). Undefined: this shop has no such amount. */
export function toMinor(prices: Prices, written: number): number | undefined {
  const minor = fromWritten(prices, written)
  if (!Number.isSafeInteger(minor) || toWritten(prices, minor) !== written) return undefined
  return minor % stepOf(prices) === 0 ? minor : undefined
}

/** Converts an amount in the smallest unit (1249) for forms and calls (12.49). */
export const toWritten = ({ currency }: Prices, minor: number): number => minor / unitOf(currency)

/**
 * Formats an amount in the smallest unit for people: "$12.49". A shop with whole prices writes whole amounts without
 * decimals: "$12".
 */
export function money({ currency, whole }: Prices, minor: number): string {
  const isWhole = whole && minor % unitOf(currency) === 0
  return amountIn(minor / unitOf(currency), currency, isWhole ? 0 : decimalsOf(currency))
}

/** The same, always with decimals: "$99.00". */
export const moneyInFull = ({ currency }: Prices, minor: number): string => money({ currency, whole: false }, minor)

/** The name of the unit of amounts: "dollars". */
export const unitName = (currency: string): string => currencyName(currency).split(' ').at(-1)!

/** An amount for a spreadsheet: "12.50", or "12" if all prices are whole. */
export function plain({ currency, whole }: Prices, minor: number): string {
  const isWhole = whole && minor % unitOf(currency) === 0
  return (minor / unitOf(currency)).toFixed(isWhole ? 0 : decimalsOf(currency))
}

/** A percentage of an amount, rounded down to the smallest step of this shop's prices. */
export function percentOf(prices: Prices, minor: number, percent: number): number {
  const step = stepOf(prices)
  return Math.floor((minor * percent) / (100 * step)) * step
}
