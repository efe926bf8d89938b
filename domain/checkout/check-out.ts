import { type Address, addressLines } from '#common/address'
import { phrase } from '#common/phrase'
import { sentence } from '#common/spoken'
import { beyond } from '#domain/catalogue'
import type { PromisedDays, SaidOffer } from '#domain/delivery'
import { signatureOf } from '#domain/identity'
import { adjustmentsOf, type Buyer, judgeLines, orderKey, takeOrder } from '#domain/orders'
import { itemsOf, type Order } from '#domain/orders/schema'
import type { Ctx } from '#platform/context'
import { forbidden, invalid } from '#platform/errors'
import type { CheckoutInput } from './checkout-schema.ts'
import { keepAddress } from './addresses.ts'
import { agreedDelivery, isLater } from './agreed-delivery.ts'
import { agreedQuote } from './agreed-quote.ts'

/** An order that was placed, and its key. */
type PlacedOrder = { order: Order; key: string }

/**
 * Places an order as it was quoted, for an account or a guest, and holds its parts. `from`: the caller's IP address;
 * undefined for an internal call. Refuses as `takeOrder` and `judgeLines`; 409 `quote-expired`, `total-changed` and
 * `delivery-changed` if the quote is too old, of other lines, or its delivery is no longer offered.
 */
export async function checkOut(ctx: Ctx, input: CheckoutInput, from?: string): Promise<PlacedOrder> {
  const buyer = await buyerOf(ctx, input.email, from)
  const order = await orderAsQuoted(ctx, input, { buyer })
  if ('userId' in buyer && order.shipTo) await keepAddress(ctx, order.shipTo)
  return { order, key: await orderKey(ctx, order._id) }
}

/** Places an order as it was quoted, and refuses as `checkOut`. `placedBy`: the admin who orders for the buyer. */
export async function orderAsQuoted(
  ctx: Ctx,
  input: CheckoutInput,
  who: { buyer: Buyer; placedBy?: string },
): Promise<Order> {
  const { lines: wanted, email, phone, shipTo = null, billTo = null } = input
  const items = itemsOf(wanted)
  const promised = await agreedQuote(ctx, input)
  const lines = await judgeLines(ctx, { items, lines: wanted })
  const { offer, refusal, tooLate } = await agreedDelivery(ctx, promised, input)
  const collected = offer?.kind === 'collect'
  if (!refusal) refuseNoAddress(input, collected)
  const name = input.name || shipTo?.name || billTo?.name || ''
  const priceOf = new Map(promised.items.map(([partId, , price]) => [partId, price]))
  return takeOrder(ctx, {
    ...who,
    contact: { name, email, phone, address: whereTo(offer, shipTo).join('\n') },
    shipTo: collected ? null : shipTo,
    billTo,
    company: input.company || null,
    poNumber: input.poNumber || null,
    note: input.note || null,
    ...(offer && { delivery: promisedBy(offer, promised.arrives) }),
    lines,
    fieldOf: (partId) => (partId === undefined ? 'lines' : `lines.${wanted.findIndex(isOf(partId))}.part`),
    charge: (parts) => ({
      parts: parts.map((part) => ({ ...part, price: priceOf.get(part.partId)! })),
      adjustments: adjustmentsOf({ shipping: promised.amount, saved: promised.saved }, promised.method),
    }),
    agree(_, parts) {
      if (refusal) throw refusal
      if (parts.some((part) => beyond(part) > 0 && isLater(part.due, promised))) throw tooLate
    },
  })
}

const isOf =
  (partId: number) =>
  ({ part }: { part: string }) =>
    part === String(partId)

/** An account orders for itself; a guest is counted by a signature of the network address, which tells it to nobody. */
async function buyerOf(ctx: Ctx, email: string, from: string | undefined): Promise<Buyer> {
  const { actor } = ctx
  if (actor.kind !== 'user') return { email, from: from ? await signatureOf(ctx, `network ${from}`) : '' }
  if (email !== actor.email) throw forbidden(phrase('refusal.ownOrdersOnly'))
  return { userId: actor.id }
}

function refuseNoAddress({ shipTo, billTo, name }: CheckoutInput, collected: boolean): void {
  if (!collected && !shipTo) throw invalid({ shipTo: phrase('field.writeAddress') })
  if (collected && !name && !billTo) throw invalid({ name: phrase('field.whoCollects') })
}

/** The lines of the place where it goes. */
function whereTo(offer: SaidOffer | undefined, shipTo: Address | null): string[] {
  if (offer?.kind !== 'collect') return shipTo ? addressLines(shipTo) : []
  const { name, address } = offer.place!
  return address ? addressLines({ ...address, name }) : [name]
}

const promisedBy = ({ id, name, kind, carrier, place }: SaidOffer, arrives: PromisedDays | null) => ({
  id,
  name: typeof name === 'string' ? name : sentence(name),
  kind,
  carrier,
  ...(arrives ?? { from: null, to: null }),
  ...(kind === 'collect' && { place }),
})
