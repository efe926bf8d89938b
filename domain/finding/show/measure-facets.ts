import { phrase } from '#common/phrase'
import type { Prices } from '#common/prices'
import { amountOf, bySize, choicesOfType, type Taxonomy } from '#domain/catalogue'
import { formsOf, measureIn } from '../filters/asked-measures.ts'
import type { FacetFilters } from '../filters/facet-filters.ts'
import type { ReadWords } from '../reading/read-words.ts'
import type { MeasureCount } from '../filters/measured-by.ts'
import { typesMeasured } from '../hits/measure-counts.ts'
import type { SaidMeasure, SaidOthers } from '../phrased.ts'
import { addressOf } from '../query-address.ts'
import type { PartQuery } from '../schema.ts'
import type { Subject } from '../subject/understand.ts'

type Group = { measure: string; unit: string | null; values: (MeasureCount & { selected: boolean })[] }

/** Of a type that the shop's own tree does not have, which may measure anything: those that most of its parts have. */
const MOST_MEASURES = 8
/** So many other sizes are offered, and none further off than this share of the asked one. */
const MOST_OTHERS = 4
const NEAR = 0.15
/** Of a can or a bottle, two smaller ones or a larger one will do. */
const NEAR_CONTENT = 1

const labelOf = ({ measure, unit }: Group) => ({ measure, unit, label: phrase('finding.facet.measure', measure) })
const facetOf = ({ measure, value, unit, count, selected }: Group['values'][number]) => {
  return { value: `${measure}:${value}`, label: phrase('finding.facet.amount', value, unit), count, selected }
}

/** What the parts of a list measure, as a shopper chooses by it: what all share is no choice. */
export function presentMeasures(
  counts: MeasureCount[],
  query: PartQuery,
  subject: Subject,
  filters: FacetFilters,
  taxonomy: Taxonomy,
): SaidMeasure[] {
  const groups = grouped(counts, query)
  const isShown = ({ values }: Group) => values.length > 1 || values.some(({ selected }) => selected)
  return inOrder(groups.filter(isShown), typesMeasured(subject, filters), taxonomy).map((group) => ({
    ...labelOf(group),
    values: group.values.map(facetOf),
  }))
}

/** By measure and unit, values by size. What is asked and no part has stands there too, so that one can take it out. */
function grouped(counts: MeasureCount[], { measure: asked = [] }: PartQuery): Group[] {
  const wanted = new Map(asked.map((one) => [one, new Set(formsOf(one))]))
  const isAsked = (one: MeasureCount) =>
    [...wanted].some(([said, forms]) => measureIn(said) === one.measure && forms.has(one.value))
  const shown = counts.filter((one) => one.count > 0 || isAsked(one))
  const unmet = [...wanted].flatMap(([said, forms]): MeasureCount[] => {
    const measure = measureIn(said)
    if (shown.some((one) => one.measure === measure && forms.has(one.value))) return []
    const unit = counts.find((one) => one.measure === measure)?.unit ?? null
    return [{ measure, value: said.slice(measure.length + 1), unit, amount: null, count: 0 }]
  })
  const values = [...shown, ...unmet].map((one) => ({ ...one, selected: one.count === 0 || isAsked(one) }))
  return [...Map.groupBy(values.toSorted(bySize), ({ measure, unit }) => `${measure} ${unit}`).values()].map(
    (values) => {
      return { measure: values[0]!.measure, unit: values[0]!.unit, values }
    },
  )
}

/** In the order in which the types list them; what is asked and not listed comes last. */
function inOrder(groups: Group[], types: number[], taxonomy: Taxonomy): Group[] {
  const listed = types.map((id) => choicesOfType(taxonomy.typeById.get(id)?.slug ?? ''))
  const names = listed.flatMap((measures) => measures?.map(({ measure }) => measure) ?? [])
  const isSelected = ({ values }: Group) => values.some(({ selected }) => selected)
  const known = groups.filter(({ measure }) => names.includes(measure))
  const others = groups.filter((group) => !names.includes(group.measure))
  const sum = ({ values }: Group) => values.reduce((all, { count }) => all + count, 0)
  const more = listed.includes(null) ? others.toSorted((a, b) => sum(b) - sum(a)).slice(0, MOST_MEASURES) : []
  return [
    ...known.toSorted((a, b) => names.indexOf(a.measure) - names.indexOf(b.measure)),
    ...new Set([...more, ...others.filter(isSelected)]),
  ]
}

/** The query with the sizes of its words as facets, so that each can be exchanged. Types that only these words named are its category. */
function withSizesAsFacets(query: PartQuery, read: ReadWords | null, taxonomy: Taxonomy): PartQuery {
  if (!read || read.measures.length === 0) return query
  const sizes = read.pieces.flatMap(({ kind, at }) => (kind === 'measure' ? [at] : []))
  const isNamed = query.category || read.pieces.some(({ kind }) => kind === 'type')
  const types = [...(read.types ?? [])].flatMap((id) => taxonomy.typeById.get(id)?.slug ?? [])
  return {
    ...query,
    q: read.tokens.without(sizes) || undefined,
    ...(!isNamed && types.length > 0 && { category: types }),
    measure: [...(query.measure ?? []), ...read.measures.map(({ measure, value }) => `${measure}:${value}`)],
  }
}

/** Where no part has a size that facets or words ask for: the nearest other sizes of each measure, under all that is asked besides. */
export function otherSizes(
  counts: MeasureCount[],
  asked: PartQuery,
  { read }: Subject,
  taxonomy: Taxonomy,
  prices: Prices,
): SaidOthers[] {
  const query = withSizesAsFacets(asked, read, taxonomy)
  return grouped(counts, query).flatMap((group): SaidOthers[] => {
    const asked = group.values.filter(({ selected }) => selected).map(({ value }) => amountOf(value))
    const limit = group.measure === 'content' ? NEAR_CONTENT : NEAR
    const far = ({ amount }: MeasureCount) => Math.min(...asked.map((one) => Math.abs(amount! - one) / one))
    const near = group.values
      .filter((one) => !one.selected && one.amount !== null && far(one) <= limit)
      .toSorted((a, b) => far(a) - far(b))
      .slice(0, MOST_OTHERS)
    const rest = query.measure?.filter((one) => measureIn(one) !== group.measure) ?? []
    const values = near.toSorted(bySize).map((one) => {
      const facet = facetOf(one)
      return { ...facet, query: addressOf({ ...query, cursor: undefined, measure: [...rest, facet.value] }, prices) }
    })
    return values.length > 0 ? [{ ...labelOf(group), values }] : []
  })
}
