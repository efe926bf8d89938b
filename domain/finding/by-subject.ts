import { type RawBuilder, sql } from 'kysely'
import { type AskedCar, isForCar, partsOfCar } from '#domain/fitment'
import type { Ctx } from '#platform/context'
import {
  type CountColumns,
  countColumns,
  countTable,
  type Frame,
  partCounts,
  type CardRow,
  cardColumns,
  factColumns,
} from '#domain/catalogue'
import { type Place, SORT_KEYS } from './cursor.ts'
import type { FacetFilters } from './facet-filters.ts'
import type { Found } from './by-facets.ts'
import { and, facetConditions, orderOf } from './list-page.ts'
import type { Sort } from './schema.ts'
import { narrowTable } from './narrow-table.ts'
import { tallyFacets } from './tally.ts'
import type { Subject } from './understand.ts'

/** Types of the asked vehicle's kind that have parts which suit every vehicle. */
async function universalTypes(ctx: Ctx, vehicle: AskedCar, frame: Frame): Promise<number[]> {
  const { length, type, universal } = await partCounts(ctx)
  const found = new Set<number>()
  for (let i = 0; i < length; i++) if (universal[i]) found.add(type[i]!)
  return [...found].filter((id) =>
    frame.typeById.get(id)?.suits.some((kind) => vehicle.types.some((type) => type === kind)),
  )
}
const suitsAll = (types: number[]) => sql`p.type_id = any(${types}::smallint[]) and p.universal`

/** The parts that the subject is about, as `part p` and their `rank`, by a vehicle alone without those that suit every one. */
function source(subject: Subject, universal: number[]): { from: RawBuilder<unknown>; where: RawBuilder<unknown>[] } {
  const { vehicle, numbers, text, types } = subject
  const where: RawBuilder<unknown>[] = []
  const fitsOrSuits = (asked: AskedCar) => sql`(${suitsAll(universal)} or ${isForCar(asked)})`
  if (text) where.push(sql`p.search @@ plainto_tsquery('english', ${text})`)
  if (numbers) {
    if (vehicle) where.push(fitsOrSuits(vehicle))
    const ids = numbers.map((hit) => hit.partId)
    const ranks = numbers.map((hit) => hit.rank)
    return { from: sql`unnest(${ids}::int[], ${ranks}::int[]) as hit (id, rank) join part p on p.id = hit.id`, where }
  }
  if (!vehicle) return { from: sql`(select 0 as rank) r cross join part p`, where }
  if (text) where.push(fitsOrSuits(vehicle))
  else {
    where.push(types && vehicle.wholeMake !== null ? isForCar(vehicle) : sql`p.id = any(array(${partsOfCar(vehicle)}))`)
    const counted = types ? universal.filter((id) => types.has(id)) : universal
    if (counted.length > 0) where.push(sql`not (${suitsAll(counted)})`)
  }
  return { from: sql`(select 0 as rank) r cross join part p`, where }
}

/** Numbers and one vehicle lead to some hundred parts by keys; words and whole makes to a few or to very many. */
const findsSome = ({ vehicle, text, numbers }: Subject) =>
  !text && (vehicle ? vehicle.wholeMake === null : numbers !== null)

/** After which place a page of ranked hits begins. */
function after(sort: Sort, place: Place | null): RawBuilder<unknown> {
  if (!place) return sql`true`
  const { column, descending } = SORT_KEYS[sort]
  const sign = descending ? sql`<` : sql`>`
  return sql`(p.rank > ${place.rank} or p.rank = ${place.rank} and (p.${sql.id(column)}, p.id) ${sign} (${place.key}::int, ${place.id}))`
}

/**
 * Parts by vehicle, words or numbers: found once, counted for the facets and listed in one round trip.
 * Parts that suit every vehicle are listed under a vehicle only where their type was asked for, but always counted as a category.
 */
export async function findBySubject(
  ctx: Ctx,
  subject: Subject,
  asked: FacetFilters,
  frame: Frame,
  page: { sort: Sort; after: Place | null; limit: number },
): Promise<Found> {
  const vehicleAlone = subject.vehicle && !subject.text && !subject.numbers
  const wanted = asked.types ?? subject.types
  const universal = subject.vehicle ? await universalTypes(ctx, subject.vehicle, frame) : []
  const universalWanted = universal.filter((id) => wanted?.has(id))
  const { from, where } = source(subject, universal)
  const base = facetConditions({ ...subject, price: null, stars: null, inStock: false })
  const suiting =
    vehicleAlone && universalWanted.length > 0
      ? sql`union all select ${factColumns}, 0 from part p where ${and([suitsAll(universalWanted), ...base])}`
      : sql``
  const priceAlone = !subject.vehicle && !subject.text && !subject.numbers
  if (priceAlone) where.push(inPrice(asked))
  // So few parts hardly share all their properties: grouping them would make nothing less.
  const some = findsSome(subject)
  const query = sql<{ counts: CountColumns; cards: (CardRow & { rank: number })[] | null }>`
    with hit as materialized (
      select ${factColumns}, rank from ${from} where ${and([...where, ...base])} ${suiting}
    ), counts as (
      select type_id as type, brand_id as brand, position, price_band(price) as band, rating / 10 as stars,
        in_stock, ${inPrice(asked)} as in_price, ${some ? sql`1` : sql`count(*)::int`} as n
      from hit p ${some ? sql`` : sql`group by 1, 2, 3, 4, 5, 6, 7`}
    ), page as (
      select id, rank from hit p where ${and(facetConditions(asked))} and ${after(page.sort, page.after)}
      order by rank, ${orderOf(page.sort)} limit ${sql.lit(page.limit + 1)}
    ), cards as (
      select ${cardColumns}, rank from page join part p on p.id = page.id order by rank, ${orderOf(page.sort)}
    )
    select (select ${countColumns} from counts) as counts, (select json_agg(cards) from cards) as cards`
  const { rows } = await (some ? query.execute(ctx.finder) : ctx.heavy.read((db) => query.execute(db)))
  const tables = [countTable(rows[0]!.counts)]
  if (vehicleAlone && !asked.price) {
    const others = universal.filter((id) => !universalWanted.includes(id))
    tables.push(await unlisted(ctx, subject, new Set(others)))
  }
  if (priceAlone) tables.push(await outsidePrice(ctx, subject))
  return { tally: tallyFacets(tables, asked), rows: rows[0]?.cards ?? [] }
}

const inPrice = ({ price }: FacetFilters) =>
  price ? sql`p.price between ${price.min} and ${Math.min(price.max, 2_000_000_000)}` : sql`true`

/** The precomputed counts, for the price facet only: it is counted as if the price were not narrowed. */
async function outsidePrice(ctx: Ctx, subject: Subject) {
  const table = narrowTable(await partCounts(ctx), subject)
  return { ...table, inPrice: new Uint8Array(table.length) }
}

/** Precomputed counts of the universal parts of these types, as far as the search's own words name them. */
async function unlisted(ctx: Ctx, subject: Subject, among: Set<number>) {
  const types = subject.types?.intersection(among) ?? among
  return { ...narrowTable(await partCounts(ctx), { ...subject, types, universal: true }), listed: false }
}
