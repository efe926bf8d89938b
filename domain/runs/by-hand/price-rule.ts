import type { Prices } from '#common/prices'
import { stepOf, unitOf } from '#common/prices'
import { PRICE_MAX } from '#domain/catalogue/schema'

/** How new prices end: in whole units ("19", "29"), or after the decimal point. */
export const ENDINGS = ['9', '.99', '.95', '.00'] as const
export type Ending = (typeof ENDINGS)[number]

/** A rule for new prices; amounts in the smallest unit. `cost`: so many per cent above what the seller pays. */
export type PriceRule = { ending?: Ending | undefined } & (
  | { by: 'to'; amount: number }
  | { by: 'amount'; amount: number }
  | { by: 'percent'; percent: number }
  | { by: 'cost'; percent: number }
)

type Known = { price: number; cost: number | null }

/** Why a rule gives a part no price: its cost is not known, or the price would be below the least one or above the highest. */
type NoPrice = 'no-cost' | 'price-too-low' | 'price-too-high'

/** The price that a rule gives a part, rounded to the shop's step, or to the nearest price with the rule's ending. */
export function priceBy(rule: PriceRule, known: Known, prices: Prices): number | NoPrice {
  const computed = exactly(rule, known)
  if (computed === null) return 'no-cost'
  // 100 × 1.15 is a hair below 115, and 25 × 1.36 below 34: a half would be rounded down.
  const exact = Number(computed.toFixed(6))
  const price = rule.ending ? nearestEnding(exact, rule.ending, prices) : toStep(exact, stepOf(prices))
  if (price < stepOf(prices)) return 'price-too-low'
  return price > PRICE_MAX ? 'price-too-high' : price
}

function exactly(rule: PriceRule, { price, cost }: Known): number | null {
  switch (rule.by) {
    case 'to':
      return rule.amount
    case 'amount':
      return price + rule.amount
    case 'percent':
      return price * (1 + rule.percent / 100)
    case 'cost':
      return cost === null ? null : cost * (1 + rule.percent / 100)
  }
}

const toStep = (exact: number, step: number) => Math.round(exact / step) * step

/** Of two prices as near, the higher one. */
function nearestEnding(exact: number, ending: Ending, { currency }: Prices): number {
  const unit = unitOf(currency)
  const [cycle, rest] = ending === '9' ? [10 * unit, 9 * unit] : [unit, Math.round(Number(`0${ending}`) * unit)]
  const below = Math.floor((exact - rest) / cycle) * cycle + rest
  return exact - below < below + cycle - exact && below > 0 ? below : below + cycle
}

/** The endings that a shop's prices can have. */
export const endingsOf = ({ currency, whole }: Prices): readonly Ending[] =>
  whole || unitOf(currency) === 1 ? ['9'] : ENDINGS
