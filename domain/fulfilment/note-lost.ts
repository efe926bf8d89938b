import { sql } from 'kysely'
import type { Parcel } from '#domain/orders/schema'
import { adminOf } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { lockParcel, mustBe, type ParcelRow, told } from './parcel.ts'
import type { LostInput } from './schema.ts'

/** Notes that a sent parcel is lost, also one that its carrier calls delivered, and why. For admins. */
export async function noteLost(ctx: Ctx, id: string, { version, why }: LostInput): Promise<Parcel> {
  adminOf(ctx)
  return tx(ctx, async (ctx) => {
    const { parcel } = await lockParcel(ctx, id, version)
    mustBe(parcel, 'sent', 'delivered')
    return lost(ctx, parcel, ctx.clock.now(), why)
  })
}

/** Records when a sent parcel of a locked order was lost, and why; null: its carrier says so. */
export async function lost(ctx: Ctx, parcel: ParcelRow, at: Date, why: string | null): Promise<Parcel> {
  await sql`
    update parcel set lost_at = ${at}, lost_why = ${why}, version = version + 1 where id = ${parcel.id}`.execute(ctx.db)
  return told(ctx, 'lose', parcel, why ?? undefined)
}
