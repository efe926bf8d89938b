import { sql } from 'kysely'
import { endsUnsent, lastLinesWait, unitsInNoParcel } from '#domain/orders'
import { homeOfLine } from '#domain/places'
import type { Ctx } from '#platform/context'
import { allocatedUnits } from './to-do-lists.ts'

type Place = { id: number; name: string }

/** Units of one line of an order that lie at one place and are in no parcel yet. `line` counts from 0. */
export type ToPack = { orderId: string; line: number; lineId: string; quantity: number; place: Place; shelf: string }

type Lying = Place & { shelf: string; units: number }
type Line = {
  orderId: string
  line: number
  lineId: string
  partId: number | null
  open: number
  waiting: number
  home: Lying
}
type Allocated = { orderId: string; partId: number; lying: Lying[] }

/**
 * What of these orders is there and in no parcel yet, and where it lies: where the units were allocated; what is not allocated
 * lies at the part's only place, or else at place 1. In the order of the lines. Nothing of an order that is cancelled or refunded.
 */
export async function unitsToPack(ctx: Ctx, orderIds: readonly string[]): Promise<ToPack[]> {
  const { rows: lines } = await sql<Line>`
    select l.order_id as "orderId", l.position as line, l.id::text as "lineId", l.part_id as "partId",
      ${unitsInNoParcel} as open, coalesce(h.waiting, 0) as waiting,
      jsonb_build_object('id', home.id, 'name', home.name, 'shelf', coalesce(pp.shelf, '')) as home
    from order_line l join orders o on o.id = l.order_id left join hold h on h.order_id = l.order_id and h.part_id = l.part_id
      left join lateral (${homeOfLine}) pp on true
      join place home on home.id = coalesce(pp.place_id, 1)
    where l.order_id = any(${orderIds}) and not ${endsUnsent} order by l.order_id, l.position`.execute(ctx.db)
  const { rows: allocated } = await sql<Allocated>`
    select a.order_id as "orderId", a.part_id as "partId", jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name,
      'shelf', coalesce(pp.shelf, ''), 'units', ${allocatedUnits}) order by c.rank, c.id) as lying
    from allocation a join place c on c.id = a.place_id
      left join part_place pp on pp.part_id = a.part_id and pp.place_id = a.place_id
    where a.order_id = any(${orderIds}) group by 1, 2`.execute(ctx.db)
  const lyingOf = new Map(allocated.map((one) => [`${one.orderId} ${one.partId}`, one.lying]))
  return withoutWaiting(lines).flatMap((line) => spread(line, lyingOf.get(`${line.orderId} ${line.partId}`) ?? []))
}

/** Lines without the units that have not come in. */
function withoutWaiting(lines: readonly Line[]): Line[] {
  const part = ({ orderId, partId }: Line) => `${orderId} ${partId}`
  const waiting = new Map(lines.map((line) => [part(line), line.waiting]))
  const waits = lastLinesWait(lines, waiting, (line) => ({ part: part(line), units: line.open }))
  return lines.map((line, n) => ({ ...line, open: line.open - waits[n]! }))
}

/** Takes a line's open units from where they lie, which it writes down there. */
function spread({ orderId, line, lineId, open, home }: Line, lying: Lying[]): ToPack[] {
  const found: ToPack[] = []
  const take = ({ id, name, shelf }: Lying, quantity: number) =>
    found.push({ orderId, line, lineId, quantity, place: { id, name }, shelf })
  let left = open
  for (const at of lying) {
    const units = Math.min(left, at.units)
    if (units <= 0) continue
    take(at, units)
    at.units -= units
    left -= units
  }
  if (left > 0) take(home, left)
  return found
}
