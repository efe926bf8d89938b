import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { asJson } from '#platform/db/as-json'
import { nameTaken } from '#platform/db/name-taken'
import { changedMeanwhile, conflict } from '#platform/errors'
import { rowId } from '#platform/ids'
import { FIRST_PLACE, lockPlace, placeAsJson } from './place.ts'
import type { Place, PlaceChange } from './schema.ts'

/**
 * Changes a place, or closes it and opens it again. For admins. A place closes when it is empty.
 * @throws Problem 400 `name` if another place has it, 404, 409 `in-use` for a place that cannot close,
 * 412 `changed-meanwhile` with what is there (`current`)
 */
export async function changePlace(ctx: Ctx, idText: string, change: PlaceChange): Promise<Place> {
  adminOf(ctx)
  const id = rowId(idText, 'place')
  const { name, address, collects, hours, cutOff, timeZone, workDays, rank, version, closed } = change
  return tx(ctx, async (ctx) => {
    const before = await lockPlace(ctx, id)
    if (version !== before.version) throw changedMeanwhile({ current: before }, phrase('refusal.placeChangedMeanwhile'))
    if (closed && !before.closed) await refuseInUse(ctx, id)
    const { rows } = await sql<{ place: Place }>`
      update place set name = ${name}, address = ${asJson(address)}::jsonb, collects = ${collects},
        hours = ${hours}, cut_off = ${cutOff}, time_zone = ${timeZone}, work_days = ${workDays}, rank = ${rank},
        closed_at = case when ${closed} then coalesce(closed_at, ${ctx.clock.now()}) end, version = version + 1
      where id = ${id} returning ${placeAsJson} as place`
      .execute(ctx.db)
      .catch(nameTaken(phrase('refusal.placeTaken')))
    const { place } = rows[0]!
    await recordAudit(ctx, { what: 'place.change', id, before, after: place })
    await changed(ctx, tag.delivery)
    return place
  })
}

/**
 * Nothing may lie there, no part may lie nowhere else, no open order may take units from there (if it is cancelled, they
 * return), and none that holds its parts may be collected there.
 */
async function refuseInUse(ctx: Ctx, id: number): Promise<void> {
  if (id === FIRST_PLACE) throw conflict('in-use', phrase('refusal.firstPlaceStays'))
  const { rows } = await sql<{ parts: number; orders: number }>`
    select (
      select count(*)::int from part_place l where place_id = ${id} and (free is distinct from 0 or not exists (
        select from part_place other join place on place.id = other.place_id
        where other.part_id = l.part_id and other.place_id <> ${id} and place.closed_at is null))) as parts, (
      select count(*)::int from (
        select a.order_id from allocation a join hold h using (order_id, part_id)
        where a.place_id = ${id} and h.state <> 'freed' and h.sent < h.quantity
        union
        select id from orders where (delivery -> 'place' ->> 'id')::int = ${id} and filled_at is null
          and state in ('placed', 'paying', 'paid', 'part-refunded')) o) as orders`.execute(ctx.db)
  const { parts, orders } = rows[0]!
  if (parts + orders > 0) throw conflict('in-use', phrase('refusal.placeInUse', parts, orders))
}
