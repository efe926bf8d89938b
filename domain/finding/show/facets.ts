import { POSITIONS } from '#common/constants'
import { type Prices, stepOf, toWritten } from '#common/prices'
import { phrase } from '#common/phrase'
import type { Taxonomy } from '#domain/catalogue'
import { conditionIndex, CONDITIONS, type PartCondition, TIERS } from '#domain/catalogue/schema'
import type { SaidFacets, SaidFacetValue } from '../phrased.ts'
import { PRICE_BANDS, type PartQuery } from '../schema.ts'
import type { Tally } from '../hits/tally.ts'

const isShown = (value: SaidFacetValue) => value.count > 0 || value.selected

/** The counts as a shopper reads them: what nobody can choose is left out, what is chosen stays. */
export function presentFacets(
  tally: Tally,
  query: PartQuery,
  taxonomy: Taxonomy,
  prices: Prices,
): Omit<SaidFacets, 'measures'> {
  return {
    category: categories(tally, query, taxonomy),
    brand: brands(tally, query, taxonomy),
    tier: TIERS.map((value, place) => tier(value, place, tally, query)).filter(isShown),
    position: POSITIONS.map((value) => position(value, tally, query)).filter(isShown),
    condition: CONDITIONS.map((value) => condition(value, tally, query)).filter(isShown),
    price: bands(tally, query, prices).filter(isShown),
    rating: [4, 3, 2, 1].map((stars) => rating(stars, tally, query)).filter(isShown),
    inStock: [
      {
        value: 'true',
        label: phrase('finding.facet.inStock'),
        count: tally.inStock[1]!,
        selected: query.inStock ?? false,
      },
    ],
  }
}

function position(value: (typeof POSITIONS)[number], tally: Tally, query: PartQuery): SaidFacetValue {
  const isAt = (place: string) => place === value || place.split(' ').includes(value)
  const count = POSITIONS.reduce((sum, place, i) => (isAt(place) ? sum + tally.position[i + 1]! : sum), 0)
  const selected = query.position?.includes(value) ?? false
  return { value, label: phrase('finding.facet.position', value), count, selected }
}

function condition(value: PartCondition, tally: Tally, query: PartQuery): SaidFacetValue {
  const count = tally.condition[conditionIndex(value)]!
  const selected = query.condition?.includes(value) ?? false
  return { value, label: phrase('finding.facet.condition', value), count, selected }
}

function tier(value: (typeof TIERS)[number], place: number, tally: Tally, query: PartQuery): SaidFacetValue {
  const label = phrase('finding.facet.tier', value)
  return { value, label, count: tally.tier[place]!, selected: query.tier?.includes(value) ?? false }
}

function bands(tally: Tally, { priceMin = 0, priceMax }: PartQuery, prices: Prices): SaidFacetValue[] {
  return PRICE_BANDS.map(({ id, from, to }) => {
    const last = to === null ? undefined : to - stepOf(prices)
    const label =
      last === undefined
        ? phrase('finding.facet.over', prices, from)
        : from === 0
          ? phrase('finding.facet.under', prices, to)
          : phrase('finding.facet.between', prices, from, last)
    return {
      value: `${toWritten(prices, from)}-${last === undefined ? '' : toWritten(prices, last)}`,
      label,
      count: tally.band[id]!,
      selected: (priceMin > 0 || priceMax !== undefined) && priceMin === from && priceMax === last,
    }
  })
}

function rating(stars: number, tally: Tally, query: PartQuery): SaidFacetValue {
  const count = tally.stars.slice(stars).reduce((sum, n) => sum + n, 0)
  const label = phrase('finding.facet.stars', stars)
  return { value: String(stars), label, count, selected: query.rating === stars }
}

function brands(tally: Tally, query: PartQuery, taxonomy: Taxonomy): SaidFacetValue[] {
  const chosen = new Set(query.brand?.map((slug) => taxonomy.brandBySlug.get(slug)?.id))
  const values = taxonomy.brands.map(({ id, slug, name }) => {
    return { value: slug, label: name, count: tally.brand[id] ?? 0, selected: chosen.has(id) }
  })
  return values.filter(isShown).toSorted((a, b) => Number(b.selected) - Number(a.selected) || b.count - a.count)
}

/** The tree as far as it matters: the top, and whatever lies below a chosen node or an only child, with its depth. */
function categories(tally: Tally, query: PartQuery, taxonomy: Taxonomy): SaidFacetValue[] {
  const open = new Set(query.category?.flatMap((slug) => taxonomy.crumbs(slug).map((crumb) => crumb.slug)))
  const values: SaidFacetValue[] = []
  const level = (parentId: number | null, depth: number) => {
    const shown = taxonomy
      .childrenOf(parentId)
      .map(({ slug, name, categoryId }) => {
        const count = taxonomy.typesOf(slug).reduce((sum, id) => sum + (tally.type[id] ?? 0), 0)
        const selected = query.category?.includes(slug) ?? false
        return { categoryId, facet: { value: slug, label: name, count, selected, depth } }
      })
      .filter(({ facet }) => isShown(facet) || open.has(facet.value))
    for (const { categoryId, facet } of shown) {
      values.push(facet)
      if (categoryId !== null && (open.has(facet.value) || shown.length === 1)) level(categoryId, depth + 1)
    }
  }
  level(null, 0)
  return values
}
