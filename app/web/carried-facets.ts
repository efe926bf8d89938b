import * as words from '#common/words'
import type { Facets, FacetValue } from '#domain/finding/schema'

type Measure = Facets['measures'][number]
type Others = Omit<Facets, 'measures'>
type CarriedValue = [value: string, label: string, count: number, selected?: boolean, depth?: number]
type CarriedSizes = Omit<Measure, 'values'> & { values: [value: string, count: number, selected?: boolean][] }

/** The facets as a page carries them for its script: a list has hundreds of values, so each is as short as can be. */
export type CarriedFacets = { measures: CarriedSizes[] } & { [Name in keyof Others]: CarriedValue[] }

export function carriedFacets({ measures, ...others }: Facets): CarriedFacets {
  return { ...mapped(others, packed), measures: measures.map(packedSizes) }
}

export function unpackedFacets({ measures, ...others }: CarriedFacets): Facets {
  return { ...mapped(others, unpacked), measures: measures.map(unpackedSizes) }
}

/** The same facets with each value changed. */
function mapped<From, To>(facets: { [Name in keyof Others]: From[] }, change: (value: From) => To) {
  const changed = Object.entries(facets).map(([name, values]) => [name, values.map(change)])
  return Object.fromEntries(changed) as { [Name in keyof Others]: To[] }
}

function packed({ value, label, count, selected, depth }: FacetValue): CarriedValue {
  if (depth) return [value, label, count, selected, depth]
  return selected ? [value, label, count, selected] : [value, label, count]
}

const unpacked = ([value, label, count, selected = false, depth]: CarriedValue): FacetValue => ({
  value,
  label,
  count,
  selected,
  ...(depth && { depth }),
})

/** The name of a size follows from its value. */
function packedSizes({ values, ...measure }: Measure): CarriedSizes {
  const short = (value: string) => value.slice(measure.measure.length + 1)
  const pack = ({ value, count, selected }: FacetValue): CarriedSizes['values'][number] =>
    selected ? [short(value), count, selected] : [short(value), count]
  return { ...measure, values: values.map(pack) }
}

function unpackedSizes({ values, ...one }: CarriedSizes): Measure {
  const unpack = ([value, count, selected = false]: CarriedSizes['values'][number]) => {
    const label = words.finding.facet.amount(value, one.unit)
    return { value: `${one.measure}:${value}`, label, count, selected }
  }
  return { ...one, values: values.map(unpack) }
}
