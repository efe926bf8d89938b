import * as words from '#common/words'
import type { Facets } from '#domain/finding/schema'

type Measure = Facets['measures'][number]
/** Sizes as a page carries them for its script: a list has hundreds, and their names follow from their values. */
export type CarriedSizes = Omit<Measure, 'values'> & { values: [value: string, count: number, selected: boolean][] }

export const carried = (measures: Measure[]): CarriedSizes[] =>
  measures.map(({ values, ...measure }) => ({
    ...measure,
    values: values.map(({ value, count, selected }) => [value.slice(measure.measure.length + 1), count, selected]),
  }))

export const unpacked = (measures: CarriedSizes[]): Measure[] =>
  measures.map(({ values, ...one }) => ({
    ...one,
    values: values.map(([value, count, selected]) => {
      const label = words.finding.facet.amount(value, one.unit)
      return { value: `${one.measure}:${value}`, label, count, selected }
    }),
  }))
