import { addressBelow } from '#common/address'
import { dayInUtc } from '#common/format'
import { nameOfLine } from '#common/line-name'
import { trackingPage } from '#common/tracking-page'
import { order as orderWords, verdict } from '#common/words'
import { inCurrency } from '#common/prices'
import { sendMail } from '#domain/notifications'
import type { Ctx } from '#platform/context'
import { billedTo } from './billed-to.ts'
import type { CancelledUnits } from './cancel-units.ts'
import type { cameAndWent } from './changes/order-change.ts'
import { orderKey } from './keys/order-keys.ts'
import { printInvoice } from './invoice/print-invoice.ts'
import { sentBackOf } from './sent-back.ts'
import { showOrder } from './reading/show-order.ts'
import { cameBack } from './parcels/parcel-schema.ts'

/**
 * The mails about an order, all but `question` to its customer. `money-back`: a payment arrived for an order that can no
 * longer be filled.
 */
type OrderMail = { orderId: string } & (
  | { kind: 'lapsed' | 'paid' | 'address-changed' }
  | { kind: 'cancelled'; why?: string | undefined }
  | { kind: 'received'; heldMinutes?: number }
  | { kind: 'money-back'; isPaid?: boolean }
  | { kind: 'owed' | 'changed'; units: Changed; amount: number; why?: string | undefined }
  | { kind: 'not-changed'; units: Changed }
  | { kind: 'sent' | 'delivered' | 'lost' | 'replaced' | 'ready-to-collect'; parcelId: string }
  | { kind: 'question' | 'answer'; text: string }
  | { kind: 'refunded'; amount: number; isOver?: boolean; why?: string }
  | { kind: 'lines-cancelled'; units: CancelledUnits['lines']; amount: number; why?: string | undefined }
)

type Changed = ReturnType<typeof cameAndWent>

/** The job `order-mail`: tells the customer what happened to an order. `amount` is in the smallest unit. */
export async function mailOrder(ctx: Ctx, { orderId, kind, ...more }: OrderMail): Promise<void> {
  const order = await showOrder(ctx, orderId)
  if (kind === 'lapsed' && order.state !== 'expired') return mailAtNextLapse(ctx, order)
  const parcelId = 'parcelId' in more ? more.parcelId : undefined
  const parcel = parcelId === undefined ? undefined : parcelOf(order, parcelId)
  // It was unpacked again before the mail left.
  if (parcel === null) return
  const { baseUrl, prices, CONTACT_EMAIL } = ctx.config
  const link = `${baseUrl}/order/${orderId}?key=${await orderKey(ctx, orderId)}`
  const customer = { to: order.email, name: order.name, link }
  const shop = { to: CONTACT_EMAIL, name: '', link: `${baseUrl}/dashboard/orders/${orderId}`, replyTo: order.email }
  await sendMail(ctx, {
    template: `order-${kind}`,
    ...(kind === 'question' ? shop : customer),
    number: order.orderNumber,
    lines: order.lines.map(({ name, number, quantity, price, fit, waits, cancelled = 0 }) => {
      const later =
        waits && orderWords.waits(waits.quantity, waits.quantity === quantity - cancelled, dayInUtc(waits.due))
      const line = { name, number, quantity, cancelled, price, fit: fit && verdict.lineText(fit) }
      return { ...line, ...(later && { waits: later }) }
    }),
    prices: inCurrency(prices, order.currency),
    shipping: order.shipping,
    delivery: order.delivery?.name,
    credited: order.credited,
    total: order.total,
    // Its own words say that all of the money goes back.
    ...(kind !== 'cancelled' && { sentBack: await sentBackOf(ctx, orderId) }),
    address: order.address,
    billTo: billedTo(order),
    poNumber: order.poNumber,
    ...(kind === 'owed' && { heldMinutes: ctx.config.TELEPHONE_HOLD_MINUTES }),
    arrives: parcel ? (parcel.arrives ?? undefined) : arrivalOf(order),
    collectAt: collectAt(order),
    note: order.note,
    parcel,
    attachments: kind === 'paid' || kind === 'changed' ? [await invoiceOf(ctx, orderId)] : [],
    ...more,
  })
}

const EXPIRED_BY_THEN_MS = 2 * 60_000

/**
 * Has the mail about a lapsed order wait for the next lapse where its buyer has opened the payment again before it left, since
 * only the first lapse queues it. Who has paid or cancelled by then hears nothing.
 */
async function mailAtNextLapse(ctx: Ctx, { _id, holdUntil }: Told): Promise<void> {
  if (holdUntil === null) return
  const ends = Math.max(Date.parse(holdUntil), ctx.clock.now().getTime())
  const startAfter = new Date(ends + EXPIRED_BY_THEN_MS)
  await ctx.jobs.send(ctx.db, 'order-mail', { orderId: _id, kind: 'lapsed' }, { startAfter })
}

type Told = Awaited<ReturnType<typeof showOrder>>

/** What a mail tells of a parcel; null: it is no longer packed. */
function parcelOf({ parcels = [], lines }: Told, id: string) {
  const parcel = parcels.find(({ _id }) => _id === id)
  if (!parcel) return null
  const units = parcel.lines.map(({ line, quantity }) => ({
    name: nameOfLine(lines, line),
    number: lines[line]!.number,
    quantity,
  }))
  const { number, carrier, tracking, arrives } = parcel
  const trackingUrl = trackingPage(parcel)
  return { number, carrier, tracking, trackingUrl, arrives, units, isBack: cameBack(parcel) }
}

/** The days between which it was promised; undefined where nothing was. */
function arrivalOf({ delivery }: Told) {
  const { from, to, parcels } = delivery ?? {}
  return from && to ? { from, to, parcels } : undefined
}

/** Where and when its buyer collects an order, line by line; undefined where it is sent. */
function collectAt({ delivery }: Told): string[] | undefined {
  if (delivery?.kind !== 'collect' || !delivery.place) return undefined
  const { name, address, hours } = delivery.place
  return [name, ...(address ? addressBelow(name, address) : []), hours].filter(Boolean)
}

async function invoiceOf(ctx: Ctx, orderId: string) {
  const { filename, pdf } = await printInvoice(ctx, orderId)
  return { filename, contentType: 'application/pdf', base64: pdf.toString('base64') }
}
