import { sql } from 'kysely'
import type { Position } from '#common/constants'
import { tag, type Tag } from '#common/tags'

/** Where the other one of a pair goes. */
const OTHER: Record<Position, Position> = {
  front: 'rear',
  rear: 'front',
  left: 'right',
  right: 'left',
  'front left': 'front right',
  'front right': 'front left',
  'rear left': 'rear right',
  'rear right': 'rear left',
}

/** Equipment and notes may differ at the two places of a pair; any other value is one of the whole car. */
const OF_ONE_PLACE = ['disc-front', 'disc-rear', 'with', 'without', 'note']

/** Applications `mine` and `its` of one model are for one car: alike in all that both tell, and made in some same month. */
const forOneCar = sql`
  mine.year_from <= its.year_to and its.year_from <= mine.year_to
  and (mine.engine_id is null or its.engine_id is null or mine.engine_id = its.engine_id)
  and (mine.conditions = '{}' or its.conditions = '{}' or not exists (
    select from condition a, condition b
    where a.id = any(mine.conditions) and b.id = any(its.conditions) and (
      (a.kind = b.kind and a.value <> b.value and a.kind not in (${sql.join(OF_ONE_PLACE.map((kind) => sql.lit(kind)))}))
      or (a.kind = 'made-to' and b.kind = 'made-from' and a.value < b.value)
      or (a.kind = 'made-from' and b.kind = 'made-to' and a.value > b.value))))`

/** Parts that could be the other one, for some model of `mine`. */
const atTheOtherPlace = sql`
  select part_id from placed_part other
  where other.type_id = this.type_id and other.brand_id = this.brand_id
    and other.position = ${sql.lit(JSON.stringify(OTHER))}::jsonb ->> this.position and other.model_id = any(array(select model_id from mine))`

/**
 * The id of the part that makes a pair with `this`, whose applications are `mine`: of the same brand and type, for the
 * same cars, at the other side, or at the other axle if it is for a whole axle. Of several it is the one for most of
 * these cars, then the one most like it, then one that can be had. If that cannot be had, as it is sold out, hidden or retired,
 * there is none: any other is for other cars or unlike.
 */
export const counterpart = sql`
  select id from (
    select p.id, p.status = 'sold' and p.in_stock as can_be_had from part p join (
      select its.part_id as id, count(distinct mine.id) as cars
      from application its join mine on mine.model_id = its.model_id and ${forOneCar}
      where its.part_id = any(array(${atTheOtherPlace})) group by its.part_id) as shared using (id)
    order by cars desc,
      (select count(*) from jsonb_array_elements(p.attributes) as one (value) where this.attributes @> jsonb_build_array(value)) desc,
      can_be_had desc, p.id limit 1) as truest
  where can_be_had`

/** The tags of what decides which part that is. */
export const counterpartTags = (typeId: number, brandId: number): Tag[] => [
  tag.fitments,
  tag.assortment(typeId),
  ...tag.listed('kind', new Set([typeId]), new Set([brandId])),
]
