import { type CountTable, countTable, type Taxonomy } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import type { AskedMeasures } from './asked-measures.ts'
import type { FacetFilters } from './facet-filters.ts'
import type { Found, ListPage } from './found.ts'
import { hitsOf, isCarAlone, type Universal } from './hits-of-subject.ts'
import { outsidePrice, unlisted } from './kept-counts.ts'
import { measureConditions } from './list-page.ts'
import { inPrice, isAlone, readHits } from './read-hits.ts'
import { tallyFacets } from './tally.ts'
import type { Subject } from './understand.ts'
import { universalTypes } from './universal-types.ts'

/**
 * Parts by vehicle, words, numbers, measures or an odd price range: found once, counted for the facets and listed in one round trip.
 * Parts that suit every vehicle are listed under a vehicle only where their type was asked for, but always counted as a category.
 */
export async function findBySubject(
  ctx: Ctx,
  subject: Subject,
  asked: FacetFilters,
  taxonomy: Taxonomy,
  page: ListPage,
): Promise<Found> {
  const isPriceAlone = isAlone(subject) && !asked.measures
  const universal = await universalOf(ctx, subject, asked, taxonomy)
  const alone = asked.measures ? measureConditions(asked.measures) : [inPrice(asked)]
  const hits = hitsOf(subject, universal, isAlone(subject) ? alone : [])
  const { counts, cards, fits, unfit, open, ...measured } = await readHits(ctx, hits, subject, asked, page)
  const hitCounts = countTable(counts)
  const tables = [hitCounts]
  if (isCarAlone(subject) && !asked.price && subject.without.length === 0)
    tables.push(await unlisted(ctx, subject, universal, asked.measures))
  if (isPriceAlone) tables.push(await outsidePrice(ctx, subject))
  const countUnder = (other: FacetFilters) => {
    const areHitsOthers = (isPriceAlone && !other.price) || (isCarAlone(subject) && asked.types && !other.types)
    const areMeasured = isSame(asked.measures, other.measures)
    return areHitsOthers || !areMeasured
      ? null
      : tallyFacets([other.price ? hitCounts : atAnyPrice(hitCounts)], other).count
  }
  return {
    tally: tallyFacets(tables, asked),
    rows: cards ?? [],
    fits: subject.vehicle && fits,
    unfit,
    open: open ?? [],
    measured,
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

const isSame = (one: AskedMeasures | null, other: AskedMeasures | null) =>
  one?.size === other?.size &&
  [...(one ?? [])].every(([measure, values]) => other!.get(measure)?.symmetricDifference(values).size === 0)

const atAnyPrice = (table: CountTable): CountTable => ({ ...table, inPrice: new Uint8Array(table.length).fill(1) })
