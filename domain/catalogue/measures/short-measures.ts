import { amountWithUnit } from '#common/format'
import { measuresOfType } from './measures-of-types.ts'

/** One row of `part_measure`. */
export type MeasureRow = [measure: string, value: string, unit: string | null]

type One = { measure: string; value: string; unit: string | null }

const MOST = 3
const EDGE = /(?:^|-)(?:length|width|height|thickness|diameter|depth)$/
const LAST_EDGE = /(?:^|-)(?:thickness|depth)$/
const COUNTED = /(?:s|teeth)$/

/**
 * What a part measures as its line in a list says it: "312 × 25 mm", "5W-30 · API SP · 5 l", "group 35 · 12 V · 70 Ah".
 * At most three measures, first those by which a part of its type is chosen; one with several values is left out. Null:
 * nothing is known.
 */
export function shortMeasures(type: string, rows: readonly MeasureRow[]): string | null {
  const known = (measuresOfType(type) ?? []).flatMap(({ measure, unit }) => {
    const [one, ...more] = rows.filter(([name, , its]) => name === measure && (unit === null || its === unit))
    return one && more.length === 0 ? [{ measure, value: one[1], unit: one[2] }] : []
  })
  const edges = edgesOf(known)
  const said = known.flatMap((one) => {
    if (one === edges[0]) return [product(edges)]
    return EDGE.test(one.measure) && one.unit === edges[0]?.unit ? [] : [alone(one)]
  })
  return said.slice(0, MOST).join(' · ') || null
}

/** The lengths that are told as one: of a brake disc its diameter and thickness, of a filter length, width and height. */
function edgesOf(known: readonly One[]): One[] {
  const unit = known.find(({ measure }) => EDGE.test(measure))?.unit
  const edges = known.filter((one) => EDGE.test(one.measure) && one.unit === unit)
  const last = edges.findIndex(({ measure }) => LAST_EDGE.test(measure))
  return edges.slice(0, last === -1 ? MOST : last + 1)
}

const product = (edges: readonly One[]) =>
  edges
    .map(({ value, unit }, n) => {
      const text = amountWithUnit(value, unit)
      return n < edges.length - 1 ? text.slice(0, -` ${unit}`.length) : text
    })
    .join(' × ')

/** "4 pins", "group 35"; what has a unit, or is a size, needs no name. */
function alone({ measure, value, unit }: One): string {
  if (unit !== null || !/^[\d.]+$/.test(value)) return amountWithUnit(value, unit)
  const name = measure.replaceAll('-', ' ')
  return COUNTED.test(name) ? `${value} ${name}` : `${name} ${value}`
}
