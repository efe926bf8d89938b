import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { shippingRule, type Totals, totals } from '#common/money'
import type { Prices } from '#common/prices'
import { type OrderedPart, takeStockAfter } from '#domain/catalogue'
import { allocateParts } from '#domain/places'
import { userOf } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { conflict, type Fields, forbidden, invalid, unauthorised } from '#platform/errors'
import { insertOrder } from './insert-order.ts'
import { judgeLines } from './judge-lines.ts'
import { toOrder } from './order.ts'
import { type Order, type PlaceOrderInput, TOTAL_MAX } from './schema.ts'
import { refuseSoldOut } from './sold-out.ts'
import { knownUnpaid, lockingUnpaid, tooMuchHeld } from './unpaid.ts'

/**
 * Places an order at the shop's own prices and holds its parts. 400 for parts that are not sold, 409 `fit` as
 * `judgeLines`, 409 `too-much-held` above the buyer's limits for unpaid orders, 409 `sold-out` with what is left, 409
 * `total-changed` with the right amounts.
 */
export async function placeOrder(ctx: Ctx, input: PlaceOrderInput): Promise<Order> {
  const user = userOf(ctx)
  if (input.email !== user.email) throw forbidden(phrase('refusal.ownOrdersOnly'))
  const wanted = Object.entries(input.items).map(([id, quantity]) => ({ partId: Number(id), quantity }))
  const lines = await judgeLines(ctx, input)
  return tx(ctx, async (ctx) => {
    const { first, parts } = await takeStockAfter(ctx, lockingUnpaid(ctx, sql`${user.id}`), wanted)
    const unpaid = knownUnpaid(first)
    if (!unpaid) throw unauthorised(phrase('refusal.logInAgain'))
    refuseUnknown(wanted, parts)
    const { prices, SHIPPING_PERCENT, FREE_SHIPPING_OVER } = ctx.config
    const sums = totals(parts, prices, shippingRule(prices, SHIPPING_PERCENT, FREE_SHIPPING_OVER))
    if (sums.total > TOTAL_MAX) throw invalid({ items: phrase('refusal.orderTooDear') })
    const refusal = tooMuchHeld(ctx, unpaid, countedUnits(parts))
    if (refusal) throw refusal
    refuseSoldOut(parts)
    if (sums.total !== input.total) throw totalChanged(prices, sums)
    const order = await insertOrder(ctx, user.id, input, parts, lines, sums)
    await allocateParts(ctx, order.id, parts)
    await ctx.jobs.send(ctx.db, 'order-mail', { orderId: order.id, kind: 'received' })
    return toOrder(order)
  })
}

const countedUnits = (parts: readonly OrderedPart[]) =>
  parts.reduce((sum, { stock, quantity }) => (stock === null ? sum : sum + quantity), 0)

function refuseUnknown(wanted: readonly { partId: number }[], parts: readonly OrderedPart[]) {
  const sold = new Set(parts.map((part) => part.partId))
  const unknown: Fields = {}
  for (const { partId } of wanted) if (!sold.has(partId)) unknown[`items.${partId}`] = phrase('refusal.partNotSold')
  if (Object.keys(unknown).length > 0) throw invalid(unknown, phrase('refusal.partsNotSold'))
}

const totalChanged = (prices: Prices, sums: Totals) =>
  conflict('total-changed', phrase('refusal.totalIsNow', prices, sums.total), sums)
