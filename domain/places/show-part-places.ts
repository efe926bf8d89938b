import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { notFound } from '#platform/errors'
import { rowId } from '#platform/ids'
import { parcelsFrom } from './parcels-from.ts'
import { FIRST_PLACE } from './place.ts'
import type { PartPlaces } from './schema.ts'

/** Where a part lies, by rank of the places, and what open orders take from there. For admins. @throws Problem 404 */
export async function showPartPlaces(ctx: Ctx, idText: string): Promise<PartPlaces> {
  adminOf(ctx)
  return readPartPlaces(ctx, rowId(idText, 'part'))
}

/** Units that open orders of a part `p` take: from the place of a row `l`, or of a part in one place all of them. */
const taken = sql`case when s.spread then (
    select sum(greatest(0, a.quantity - parcels.sent)) from allocation a
      join hold h using (order_id, part_id) cross join lateral ${parcelsFrom} parcels
    where a.part_id = p.id and a.place_id = l.place_id and h.state <> 'freed' and h.sent < h.quantity)
  else (select sum(quantity - sent - waiting) from hold where part_id = p.id and state <> 'freed' and sent < quantity) end`

/** The same inside a transaction. @throws Problem 404 */
export async function readPartPlaces(ctx: Ctx, id: number): Promise<PartPlaces> {
  const { rows } = await sql<PartPlaces>`
    select p.id::text as "_id", p.name, p.number, p.version, s.free as stock,
      jsonb_build_object('days', s.due_days, 'on', s.due_on) as "backOrder", (
      select jsonb_agg(jsonb_build_object('place', place.id, 'name', place.name, 'shelf', l.shelf, 'units', l.free,
        'taken', coalesce(${taken}, 0)) order by place.rank, place.id)
      from (
        select place_id, shelf, free from part_place where part_id = p.id
        union all select ${FIRST_PLACE}, '', null where not exists (select from part_place where part_id = p.id)
      ) l join place on place.id = l.place_id) as places
    from part p left join stock s on s.part_id = p.id where p.id = ${id}`.execute(ctx.db)
  if (!rows[0]) throw notFound('part')
  return rows[0]
}
