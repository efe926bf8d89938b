import { sql } from 'kysely'
import { giveUpRefunded } from '#domain/orders'
import type { Parcel } from '#domain/orders/schema'
import { adminOf } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { lockParcel, mustBe, told } from './parcel.ts'
import type { ParcelChange } from './schema.ts'

/**
 * Opens a packed parcel again before it is sent; what was in it is to be packed anew, or goes back into stock if all of the
 * order's money went back meanwhile. For admins.
 */
export async function unpack(ctx: Ctx, id: string, { version }: ParcelChange): Promise<Parcel> {
  adminOf(ctx)
  return tx(ctx, async (ctx) => {
    const { order, parcel } = await lockParcel(ctx, id, version)
    mustBe(parcel, 'packed')
    await sql`update parcel set unpacked_at = ${ctx.clock.now()}, version = version + 1 where id = ${id}`.execute(
      ctx.db,
    )
    if (order.state === 'refunded') await giveUpRefunded(ctx, order)
    await ctx.jobs.send(ctx.db, 'cancel-label', { parcelId: id })
    return told(ctx, 'unpack', parcel)
  })
}
