import { type RawBuilder, sql } from 'kysely'
import { cardColumns, type CountColumns, countColumns } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import type { AskedMeasures } from './asked-measures.ts'
import { type Place, SORT_KEYS } from './cursor.ts'
import type { FacetFilters } from './facet-filters.ts'
import type { Found, ListPage } from './found.ts'
import { IF_RANK, NO_RANK } from './hits-of-subject.ts'
import { facetConditions, measureConditions, orderOf, where } from './list-page.ts'
import { type Measurable, type MeasureCount, typesMeasured } from './measure-counts.ts'
import type { Sort } from './schema.ts'
import type { Subject } from './understand.ts'

/** Whether a list asks for no car, words or numbers. */
export const isAlone = ({ vehicle, text, numbers, likely, without }: Subject): boolean =>
  !vehicle && !text && !numbers && !likely && without.length === 0

/** Numbers and one car lead to some hundred parts by keys; words, whole makes and price ranges to a few or to very many. */
const isNarrow = ({ vehicle, text, numbers }: Subject) =>
  !text && (vehicle ? vehicle.wholeMake === null : numbers !== null)

/** A make, or a model without its year, is asked for by choosing it, and no question about the car comes before that. */
const isOneCar = ({ vehicle }: Subject) => vehicle !== null && vehicle.model !== null && vehicle.year !== null

/** More parts than any car has of them, so that no list costs without bounds. */
const MOST_OPEN = 2000

type Hits = Measurable & {
  counts: CountColumns
  cards: Found['rows'] | null
  fits: number
  unfit: number
  open: number[] | null
}

/** Counts all hits and reads the cards of one page of them. What is not narrow takes its turn among heavy reads. */
export async function readHits(
  ctx: Ctx,
  hits: RawBuilder<unknown>,
  subject: Subject,
  filters: FacetFilters,
  page: ListPage,
): Promise<Hits> {
  const areFew = isNarrow(subject)
  // What is asked for by nothing but measures has them all.
  const asked = isAlone(subject) ? { ...filters, measures: null } : filters
  const types = typesMeasured(subject, filters)
  const ifOnly = sql`
    select array_agg(id) from (
      select id from hit p ${where([...facetConditions(asked), sql`rank >= ${sql.lit(IF_RANK)} and rank < ${sql.lit(NO_RANK)}`])} limit ${sql.lit(MOST_OPEN)}
    ) as open`
  const countOf = (ranked: RawBuilder<unknown>) =>
    sql`select count(*)::int from hit p ${where([...facetConditions(asked), ranked])}`
  const order = sql`rank, ${orderOf(page.sort)}`
  const query = sql<Hits>`
    with hit as materialized (${hits}),
    counts as (${countsOf(asked, areFew)}),
    page as (
      select id, rank from hit p ${where([...facetConditions(asked), ...after(page.sort, page.after)])}
      order by ${order} limit ${sql.lit(page.limit + 1)}
    ),
    cards as (select ${cardColumns}, rank from page join part p on p.id = page.id)
    select (select ${countColumns} from counts) as counts, (select json_agg(p order by ${order}) from cards p) as cards,
      ${subject.vehicle ? sql`(${countOf(sql`rank < ${sql.lit(IF_RANK)}`)})` : sql`0`} as fits,
      ${subject.vehicle && subject.numbers ? sql`(${countOf(sql`rank >= ${sql.lit(NO_RANK)}`)})` : sql`0`} as unfit,
      ${isOneCar(subject) ? sql`(${ifOnly})` : sql`null`} as open,
      ${types.length > 0 && !isAlone(subject) ? sql`array(select id from hit where type_id = any(${types}::smallint[]))` : sql`null`} as ids,
      ${filters.measures && types.length === 0 ? sql`(${countsOfAsked(filters.measures, asked)})` : sql`null`} as asked`
  const { rows } = await (areFew ? query.execute(ctx.finder) : ctx.heavy.read((db) => query.execute(db)))
  return rows[0]!
}

/** What facets count, grouped; a few hundred hits hardly share all their properties, so they are counted one by one. */
const countsOf = (asked: FacetFilters, areFew: boolean) => sql`
  select type_id as type, brand_id as brand, position, price_band(price) as band, rating / 10 as stars, in_stock,
    ${inPrice(asked)} as in_price, ${areFew ? sql`1` : sql`count(*)::int`} as n
  from hit p ${where(asked.measures ? measureConditions(asked.measures) : [])} ${areFew ? sql`` : sql`group by 1, 2, 3, 4, 5, 6, 7`}`

/** How many parts of the list have each value that is asked for. */
const countsOfAsked = (measures: AskedMeasures, asked: FacetFilters) => {
  const pairs = [...measures].flatMap(([measure, values]) => [...values].map((value) => ({ measure, value })))
  return sql<MeasureCount[]>`
    select json_agg(one) from (
      select measure, value, unit, amount, count(*)::int as count
      from (select id from hit p ${where(facetConditions(asked))}) as listed join part_measure on part_id = id
        join unnest(${pairs.map((one) => one.measure)}::text[], ${pairs.map((one) => one.value)}::text[]) as pair (measure, value)
        using (measure, value)
      group by measure, value, unit, amount) as one`
}

/** After which place a page of ranked hits begins. */
function after(sort: Sort, place: Place | null): RawBuilder<unknown>[] {
  if (!place) return []
  const { column, descending } = SORT_KEYS[sort]
  const sign = descending ? sql`<` : sql`>`
  const isLater = sql`(p.${sql.id(column)}, p.id) ${sign} (${place.key}::int, ${place.id})`
  return [sql`(rank > ${place.rank} or rank = ${place.rank} and ${isLater})`]
}

/** Whether `part p` is in the asked range of prices. */
export const inPrice = ({ price }: FacetFilters): RawBuilder<unknown> =>
  price ? sql`p.price between ${price.min} and ${Math.min(price.max, 2_000_000_000)}` : sql`true`
