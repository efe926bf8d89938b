import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { showParcel } from '#domain/orders'
import type { Parcel } from '#domain/orders/schema'
import { adminOf } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { conflict } from '#platform/errors'
import { lockParcel, mustBe, told } from './parcel.ts'
import type { SendInput } from './schema.ts'

/**
 * Says anew who carries a parcel that is on its way, and under which number; its buyer gets the mail of it again. What is
 * said as it was changes nothing. For admins.
 * @throws Problem 404, 412 `changed-meanwhile`, 409 `wrong-state` or, for a number that its carrier gave, `has-label`
 */
export async function correctTracking(ctx: Ctx, id: string, input: SendInput): Promise<Parcel> {
  adminOf(ctx)
  return tx(ctx, async (ctx) => {
    const { parcel } = await lockParcel(ctx, id, input.version)
    mustBe(parcel, 'sent')
    const before = await showParcel(ctx, id)
    if (before.labelled) throw conflict('has-label', phrase('refusal.numberOfLabel'))
    if (isSame(before, input)) return before
    await sql`
      update parcel set carrier = ${input.carrier}, tracking = ${input.tracking}, tracking_url = ${input.trackingUrl},
        version = version + 1
      where id = ${id}`.execute(ctx.db)
    return told(ctx, 'track', parcel)
  })
}

const isSame = (before: Parcel, { carrier, tracking, trackingUrl }: SendInput) =>
  before.carrier === carrier && before.tracking === tracking && before.trackingUrl === trackingUrl
