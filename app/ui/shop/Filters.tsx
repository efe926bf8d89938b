import * as words from '#common/words'
import type { FacetValue } from '#domain/finding/schema'
import type { ShownFacets } from '../../web/list/carried-facets.ts'
import { toggled, toggledCategory, withBand } from '../../web/list/facet-link.ts'
import { without, withValue } from '../../web/shop-link.ts'
import { FacetGroup } from './FacetGroup.tsx'
import { FacetLink } from './FacetLink.tsx'
import { FacetValues } from './FacetValues.tsx'
import { MeasureFacet } from './MeasureFacet.tsx'
import { PriceRange } from './PriceRange.tsx'

const say = words.shopList.filters
const BRANDS_SHOWN = 8
/** What parts are chosen by first; the other measures are folded. */
const MEASURES_OPEN = 3

type Props = { facets: ShownFacets; params: URLSearchParams }

/** All the filters of the list. Every one is a link or a plain form: the address is the state. */
export function Filters({ facets, params }: Props) {
  const links = (values: FacetValue[], to: (value: FacetValue, index: number) => string) =>
    values.map((value, index) => (
      <li key={value.value}>
        <FacetLink value={value} to={to(value, index)} />
      </li>
    ))
  const either = (name: string) => (value: FacetValue) =>
    value.selected ? without(params, name) : withValue(params, name, value.value)
  const many = (name: string) => (value: FacetValue) => toggled(params, name, value.value)
  return (
    <div className="border-t border-hair">
      {facets.measures.map((measure, n) => (
        <MeasureFacet
          key={`${measure.measure} ${measure.unit}`}
          measure={measure}
          params={params}
          open={n < MEASURES_OPEN}
        />
      ))}
      {facets.category.length > 0 && (
        <FacetGroup title={say.category}>
          <ul>{links(facets.category, (_, index) => toggledCategory(params, facets.category, index))}</ul>
        </FacetGroup>
      )}
      {facets.brand.length > 0 && (
        <FacetGroup title={words.label.brand}>
          <FacetValues
            name="brand"
            all={say.countBrands(facets.brand.length)}
            label={say.allBrands}
            values={facets.brand}
            params={params}
            commonest={BRANDS_SHOWN}
          />
        </FacetGroup>
      )}
      {facets.tier.length > 1 && (
        <FacetGroup title={say.tier}>
          <ul>{links(facets.tier, many('tier'))}</ul>
        </FacetGroup>
      )}
      <FacetGroup title={words.label.price}>
        <ul>{links(facets.price, (value) => withBand(params, value))}</ul>
        <PriceRange params={params} />
      </FacetGroup>
      {facets.position.length > 0 && (
        <FacetGroup title={words.label.position}>
          <ul>{links(facets.position, many('position'))}</ul>
        </FacetGroup>
      )}
      {facets.condition.length > 1 && (
        <FacetGroup title={say.condition}>
          <ul>{links(facets.condition, many('condition'))}</ul>
        </FacetGroup>
      )}
      {facets.rating.length > 0 && (
        <FacetGroup title={say.rating}>
          <ul>{links(facets.rating, either('rating'))}</ul>
        </FacetGroup>
      )}
      <FacetGroup title={words.label.stock}>
        <ul>{links(facets.inStock, either('inStock'))}</ul>
      </FacetGroup>
    </div>
  )
}
