import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { isCollected, noteSent } from '#domain/orders'
import type { Parcel } from '#domain/orders/schema'
import { adminOf } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { conflict } from '#platform/errors'
import { expectParcel } from './expect-parcel.ts'
import { mustBeFillable } from './may-fill.ts'
import { lockParcel, mustBe, partsIn, told } from './parcel.ts'
import type { SendInput } from './schema.ts'

/**
 * Records that a packed parcel was given to its carrier; its units then never return to stock. For admins.
 * @throws Problem 404, 412 `changed-meanwhile`, 409 as `mustBeFillable`, `wrong-state` or `is-collected`
 */
export async function sendParcel(ctx: Ctx, id: string, input: SendInput): Promise<Parcel> {
  const admin = adminOf(ctx)
  return tx(ctx, async (ctx) => {
    const { order, parcel } = await lockParcel(ctx, id, input.version)
    mustBe(parcel, 'packed')
    mustBeFillable(order)
    if (isCollected(order)) throw conflict('is-collected', phrase('refusal.collectedNotSent'))
    await sql`
      update parcel set sent_at = ${ctx.clock.now()}, sent_by = ${admin.id}, version = version + 1,
        carrier = coalesce(${input.carrier}, carrier), tracking = coalesce(${input.tracking}, tracking),
        tracking_url = coalesce(${input.trackingUrl}, tracking_url)
      where id = ${id}`.execute(ctx.db)
    await expectParcel(ctx, order, parcel)
    await noteSent(ctx, order, await partsIn(ctx, parcel))
    return told(ctx, 'send', parcel)
  })
}
