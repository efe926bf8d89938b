import { type RawBuilder, sql } from 'kysely'
import type { Position } from '#common/constants'
import { tag, type Tag } from '#common/tags'
import { soldCardColumns } from './part-card.ts'

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

/** Applications `mine` and `its` are for one car. */
const forOneCar = sql`
  mine.model_id = its.model_id and mine.year_from <= its.year_to and its.year_from <= mine.year_to
  and (mine.engine_id is null or its.engine_id is null or mine.engine_id = its.engine_id)
  and not exists (
    select from condition a join condition b using (kind)
    where a.id = any(mine.conditions) and b.id = any(its.conditions) and a.value <> b.value
      and kind <> all(${OF_ONE_PLACE}::text[]))`

/** Parts that could be the other one, for whichever cars. */
const atTheOtherPlace = sql`
  select other.id from part other
  where other.type_id = this.type_id and other.brand_id = this.brand_id and other.status = 'sold' and other.in_stock
    and other.position = ${JSON.stringify(OTHER)}::jsonb ->> this.position`

/** Its index finds the few of many parts that are for one of these models: half the time of comparing all their years. */
const modelsOfPart = sql`select model_id from application where part_id = this.id`

/**
 * The other one of the pair that the part `this` is one of: by the same brand, of the same type, for the same cars, at the other
 * side, or of a part for a whole axle at the other axle. Of several the one for most of its cars that is most like it; none
 * that is sold out.
 */
export const counterpart: RawBuilder<unknown> = sql`
  select ${soldCardColumns} from part p join (
    select its.part_id as id, count(*) as cars from application mine join application its on ${forOneCar}
    where mine.part_id = this.id and its.part_id = any(array(${atTheOtherPlace})) and its.model_id = any(array(${modelsOfPart}))
    group by its.part_id) as shared using (id)
  order by cars desc,
    (select count(*) from jsonb_array_elements(p.attributes) as one (value) where this.attributes @> jsonb_build_array(value)) desc,
    p.id limit 1`

/** What decides which part that is. */
export const counterpartTags = (typeId: number, brandId: number): Tag[] => [
  tag.fitments,
  tag.assortment(typeId),
  ...tag.listed('kind', new Set([typeId]), new Set([brandId])),
]
