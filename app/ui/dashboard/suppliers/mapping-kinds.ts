import { POSITIONS } from '#common/constants'
import { HAZARDS } from '#common/hazards'
import { MAPPING_KINDS, type MappingKind } from '#domain/supply/schema'
import { api } from '../../../web/api.ts'
import { partChoices } from '../part/part-choices.ts'

/** The kinds of words, as people call them. */
export const MAPPING_NAMES: Record<MappingKind, string> = {
  column: 'Column',
  brand: 'Brand',
  'part-type': 'Part type',
  position: 'Position',
  attribute: 'Attribute',
  unit: 'Unit',
  expi: 'Product code (EXPI)',
  hazard: 'Dangerous goods',
  qualifier: 'Qualifier',
  'sub-model': 'Sub-model',
  'car-attribute': 'Attribute of the car',
  'base-vehicle': 'Base vehicle',
  make: 'Make',
  model: 'Model',
  engine: 'Engine',
}
export const MAPPING_OPTIONS = MAPPING_KINDS.map((value) => ({ value, label: MAPPING_NAMES[value] }))

/** How each kind is written. */
export const MAPPING_HINTS: Record<MappingKind, string> = {
  column: 'A field: number, price, stock …',
  brand: 'A brand of yours, or new: Bosch',
  'part-type': 'A part type of yours',
  position: POSITIONS.join(', '),
  attribute: 'The name of the attribute: Diameter',
  unit: 'One of theirs is so many of ours: 453.592 g',
  expi: 'A field: warranty_months, or status = hidden, or attribute = Country of origin',
  hazard: HAZARDS.join(', '),
  qualifier: 'A condition: with = sport suspension',
  'sub-model': 'A condition: note = Avant',
  'car-attribute': 'A condition: drive = AWD',
  'base-vehicle': '2012 | Audi | A4',
  make: 'Audi',
  model: 'Audi | A4',
  engine: '2.0 L 4-cyl petrol',
}

/** What can be chosen for a kind of word; the shop takes names in any spelling. Kinds without a list are typed. */
export async function choicesOf(kind: MappingKind): Promise<string[]> {
  if (kind === 'position') return [...POSITIONS]
  if (kind === 'hazard') return [...HAZARDS]
  if (kind === 'brand') return (await partChoices()).brands.map(({ label }) => label)
  if (kind === 'part-type') return (await partChoices()).categories.map(({ label }) => label)
  if (kind === 'make') return (await api('GET', '/vehicles')).options.map(({ label }) => label)
  return []
}
