import { type RawBuilder, sql } from 'kysely'
import {
  cardColumns,
  type CountColumns,
  countColumns,
  type CountTable,
  countTable,
  type Taxonomy,
  partCounts,
} from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { type Place, SORT_KEYS } from './cursor.ts'
import type { FacetFilters } from './facet-filters.ts'
import type { Found, ListPage } from './found.ts'
import { hitsOf, IF_RANK, isCarAlone, type Universal } from './hits-of-subject.ts'
import { facetConditions, orderOf, where } from './list-page.ts'
import type { Sort } from './schema.ts'
import { narrowTable, tallyFacets } from './tally.ts'
import type { Subject } from './understand.ts'
import { universalTypes } from './universal-types.ts'

/**
 * Parts by vehicle, words, numbers or an odd price range: found once, counted for the facets and listed in one round trip.
 * Parts that suit every vehicle are listed under a vehicle only where their type was asked for, but always counted as a category.
 */
export async function findBySubject(
  ctx: Ctx,
  subject: Subject,
  asked: FacetFilters,
  taxonomy: Taxonomy,
  page: ListPage,
): Promise<Found> {
  const isPriceAlone = !subject.vehicle && !subject.text && !subject.numbers
  const universal = await universalOf(ctx, subject, asked, taxonomy)
  const hits = hitsOf(subject, universal, isPriceAlone ? [inPrice(asked)] : [])
  const { counts, cards, fits, open } = await readHits(ctx, hits, subject, asked, page)
  const hitCounts = countTable(counts)
  const tables = [hitCounts]
  if (isCarAlone(subject) && !asked.price) tables.push(await unlisted(ctx, subject, universal))
  if (isPriceAlone) tables.push(await outsidePrice(ctx, subject))
  const countUnder = (other: FacetFilters) => {
    const areHitsOthers = (isPriceAlone && !other.price) || (isCarAlone(subject) && asked.types && !other.types)
    return areHitsOthers ? null : tallyFacets([other.price ? hitCounts : atAnyPrice(hitCounts)], other).count
  }
  return {
    tally: tallyFacets(tables, asked),
    rows: cards ?? [],
    fits: subject.vehicle && fits,
    open: open ?? [],
    countUnder,
  }
}

async function universalOf(
  ctx: Ctx,
  { vehicle, types }: Subject,
  asked: FacetFilters,
  taxonomy: Taxonomy,
): Promise<Universal> {
  const found = vehicle ? await universalTypes(ctx, vehicle, taxonomy) : []
  const all = found.map(({ id }) => id)
  const wanted = asked.types ?? types
  return {
    all,
    listed: all.filter((id) => wanted?.has(id)),
    certain: found.filter(({ certain }) => certain).map(({ id }) => id),
  }
}

/** Numbers and one car lead to some hundred parts by keys; words, whole makes and price ranges to a few or to very many. */
const isNarrow = ({ vehicle, text, numbers }: Subject) =>
  !text && (vehicle ? vehicle.wholeMake === null : numbers !== null)

/** A make, or a model without its year, is asked for by choosing it, and no question about the car comes before that. */
const isOneCar = ({ vehicle }: Subject) => vehicle !== null && vehicle.model !== null && vehicle.year !== null

/** More parts than any car has of them, so that no list costs without bounds. */
const MOST_OPEN = 2000

type Hits = { counts: CountColumns; cards: Found['rows'] | null; fits: number; open: number[] | null }

/** Counts all hits and reads the cards of one page of them. What is not narrow takes its turn among heavy reads. */
async function readHits(
  ctx: Ctx,
  hits: RawBuilder<unknown>,
  subject: Subject,
  asked: FacetFilters,
  page: ListPage,
): Promise<Hits> {
  const areFew = isNarrow(subject)
  const ifOnly = sql`
    select array_agg(id) from (
      select id from hit p ${where([...facetConditions(asked), sql`rank >= ${sql.lit(IF_RANK)}`])} limit ${sql.lit(MOST_OPEN)}
    ) as open`
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
      (select count(*)::int from hit p ${where([...facetConditions(asked), sql`rank < ${sql.lit(IF_RANK)}`])}) as fits,
      ${isOneCar(subject) ? sql`(${ifOnly})` : sql`null`} as open`
  const { rows } = await (areFew ? query.execute(ctx.finder) : ctx.heavy.read((db) => query.execute(db)))
  return rows[0]!
}

/** What facets count, grouped; a few hundred hits hardly share all their properties, so they are counted one by one. */
const countsOf = (asked: FacetFilters, areFew: boolean) => sql`
  select type_id as type, brand_id as brand, position, price_band(price) as band, rating / 10 as stars, in_stock,
    ${inPrice(asked)} as in_price, ${areFew ? sql`1` : sql`count(*)::int`} as n
  from hit p ${areFew ? sql`` : sql`group by 1, 2, 3, 4, 5, 6, 7`}`

/** After which place a page of ranked hits begins. */
function after(sort: Sort, place: Place | null): RawBuilder<unknown>[] {
  if (!place) return []
  const { column, descending } = SORT_KEYS[sort]
  const sign = descending ? sql`<` : sql`>`
  const isLater = sql`(p.${sql.id(column)}, p.id) ${sign} (${place.key}::int, ${place.id})`
  return [sql`(rank > ${place.rank} or rank = ${place.rank} and ${isLater})`]
}

const inPrice = ({ price }: FacetFilters) =>
  price ? sql`p.price between ${price.min} and ${Math.min(price.max, 2_000_000_000)}` : sql`true`

const atAnyPrice = (table: CountTable): CountTable => ({ ...table, inPrice: new Uint8Array(table.length).fill(1) })

/** The precomputed counts, for the price facet only: it is counted as if the price were not narrowed. */
async function outsidePrice(ctx: Ctx, subject: Subject): Promise<CountTable> {
  const table = narrowTable(await partCounts(ctx), subject)
  return { ...table, inPrice: new Uint8Array(table.length) }
}

/** Precomputed counts of the universal parts that are not listed, as far as the search's own words name them. */
async function unlisted(ctx: Ctx, subject: Subject, { all, listed }: Universal): Promise<CountTable> {
  const others = new Set(all.filter((id) => !listed.includes(id)))
  const types = subject.types?.intersection(others) ?? others
  return { ...narrowTable(await partCounts(ctx), { ...subject, types, universal: true }), listed: false }
}
