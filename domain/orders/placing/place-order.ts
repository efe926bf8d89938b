import { phrase } from '#common/phrase'
import { shippingRule, totals } from '#common/money'
import { userOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { conflict, forbidden } from '#platform/errors'
import { judgeLines } from './judge-lines.ts'
import { adjustmentsOf } from './order-totals.ts'
import type { Order, PlaceOrderInput } from '../schema.ts'
import { takeOrder } from './take-order.ts'

/**
 * The specified call: places an order at the shop's own prices, with the shipping of the settings, and holds its parts.
 * Refuses as `takeOrder`; 409 `fit` as `judgeLines`, 409 `total-changed` with the right amounts.
 */
export async function placeOrder(ctx: Ctx, input: PlaceOrderInput): Promise<Order> {
  const user = userOf(ctx)
  if (input.email !== user.email) throw forbidden(phrase('refusal.ownOrdersOnly'))
  const lines = await judgeLines(ctx, input)
  const { prices, SHIPPING_PERCENT, FREE_SHIPPING_OVER } = ctx.config
  const rule = shippingRule(prices, SHIPPING_PERCENT, FREE_SHIPPING_OVER)
  const { name, email, number: phone, address, vehicle } = input
  return takeOrder(ctx, {
    buyer: { userId: user.id },
    contact: { name, email, phone, address },
    vehicle: vehicle ?? null,
    lines,
    fieldOf: (partId) => (partId === undefined ? 'items' : `items.${partId}`),
    charge: (parts) => ({ parts, adjustments: adjustmentsOf(totals(parts, prices, rule)) }),
    agree(sums) {
      if (sums.total !== input.total)
        throw conflict('total-changed', phrase('refusal.totalIsNow', prices, sums.total), sums)
    },
  })
}
