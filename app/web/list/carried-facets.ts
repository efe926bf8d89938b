import * as words from '#common/words'
import type { Facets, FacetValue } from '#domain/finding/schema'

type Measure = Facets['measures'][number]
type Others = Omit<Facets, 'measures'>
type CarriedValue = [value: string, label: string, count: number, selected?: boolean, depth?: number]
type CarriedSize = [value: string, count: number, selected?: boolean]
type CarriedSizes = Omit<Measure, 'values'> & { values: CarriedSize[]; areAll: boolean }

/** Of more sizes than this a page carries only the chosen and the commonest. Brake pads have 580 widths. */
const MOST_SIZES = 50
const COMMONEST = 6

/** A measure with its values, or of very many those that stand in the page. */
export type ShownMeasure = Measure & { areAll: boolean }
export type ShownFacets = Omit<Facets, 'measures'> & { measures: ShownMeasure[] }

/** The facets as a page carries them for its script: a list has hundreds of values, so each is as short as can be. */
type CarriedFacets = { measures: CarriedSizes[] } & { [Name in keyof Others]: CarriedValue[] }

export function carriedFacets({ measures, ...others }: Facets): CarriedFacets {
  return { ...mapped(others, packed), measures: measures.map(packedSizes) }
}

export function unpackedFacets({ measures, ...others }: CarriedFacets): ShownFacets {
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
  const pack = ({ value, count, selected }: FacetValue): CarriedSize =>
    selected ? [short(value), count, selected] : [short(value), count]
  const areAll = values.length <= MOST_SIZES
  return { ...measure, values: (areAll ? values : foremost(values)).map(pack), areAll }
}

/** The chosen sizes and the commonest of the others, in their order. */
function foremost(values: FacetValue[]): FacetValue[] {
  const others = values.filter(({ selected }) => !selected)
  const common = new Set(others.toSorted((a, b) => b.count - a.count).slice(0, COMMONEST))
  return values.filter((value) => value.selected || common.has(value))
}

function unpackedSizes({ values, ...one }: CarriedSizes): ShownMeasure {
  const unpack = ([value, count, selected = false]: CarriedSize) => {
    const label = words.finding.facet.amount(value, one.unit)
    return { value: `${one.measure}:${value}`, label, count, selected }
  }
  return { ...one, values: values.map(unpack) }
}
