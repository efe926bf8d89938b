import { sql } from 'kysely'
import { type Carrier, carrierOf, type LabelAsked } from '#domain/delivery'
import { type Ctx, tx } from '#platform/context'
import { Problem } from '#platform/errors'
import { labelToAsk } from './label-to-ask.ts'
import { lockParcel } from './parcel.ts'

type Label = { carrier: string; shipment: string | null; grams: number; asked: LabelAsked | null }

/**
 * The job `cancel-label`: gives the label of a parcel that was unpacked back to its carrier. Throws, and keeps the label, while
 * the settings do not say how to reach it.
 */
export async function cancelLabel(ctx: Ctx, { parcelId }: { parcelId: string }): Promise<void> {
  const { rows } = await sql<Label>`
    select l.carrier, l.shipment, l.grams, l.asked from parcel_label l join parcel p on p.id = l.parcel_id
    where l.parcel_id = ${parcelId} and p.state = 'unpacked'`.execute(ctx.db)
  const label = rows[0]
  if (!label) return
  const carrier = carrierOf(ctx, label.carrier)
  if (!carrier.label || !carrier.cancel)
    throw new Error(`the label of the parcel ${parcelId} cannot be given back: CARRIER_URL is not set`)
  const shipment = label.shipment ?? (await unanswered(ctx, carrier, parcelId, label))
  if (shipment) await carrier.cancel(shipment)
  await sql`delete from parcel_label where parcel_id = ${parcelId}`.execute(ctx.db)
}

/**
 * The shipment of a label whose purchase was not answered: the carrier may have made it, and answers the same again.
 * Null: it refuses, so it has made none.
 */
async function unanswered(ctx: Ctx, carrier: Carrier, id: string, label: Label): Promise<string | null> {
  try {
    return (await carrier.label!(label.asked ?? (await askedBefore(ctx, id, label)))).shipment
  } catch (err) {
    if (err instanceof Problem && err.code === 'carrier-refused') return null
    throw err
  }
}

/** What an earlier version asked for, which did not store it. */
const askedBefore = (ctx: Ctx, id: string, { grams }: Label): Promise<LabelAsked> =>
  tx(ctx, async (ctx) => {
    const { order, parcel } = await lockParcel(ctx, id, null)
    return { ...(await labelToAsk(ctx, order, parcel)), grams }
  })
