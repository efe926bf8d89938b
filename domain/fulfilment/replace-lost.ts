import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { isThere, type OrderedPart, writeOff } from '#domain/catalogue'
import { noteSent, shortToCollect, showParcel } from '#domain/orders'
import { cameBack, type Parcel } from '#domain/orders/schema'
import { allocateParts, dropAllocation } from '#domain/places'
import { adminOf } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { conflict } from '#platform/errors'
import { mustBeFillable } from './may-fill.ts'
import { isPaidBack } from './paid-back.ts'
import { lockParcel, mustBe, partsIn, told } from './parcel.ts'
import type { ReplaceInput } from './schema.ts'

/**
 * Sets other units aside for what was in a lost parcel, so that it is to be packed once more. The lost ones are written
 * off. For admins. 409 `sold-out` names the parts of which too few are left, and says of what came back that it is to be counted in;
 * `paid-back`: their price was sent back, and they are sent once more only `evenPaidBack`.
 */
export async function replaceLost(ctx: Ctx, id: string, { version, evenPaidBack }: ReplaceInput): Promise<Parcel> {
  adminOf(ctx)
  return tx(ctx, async (ctx) => {
    const { order, parcel } = await lockParcel(ctx, id, version)
    mustBe(parcel, 'lost')
    if (parcel.replaced_at) throw conflict('wrong-state', phrase('refusal.replacedAlready'))
    mustBeFillable(order)
    if (!evenPaidBack && (await wasPaidBack(ctx, id))) throw conflict('paid-back', phrase('refusal.lostPaidBack'))
    const wanted = await partsIn(ctx, parcel)
    const gone = await linesWithoutPart(ctx, parcel.id)
    if (gone.length > 0) throw conflict('sold-out', phrase('refusal.noneToReplace', gone))
    const tooFew = cameBack(await showParcel(ctx, id)) ? 'refusal.notCountedIn' : 'refusal.noneToReplace'
    const short = (await shortToCollect(ctx, order, wanted)).map(({ name }) => name)
    if (short.length > 0) throw conflict('sold-out', phrase(tooFew, short))
    const parts = await writeOff(ctx, wanted)
    if (!isThere(parts, wanted)) throw conflict('sold-out', phrase(tooFew, shortOf(parts)))
    await dropAllocation(ctx, order.id, parcel.place_id, wanted)
    await allocateParts(ctx, order.id, parts, order.delivery?.place?.id)
    await sql`
      update parcel set replaced_at = ${ctx.clock.now()}, version = version + 1 where id = ${id}`.execute(ctx.db)
    await noteSent(
      ctx,
      order,
      wanted.map(({ partId, quantity }) => ({ partId, quantity: -quantity })),
    )
    return told(ctx, 'replace', parcel)
  })
}

async function wasPaidBack(ctx: Ctx, id: string): Promise<boolean> {
  const { rows } = await sql<{ paid: boolean }>`select ${isPaidBack} as paid from parcel where id = ${id}`.execute(
    ctx.db,
  )
  return rows[0]!.paid
}

const shortOf = (parts: readonly OrderedPart[]) =>
  parts.filter((part) => part.stock !== null && part.stock < part.quantity).map((part) => part.name)

/** Names of what is in the parcel, but no longer sold. */
async function linesWithoutPart(ctx: Ctx, parcelId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select l.name from parcel_line pl join order_line l on l.id = pl.line_id
    where pl.parcel_id = ${parcelId} and l.part_id is null`.execute(ctx.db)
  return rows.map(({ name }) => name)
}
