import { PART_FIELD } from '#domain/catalogue'
import type { Mapping } from './schema.ts'

/** Between the names of a vehicle in one text: "2012 | Audi | A4". */
export const BAR = ' | '
export const IGNORE = 'ignore'

/** What a word means here, as people write it: "ignore", "brake-discs", "with = sport suspension", "453.592 g". */
export function writeOurs({ kind, ours }: Mapping): string {
  if ('ignore' in ours) return IGNORE
  switch (kind) {
    case 'column':
      return ours.field
    case 'brand':
      return ours.brand
    case 'part-type':
      return ours.type
    case 'position':
      return ours.position
    case 'attribute':
      return ours.attribute
    case 'unit':
      return ours.factor === 1 ? ours.unit : `${ours.factor} ${ours.unit}`
    case 'expi':
      if ('attribute' in ours) return `attribute = ${ours.attribute}`
      return [PART_FIELD.get(ours.field)?.header ?? ours.field, ours.value].filter(Boolean).join(' = ')
    case 'hazard':
      return ours.hazard
    case 'base-vehicle':
      return [ours.year, ours.make, ours.model].join(BAR)
    case 'make':
      return ours.make
    case 'model':
      return [ours.make, ours.model].join(BAR)
    case 'engine':
      return ours.engine
    default:
      return `${ours.kind} = ${ours.value}`
  }
}
