import { useRouteLoaderData } from 'react-router'
import { SHIPPING_RULE, type ShippingRule } from '#common/money'

export type Shop = {
  shopName: string
  baseUrl: string
  shipping: ShippingRule
  /** Working days from payment to the door, "2 to 4". */
  deliveryDays: string
  /** Where people read mail. */
  contact: string
}

/** The defaults, where even the root route's loader failed. */
export const UNKNOWN_SHOP: Shop = {
  shopName: 'Camber',
  baseUrl: '',
  shipping: SHIPPING_RULE,
  deliveryDays: '2 to 4',
  contact: '',
}

/** The shop's settings, as the root route read them. */
export const useShop = (): Shop => useRouteLoaderData('root') ?? UNKNOWN_SHOP

/** Whole dollars with cents, as the promises are written: "$99.00". */
export const withCents = (amount: number) => `$${amount}.00`
