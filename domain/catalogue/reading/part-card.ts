import { type RawBuilder, sql } from 'kysely'
import { type Tag, tag } from '#common/tags'
import type { Taxonomy } from '../in-memory/taxonomy.ts'
import { pictureOf } from '../part-views.ts'
import { type MeasureRow, shortMeasures } from '../measures/short-measures.ts'
import type { BackOrder, PartCard, Replacement } from '../schema.ts'
import type { PartCondition, Status } from '../part-states.ts'

/** When more of a part comes, by its row of `stock`, if it is sold beyond that; else null. */
export const backOrderOf = sql`case when num_nonnulls(due_days, due_on) > 0
  then jsonb_strip_nulls(jsonb_build_object('days', due_days, 'on', due_on)) end`

const backOrderOfPart = sql`(select ${backOrderOf} from stock where part_id = p.id)`

/** How many units of `part p` are free to sell; null: they are not counted. */
export const stockOfPart = sql`(select free from stock where part_id = p.id) as stock`

const measuresOfPart = sql`
  (select json_agg(json_build_array(measure, value, unit)) from part_measure where part_id = p.id)`

/** The parts that follow `part p`, each of which supersedes the one before, as rows of `Successor`. */
export const successorsOfPart = sql`
  (select json_agg(json_build_object('id', s.id, 'number', s.number, 'name', s.name, 'brand', b.name, 'status', s.status)
    order by chain.n) from successors(p.id) chain join part s using (id) join brand b on b.id = s.brand_id)`

const columns = (stock: RawBuilder<unknown>, backOrder: RawBuilder<unknown>) => sql`
  p.id, p.number, p.name, p.brand_id, p.type_id, p.price, ${stock}, ${backOrder} as "backOrder",
  p.position, p.quantity, p.universal, p.rating, p.rating_count, p.img, p.pop, ${measuresOfPart} as measured,
  p.status, p.condition`

/** The columns of `part p`, which is sold, that a card needs. */
export const soldCardColumns = columns(stockOfPart, backOrderOfPart)

/** The same for `part p left join stock s`, which saves a lookup for each of a few parts. */
export const stockedCardColumns = columns(sql`s.free as stock`, backOrderOf)

/** The columns of `part p`, sold or not, that a card needs. */
export const cardColumns = sql`${soldCardColumns}, case when p.status = 'retired' then ${successorsOfPart} end as successors`

/**
 * The columns for facets and sort orders. An index contains them all, so that only one page of the wide rows is read.
 */
export const factColumns = sql`p.id, p.type_id, p.brand_id, p.position, p.price, p.in_stock, p.rating, p.pop`

export type CardRow = {
  id: number
  number: string
  name: string
  brand_id: number
  type_id: number
  price: number
  stock: number | null
  backOrder?: BackOrder | null
  position: string | null
  quantity: number
  universal: boolean
  rating: number
  rating_count: number
  img: string | null
  pop: number
  measured: MeasureRow[] | null
  /** `measured` in short, where that was worked out before. */
  measures?: string | null
  status: Status
  condition: PartCondition
  /** The parts that follow one that is no longer sold; null: none does. */
  successors?: Successor[] | null
}

/** A part that follows a superseded one. */
export type Successor = { id: number; number: string; name: string; brand: string; status: Status }

/** Of those that follow a part, the newest that is sold, as cards and pages name it. */
function newestOf(successors: readonly Successor[] | null | undefined): Replacement | null {
  const newest = successors?.findLast(({ status }) => status === 'sold')
  return newest ? { _id: String(newest.id), number: newest.number, name: newest.name, brand: newest.brand } : null
}

/** What a card of this row is made from: the part, and those that follow it. */
export const tagsOfRow = ({ id, successors }: Pick<CardRow, 'id' | 'successors'>): Tag[] =>
  [id, ...(successors ?? []).map((one) => one.id)].map(tag.part)

/** A part as lists show it, with why it was found. */
export function partCard<F = never>(
  row: CardRow,
  taxonomy: Taxonomy,
  foundBy: F[] = [],
): Omit<PartCard, 'foundBy'> & { foundBy: F[] } {
  const brand = taxonomy.brandById.get(row.brand_id)!
  const type = taxonomy.typeById.get(row.type_id)!
  const instead = newestOf(row.successors)
  return {
    _id: String(row.id),
    number: row.number,
    name: row.name,
    brand: { slug: brand.slug, name: brand.name },
    type: { slug: type.slug, name: type.name },
    measures: row.measures === undefined ? shortMeasures(type.slug, row.measured ?? []) : row.measures,
    price: row.price,
    stock: row.stock,
    ...(row.backOrder && { backOrder: row.backOrder }),
    position: row.position,
    quantity: row.quantity,
    rating: row.rating_count > 0 ? row.rating / 10 : null,
    ratingCount: row.rating_count,
    img: row.img ?? pictureOf(type.picture),
    ...(row.condition !== 'new' && { condition: row.condition }),
    ...(row.status !== 'sold' && { status: row.status }),
    ...(instead && { instead }),
    foundBy,
  }
}
