import { type Tag, tag } from '#common/tags'
import { type FacetFilters, isCut } from '../filters/facet-filters.ts'
import { brandsOf } from './list-page.ts'
import { typesMeasured } from './measure-counts.ts'
import { excludes } from '../subject/excluded.ts'
import type { Sort } from '../schema.ts'
import type { Subject } from '../subject/understand.ts'

const both = (a: Set<number> | null, b: Set<number> | null) => (a && b ? a.intersection(b) : (a ?? b))

/**
 * The tags of a list besides those of its parts: which parts there are, how many of each kind, and their order. Each
 * facet is counted as if it were not filtered, so a part of another type counts for the categories; but if only type,
 * brand and position are chosen, it counts there whatever its price, stars, stock or condition.
 */
export function listTags(subject: Subject, filters: FacetFilters, sort: Sort): Tag[] {
  const types = both(subject.types, filters.types)
  const brands = both(subject.brands, brandsOf(filters))
  const { price, stars, inStock, conditions } = filters
  const isNarrowed = price !== null || stars !== null || inStock || conditions !== null
  const tags = [
    tag.parts,
    ...(subject.types ? [...subject.types].map((type) => tag.assortment(type)) : [tag.assortment()]),
  ]
  tags.push(...(isNarrowed ? tag.listed('kind', subject.types, subject.brands) : tag.listed('kind', types, brands)))
  if (isCut(price)) tags.push(...tag.listed('price', subject.types, subject.brands))
  else if (sort.startsWith('price')) tags.push(...tag.listed('price', types, brands))
  if (sort === 'rating') tags.push(...tag.listed('rating', types, brands))
  const measured = typesMeasured(subject, filters)
  if (measured.length > 0) tags.push(...measured.map((type) => tag.measures(type)))
  else if (filters.measures) tags.push(tag.measures())
  if (subject.text !== null || excludes(subject) || subject.read?.rest.length) tags.push(tag.searches)
  if (subject.vehicle || subject.notFor.length > 0) tags.push(tag.fitments)
  return tags
}
