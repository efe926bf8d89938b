import type { PartFieldName } from '#domain/catalogue'

/**
 * What a row can say besides the fields of a part: of a car that it fits, of a vehicle, of a mapping. `carDetail` is what else narrows
 * the car and the shop has no column for, such as its trim, power or engine code: several columns may be that.
 */
export const FURTHER_FIELDS = [
  'currency',
  'priceFrom',
  'priceUnit',
  'oeMaker',
  'make',
  'model',
  'year',
  'years',
  'yearFrom',
  'yearTo',
  'engine',
  'carDetail',
  'vehicles',
  'conditions',
  'notes',
  'kind',
  'theirs',
  'ours',
] as const
export type ColumnField = PartFieldName | (typeof FURTHER_FIELDS)[number]

/**
 * What a heading can say. `maker` is of the part or of the car, as "Marke" and "Fabricante"; `amount` is in stock or in one
 * vehicle, as "Qty": the other columns tell. `unit` is what the part is sold by, or what its price is for, as "UOM": its cells tell.
 */
export type HeadingField = ColumnField | 'maker' | 'amount' | 'unit'

/**
 * What files of one language call each field, between semicolons, the best first. A word with a question mark can also
 * mean something else: it counts where its cells look like the field.
 */
export type HeadingWords = Readonly<Partial<Record<HeadingField, string>>>
