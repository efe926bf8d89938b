import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { lockOrder, noteReady } from '#domain/orders'
import type { Parcel } from '#domain/orders/schema'
import { adminOf } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { conflict, type Fields, invalid, type Problem } from '#platform/errors'
import { mustBeFillable } from './may-fill.ts'
import { type ParcelRow, told } from './parcel.ts'
import type { PackInput } from './schema.ts'
import { type ToPack, unitsToPack } from './units-to-pack.ts'

/**
 * Packs lines of a paid order, or all that is left at a place, into one parcel. For admins.
 * @throws Problem 400 that names the place or line (`lines.2.quantity`); 409 `not-paid`, `cancelled`, `refunded`,
 *   `owes-money`, `address-missing`, `all-packed`, or `waits` if all that is left has not come in
 */
export async function packOrder(ctx: Ctx, orderId: string, input: PackInput): Promise<Parcel> {
  const admin = adminOf(ctx)
  return tx(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    mustBeFillable(order)
    const open = await unitsToPack(ctx, [orderId])
    if (open.length === 0) throw await nothingToPack(ctx, orderId)
    const here = unitsAt(open, input.place)
    const packed = input.lines ? chosen(here, input.lines) : here
    const id = randomUUID()
    const { rows } = await sql<ParcelRow>`
      insert into parcel (id, order_id, place_id, number, packed_at, packed_by)
      select ${id}, ${orderId}, ${packed[0]!.place.id}, coalesce(max(number), 0) + 1, ${ctx.clock.now()}, ${admin.id}
      from parcel where order_id = ${orderId} returning *`.execute(ctx.db)
    await sql`
      insert into parcel_line (parcel_id, line_id, quantity)
      select ${id}, * from unnest(${packed.map((one) => one.lineId)}::bigint[], ${packed.map((one) => one.quantity)}::int[])`.execute(
      ctx.db,
    )
    await noteReady(ctx, order)
    return told(ctx, 'pack', rows[0]!)
  })
}

async function nothingToPack(ctx: Ctx, orderId: string): Promise<Problem> {
  const { rows } = await sql`select 1 from hold where order_id = ${orderId} and waiting > 0 limit 1`.execute(ctx.db)
  return rows.length > 0
    ? conflict('waits', phrase('refusal.restWaits'))
    : conflict('all-packed', phrase('refusal.allPacked'))
}

/** What lies at the chosen place, or at the only one. */
function unitsAt(open: readonly ToPack[], place: number | undefined): ToPack[] {
  const places = new Map(open.map((one) => [one.place.id, one.place.name]))
  if (place === undefined && places.size > 1)
    throw invalid({ place: phrase('refusal.whichPlace', [...places.values()]) })
  const here = open.filter((one) => place === undefined || one.place.id === place)
  if (here.length === 0) throw invalid({ place: phrase('refusal.nothingHere') })
  return here
}

/** The units that were asked for. 400 for what is not left here. */
function chosen(here: readonly ToPack[], lines: NonNullable<PackInput['lines']>): ToPack[] {
  const wrong: Fields = {}
  const found = lines.map(({ line, quantity }, n): ToPack => {
    const there = here.find((one) => one.line === line)
    if (lines.findIndex((one) => one.line === line) < n) wrong[`lines.${n}.line`] = phrase('refusal.lineNamedTwice')
    else if (!there || there.quantity < quantity)
      wrong[`lines.${n}.quantity`] = phrase('refusal.fewerLeft', there?.quantity ?? 0, here[0]!.place.name)
    return { ...here[0]!, ...there, quantity }
  })
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  return found
}
