import { isTooLittleToPay, leastCharge } from '#common/least-charge'
import type { Totals } from '#common/money'
import { phrase } from '#common/phrase'
import { type OrderedPart, takenOf, takeStockAfter } from '#domain/catalogue'
import { allocateParts } from '#domain/places'
import { type Ctx, tx } from '#platform/context'
import { type Fields, invalid, unauthorised } from '#platform/errors'
import { type Charge, type Given, insertOrder } from './insert-order.ts'
import type { JudgedLine } from './judge-lines.ts'
import { sumsOf } from './order-totals.ts'
import { toOrder } from '../order.ts'
import { type Order, TOTAL_MAX } from '../schema.ts'
import { refuseSoldOut } from '../holds/sold-out.ts'
import { lockingBuyer, tooMuchHeld, unpaidOf } from '../holds/unpaid.ts'

type OrderToTake = Given & {
  lines: readonly JudgedLine[]
  /** The field of the caller's input that names a part, and that of all of them. */
  fieldOf: (partId?: number) => string
  charge: (parts: OrderedPart[]) => Charge
  /** Throws if that is not what the buyer agreed to. */
  agree: (sums: Totals, parts: readonly OrderedPart[]) => void
}

/**
 * Takes the stock of an order and inserts it, as one transaction; both ways to order end here. 400 for parts that are
 * not sold, and for a total that nobody can pay; 409 `too-much-held` above the buyer's limits for unpaid orders, unless
 * an admin places it; 409 `sold-out` with what is left.
 */
export function takeOrder(ctx: Ctx, { lines, fieldOf, charge, agree, ...given }: OrderToTake): Promise<Order> {
  const wanted = unitsOf(lines)
  const { prices } = ctx.config
  return tx(ctx, async (ctx) => {
    const { first, parts } = await takeStockAfter(ctx, lockingBuyer(ctx, given.buyer), wanted)
    const unpaid = unpaidOf(first)
    if (!unpaid) throw unauthorised(phrase('refusal.logInAgain'))
    refuseUnknown(wanted, parts, fieldOf)
    const charged = charge(parts)
    const sums = sumsOf(charged.parts, charged.adjustments)
    if (sums.total > TOTAL_MAX) throw invalid({ [fieldOf()]: phrase('refusal.orderTooDear') })
    if (isTooLittleToPay(sums.total, prices.currency))
      throw invalid({ [fieldOf()]: phrase('refusal.orderTooSmall', prices, leastCharge(prices.currency)) })
    const refusal = given.placedBy ? undefined : tooMuchHeld(ctx, unpaid, countedUnits(parts))
    if (refusal) throw refusal
    refuseSoldOut(parts)
    agree(sums, parts)
    const order = await insertOrder(ctx, given, lines, charged, sums.total)
    await allocateParts(ctx, order.id, takenOf(parts), given.delivery?.place?.id)
    const heldMinutes = Math.round((order.hold_until.getTime() - order.created_at.getTime()) / 60_000)
    await ctx.jobs.send(ctx.db, 'order-mail', { orderId: order.id, kind: 'received', heldMinutes })
    return toOrder(order)
  })
}

function unitsOf(lines: readonly JudgedLine[]): { partId: number; quantity: number }[] {
  const units = new Map<number, number>()
  for (const { partId, quantity } of lines) units.set(partId, (units.get(partId) ?? 0) + quantity)
  return [...units].map(([partId, quantity]) => ({ partId, quantity }))
}

const countedUnits = (parts: readonly OrderedPart[]) =>
  parts.reduce((sum, { stock, quantity }) => (stock === null ? sum : sum + quantity), 0)

function refuseUnknown(
  wanted: readonly { partId: number }[],
  parts: readonly OrderedPart[],
  fieldOf: OrderToTake['fieldOf'],
) {
  const sold = new Set(parts.map((part) => part.partId))
  const unknown: Fields = {}
  for (const { partId } of wanted) if (!sold.has(partId)) unknown[fieldOf(partId)] = phrase('refusal.partNotSold')
  if (Object.keys(unknown).length > 0) throw invalid(unknown, phrase('refusal.partsNotSold'))
}
