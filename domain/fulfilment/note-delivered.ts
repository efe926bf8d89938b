import { sql } from 'kysely'
import type { Parcel } from '#domain/orders/schema'
import { adminOf } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { lockParcel, mustBe, type ParcelRow, told } from './parcel.ts'
import type { ParcelChange } from './schema.ts'

/** Notes that a parcel arrived, also one that counted as lost. For admins. */
export async function noteDelivered(ctx: Ctx, id: string, { version }: ParcelChange): Promise<Parcel> {
  adminOf(ctx)
  return tx(ctx, async (ctx) => {
    const { parcel } = await lockParcel(ctx, id, version)
    mustBe(parcel, 'sent', 'lost')
    return delivered(ctx, parcel, ctx.clock.now())
  })
}

/** Records when a sent parcel of a locked order arrived. */
export async function delivered(ctx: Ctx, parcel: ParcelRow, at: Date): Promise<Parcel> {
  await sql`
    update parcel set delivered_at = ${at}, version = version + 1 where id = ${parcel.id}`.execute(ctx.db)
  return told(ctx, 'deliver', parcel)
}
