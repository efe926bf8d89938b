import { sql } from 'kysely'
import type { Wanted } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { FIRST_PLACE } from './place.ts'

/** The parts of which fewer units than wanted are free at a place, with what is left there. Lock the parts before. */
export async function shortAt(ctx: Ctx, place: number, wanted: readonly Wanted[]) {
  const left = sql`max(case when coalesce(l.place_id, ${FIRST_PLACE}) = ${place}
    then coalesce(l.free, s.free, w.quantity) else 0 end)`
  const { rows } = await sql<{ partId: string; name: string; wanted: number; left: number }>`
    select p.id::text as "partId", p.name, w.quantity as wanted, ${left} as left
    from unnest(${wanted.map(({ partId }) => partId)}::int[], ${wanted.map(({ quantity }) => quantity)}::int[])
        as w (part_id, quantity)
      join part p on p.id = w.part_id left join stock s on s.part_id = p.id left join part_place l on l.part_id = p.id
    group by p.id, w.quantity having ${left} < w.quantity order by p.id`.execute(ctx.db)
  return rows
}
