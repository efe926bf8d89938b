import { sql } from 'kysely'
import { applicationsOf, ownApplications, type OwnApplications } from '#domain/fitment'
import type { Ctx } from '#platform/context'
import { counterpart } from './counterpart.ts'
import { type CardRow, stockedCardColumns, type Successor, successorsOfPart } from './part-card.ts'
import { breaksOfPart } from '../prices/price-breaks.ts'
import type { PriceBreak } from '../prices/price-breaks-schema.ts'
import type { PartDetail } from '../schema.ts'

type WholePart = OwnApplications & {
  attributes: PartDetail['attributes']
  weight_g: number | null
  warranty_months: number | null
  best_seller: boolean
  version: number
  pack_size: number
  core_deposit: number | null
  gtin: string | null
  successors: Successor[] | null
  pictures: { url: string }[]
  documents: NonNullable<PartDetail['documents']>
  numbers: PartDetail['numbers']
  breaks: PriceBreak[]
  is_reviewed: boolean
  /** Its own card, that of the other one of its pair, and those of what a shopper may buy instead, the best first. */
  cards: (CardRow & { as: 'self' | 'pair' | 'instead' })[]
}

/** The numbers of `part p`, as JSON. */
export const numbersOfPart = sql`coalesce((
  select json_agg(json_build_object('kind', kind, 'maker', maker, 'number', number)
    order by array_position(array['own', 'superseded', 'oe'], kind), maker, number)
  from part_number where part_id = p.id), '[]')`

/** Ids of parts of other brands with the same type and position that share an OE number. */
const interchange = sql`
  select p.id from part p
  where p.status = 'sold' and p.type_id = this.type_id and p.id <> this.id and p.position is not distinct from this.position
    and p.id in (select other.part_id from part_number mine join part_number other on other.norm = mine.norm
      where mine.part_id = this.id and mine.kind = 'oe' and other.kind = 'oe')
  order by p.in_stock desc, p.pop desc, p.id desc limit 8`

const cards = sql`
  select json_agg(one order by n) from (
    select o."as", o.n, ${stockedCardColumns} from (
      select this.id, 0 as n, 'self' as "as"
      union all select id, 1, 'pair' from (${counterpart}) as other
      union all select id, 1 + row_number() over (), 'instead' from (${interchange}) as other
    ) as o join part p using (id) left join stock s on s.part_id = p.id) as one`

/** Reads everything that the page of a part shows in one round trip, as one value: of many columns each costs the server time. */
export async function readWholePart(ctx: Ctx, id: number): Promise<WholePart | undefined> {
  const { rows } = await sql<{ part: WholePart }>`
    with mine as materialized (${applicationsOf(id)})
    select row_to_json(one) as part from (
      select p.attributes, p.weight_g, p.warranty_months, p.best_seller, p.version, p.pack_size, p.core_deposit, p.gtin,
        case when p.superseded_by is not null then ${successorsOfPart} end as successors,
        coalesce((select json_agg(json_build_object('url', url) order by rank) from part_picture where part_id = p.id), '[]') as pictures,
        coalesce((select json_agg(json_build_object('name', name, 'url', url) order by rank)
          from part_document where part_id = p.id), '[]') as documents,
        exists (select from review where part_id = p.id) as is_reviewed, ${numbersOfPart} as numbers, ${ownApplications},
        (${cards}) as cards, ${breaksOfPart} as breaks
      from part p cross join lateral (select p.id, p.type_id, p.brand_id, p.position, p.attributes) as this
      where p.id = ${id}) as one`.execute(ctx.finder)
  return rows[0]?.part
}
