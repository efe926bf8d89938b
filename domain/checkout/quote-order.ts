import { type PricedPart, priceParts } from '#domain/catalogue'
import { asksPostcode, homeCountry, promisedDays } from '#domain/delivery'
import { adjustmentsOf, fitsOfLines, sumsOf } from '#domain/orders'
import { itemsOf, type WantedLine } from '#domain/orders/schema'
import type { Phrased } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { type DeliveryPlan, lastDue, planDelivery } from './plan-delivery.ts'
import { signQuote } from './quote-token.ts'
import type { Quote, QuotedLine, QuoteInput } from './schema.ts'

const VALID_MS = 15 * 60_000

type SaidQuote = Omit<Quote, 'methods'> & { methods: Phrased<Quote['methods'][number], 'name' | 'why'>[] }

/**
 * What these lines cost now, in which ways they can be delivered and when they arrive, and what is wrong with which line.
 * Nothing is stored or held: the answer carries a signed text, with which the checkout keeps to these prices for fifteen
 * minutes. 400 for a car that we do not know.
 */
export async function quoteOrder(ctx: Ctx, { lines, to, method }: QuoteInput): Promise<SaidQuote> {
  const items = itemsOf(lines)
  const [sold, fits, destination] = await Promise.all([
    priceParts(
      ctx,
      Object.entries(items).map(([id, quantity]) => ({ partId: Number(id), quantity })),
    ),
    fitsOfLines(ctx, lines),
    to ?? homeCountry(ctx).then((country) => ({ country, postcode: undefined })),
  ])
  const partOf = new Map(sold.map((part) => [String(part.partId), part]))
  const quoted = lines.map((line, n) => quotedLine(line, partOf.get(line.part), items[line.part]!, fits[n]))
  const sent = sold.filter((part) => !isSoldOut(part))
  const { subtotal } = sumsOf(sent, [])
  const plan = await planDelivery(ctx, { parts: sent, to: destination, subtotal, method })
  const { chosen } = plan
  const adjustments = chosen ? adjustmentsOf({ shipping: chosen.amount, saved: chosen.saved }, chosen.id) : []
  const until = new Date(ctx.clock.now().getTime() + VALID_MS)
  const { currency } = ctx.config.prices
  const isWhole = chosen !== undefined && quoted.every(({ problem }) => problem === undefined)
  return {
    amounts: 'minor',
    currency,
    ...sumsOf(sent, adjustments),
    adjustments,
    to: destination,
    asksPostcode: await asksPostcode(ctx, destination),
    methods: plan.offers,
    method: chosen?.id ?? null,
    ...inParcels(quoted, plan, partOf),
    quote: isWhole
      ? await signQuote(ctx, {
          until: until.getTime(),
          currency,
          items: sold.map(({ partId, quantity, price }) => [partId, quantity, price]),
          to: destination,
          method: chosen.id,
          amount: chosen.amount,
          saved: chosen.saved,
          arrives: promisedDays(chosen.parcels),
          due: lastDue(plan.parcels),
        })
      : null,
    validUntil: until.toISOString(),
  }
}

const isSoldOut = ({ stock, due }: PricedPart) => stock === 0 && due === null

/** `wanted`: how many units of the part all lines want together. */
function quotedLine(
  { part: id, quantity }: WantedLine,
  part: PricedPart | undefined,
  wanted: number,
  fit: QuotedLine['fit'] | null,
): QuotedLine {
  if (!part) return { part: id, quantity, problem: 'gone' }
  const { number, name, brand, img, price, stock, due } = part
  const left = stock !== null && stock < wanted && due === null ? stock : undefined
  return {
    part: id,
    quantity,
    number,
    name,
    brand,
    img,
    price,
    ...(!isSoldOut(part) && { amount: price * quantity }),
    stock,
    ...(fit && { fit }),
    ...(left !== undefined && { problem: left === 0 ? 'sold-out' : 'too-few', left }),
  }
}

/**
 * Which units of which line come in which parcel: of several lines of a part, the first come in the first. What waits comes in on
 * its own part's day, though its parcel waits for the last.
 */
function inParcels(
  lines: QuotedLine[],
  { parcels, chosen }: DeliveryPlan,
  partOf: ReadonlyMap<string, PricedPart>,
): Pick<Quote, 'lines' | 'parcels'> {
  const open = lines.map(({ quantity }) => quantity)
  const packed = parcels.map(({ place, parts, due }, n) => {
    const holds: { line: number; quantity: number }[] = []
    for (const { partId, quantity } of parts) {
      let rest = quantity
      for (const [line, { part }] of lines.entries()) {
        const units = part === String(partId) ? Math.min(rest, open[line]!) : 0
        if (units === 0) continue
        holds.push({ line, quantity: units })
        open[line]! -= units
        rest -= units
      }
    }
    const { id, name } = place
    return { place: { id, name }, lines: holds, ...(due && { due }), arrives: chosen?.parcels[n] ?? null }
  })
  const whole = (line: number) =>
    packed.findIndex((parcel) =>
      parcel.lines.some((held) => held.line === line && held.quantity === lines[line]!.quantity),
    )
  return {
    lines: lines.map((line, n) => {
      const late = packed.findLast((parcel) => parcel.due && parcel.lines.some((held) => held.line === n))
      const held = late?.lines.find((held) => held.line === n)
      return {
        ...line,
        ...(whole(n) >= 0 && { parcel: whole(n) }),
        ...(held && { waits: { quantity: held.quantity, due: partOf.get(line.part)?.due ?? late!.due! } }),
      }
    }),
    parcels: packed,
  }
}
