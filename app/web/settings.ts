import { currencyName } from '#common/format'
import { useRouteLoaderData } from 'react-router'
import { type ShippingRule, shippingRule } from '#common/money'
import { inCurrency, money, moneyInFull, type Prices, stepOf, unitName, unitOf, WHOLE_DOLLARS } from '#common/prices'
import { settings as words } from '#common/words'

export type Shop = {
  shopName: string
  /** The year since which it says that it sells. */
  since: number | null
  baseUrl: string
  prices: Prices
  shipping: ShippingRule
  /** False: methods of delivery have prices and days of their own, so no page tells those of the settings. */
  shipsBySettings: boolean
  /** Where parcels go as long as nobody said where, and whether their cost and date depend on the postcode there. */
  home: { country: string; asksPostcode: boolean }
  /** Working days from payment to the door, "2 to 4". */
  deliveryDays: string
  /** How many counted units are set aside for a guest until they are paid. */
  guestUnits: number
  /** Where people read mail. */
  contact: string
}

/** The defaults, where even the root route's loader failed. */
export const UNKNOWN_SHOP: Shop = {
  shopName: 'Camber',
  since: null,
  baseUrl: '',
  prices: WHOLE_DOLLARS,
  shipping: shippingRule(WHOLE_DOLLARS),
  shipsBySettings: true,
  home: { country: 'US', asksPostcode: false },
  deliveryDays: words.days('2-4'),
  guestUnits: 20,
  contact: '',
}

/** The shop's settings, as the root route read them. */
export const useShop = (): Shop => useRouteLoaderData('root') ?? UNKNOWN_SHOP

/** Writes amounts as the shop does: `const money = useMoney()`, then `money(1249)`. Or in the currency of an order. */
export function useMoney(currency?: string): (minor: number) => string {
  const { prices } = useShop()
  return (minor) => money(inCurrency(prices, currency ?? prices.currency), minor)
}

/** How a field takes an amount: which keys a phone shows, and what stands beside it. Or in the currency of an order. */
export function usePriceField(of?: string): { inputMode: 'numeric' | 'decimal'; hint: string } {
  const shop = useShop().prices
  const prices = inCurrency(shop, of ?? shop.currency)
  const { currency } = prices
  if (stepOf(prices) !== unitOf(currency)) return { inputMode: 'decimal', hint: currencyName(currency) }
  return { inputMode: 'numeric', hint: words.wholeUnits(unitName(currency)) }
}

/** From which amount on an order ships free, as the promises are written: "$99.00". */
export const freeOver = ({ prices, shipping }: Pick<Shop, 'prices' | 'shipping'>) =>
  moneyInFull(prices, shipping.freeOver)

/** The shop's prices, as the document says them: for code that is no component. */
export function pricesHere(): Prices {
  const { currency = WHOLE_DOLLARS.currency, prices } = document.documentElement.dataset
  return { currency, whole: prices !== 'cents' }
}
