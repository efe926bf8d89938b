import { unitOf } from './prices.ts'

/** Stripe's table of minimum charge amounts (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts), in whole units. */
const LEAST: Readonly<Record<string, number>> = {
  AED: 2,
  AUD: 0.5,
  BGN: 1,
  BRL: 0.5,
  CAD: 0.5,
  CHF: 0.5,
  CZK: 15,
  DKK: 2.5,
  EUR: 0.5,
  GBP: 0.3,
  HKD: 4,
  HUF: 175,
  INR: 0.5,
  JPY: 50,
  MXN: 10,
  MYR: 2,
  NOK: 3,
  NZD: 0.5,
  PLN: 2,
  RON: 2,
  SEK: 3,
  SGD: 0.5,
  THB: 10,
  USD: 0.5,
}

/**
 * The least that the card provider charges at once, in the smallest unit. A currency that is not in its table has a least charge
 * only after conversion, which nobody knows before.
 */
export const leastCharge = (currency: string): number => Math.round((LEAST[currency] ?? 0) * unitOf(currency))

/** Whether an amount in the smallest unit is one that nobody can pay. What costs nothing need not be paid. */
export const isTooLittleToPay = (amount: number, currency: string): boolean =>
  amount > 0 && amount < leastCharge(currency)
