import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { isCollected, noteSent } from '#domain/orders'
import type { Parcel } from '#domain/orders/schema'
import { adminOf } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { conflict } from '#platform/errors'
import { mustBeFillable } from './may-fill.ts'
import { lockParcel, mustBe, partsIn, told } from './parcel.ts'
import type { ParcelChange } from './schema.ts'

/** Records that the buyer collected a packed parcel. For admins. 409 `is-not-collected` for an order that is sent. */
export async function handOver(ctx: Ctx, id: string, { version }: ParcelChange): Promise<Parcel> {
  const admin = adminOf(ctx)
  return tx(ctx, async (ctx) => {
    const { order, parcel } = await lockParcel(ctx, id, version)
    mustBe(parcel, 'packed')
    mustBeFillable(order)
    if (!isCollected(order)) throw conflict('is-not-collected', phrase('refusal.isNotCollected'))
    const now = ctx.clock.now()
    await sql`
      update parcel set sent_at = ${now}, sent_by = ${admin.id}, delivered_at = ${now}, version = version + 1
      where id = ${id}`.execute(ctx.db)
    await noteSent(ctx, order, await partsIn(ctx, parcel))
    return told(ctx, 'collect', parcel)
  })
}
