import { sql } from 'kysely'
import { carrierOf } from '#domain/delivery'
import type { Ctx } from '#platform/context'

/** The job `cancel-label`: gives the label of a parcel that was unpacked back to its carrier. */
export async function cancelLabel(ctx: Ctx, { parcelId }: { parcelId: string }): Promise<void> {
  const { rows } = await sql<{ carrier: string; shipment: string }>`
    select l.carrier, l.shipment from parcel_label l join parcel p on p.id = l.parcel_id
    where l.parcel_id = ${parcelId} and l.shipment is not null and p.state = 'unpacked'`.execute(ctx.db)
  const label = rows[0]
  if (!label) return
  await carrierOf(ctx, label.carrier).cancel?.(label.shipment)
  await sql`delete from parcel_label where parcel_id = ${parcelId}`.execute(ctx.db)
}
