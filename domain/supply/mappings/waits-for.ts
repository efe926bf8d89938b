import type { MappingKind } from './schema.ts'

/** The brand of rows that name none, as a word that mappings can have. */
export const NO_BRAND = '(none)'

const KINDS: Readonly<Record<string, MappingKind>> = {
  'brand-unmapped': 'brand',
  'brand-missing': 'brand',
  'type-unmapped': 'part-type',
  'position-unmapped': 'position',
  'unit-unknown': 'unit',
  'attribute-unmapped': 'attribute',
  'hazard-unmapped': 'hazard',
  'engine-unmapped': 'engine',
  'engine-unknown': 'engine',
}
/** For vehicles and qualifiers, the element or column says which kind of word it is. */
const VEHICLES: Readonly<Record<string, MappingKind>> = { BaseVehicle: 'base-vehicle', Model: 'model', model: 'model' }
const QUALIFIERS: Readonly<Record<string, MappingKind>> = {
  Qual: 'qualifier',
  SubModel: 'sub-model',
  Trim: 'sub-model',
}

/** The kind of mapping that makes a row ready which waits for this reason; null: no mapping does. */
export function mappingFor({ code, field }: { code: string; field: string }): MappingKind | null {
  if (code === 'vehicle-unmapped' || (code === 'vehicle-unknown' && field === 'model')) return VEHICLES[field] ?? null
  if (code === 'qualifier-unmapped') return QUALIFIERS[field] ?? 'car-attribute'
  return KINDS[code] ?? null
}
