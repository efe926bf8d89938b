import { type Position, POSITIONS } from '#common/constants'
import { type Hazard, HAZARDS } from '#common/hazards'
import type { Attribute, OeNumber, PartDocument } from './fields/cell-lists.ts'
import {
  attributes,
  currency,
  documents,
  gtin,
  numbers,
  oeNumbers,
  partNumber,
  picture,
  pictures,
} from './fields/cells.ts'
import { readCondition, readHazard, readPosition, readStatus } from './fields/choices.ts'
import { PART_LIMITS } from './fields/limits.ts'
import { type Cell, choice, count, flag, money, size, slug, text } from './fields/readers.ts'
import { PRICE_MAX } from './part-input.ts'
import { CONDITIONS, type PartCondition, type Status, STATUSES } from './part-states.ts'

export type { CellReading, MappedKind } from './fields/readers.ts'

/** Everything, a grid or a call can say of a part, by the names of the API. Amounts in the smallest unit. */
export type PartFields = {
  /** Slugs of the brand and of the part type. */
  brand: string
  category: string
  number: string
  name: string
  price: number
  cost: number | null
  /** Null: not counted, never sells out. */
  stock: number | null
  status: Status
  condition: PartCondition
  position: Position | null
  quantity: number
  packSize: number
  coreDeposit: number | null
  gtin: string | null
  weightGrams: number | null
  lengthMm: number | null
  widthMm: number | null
  heightMm: number | null
  hazard: Hazard | null
  warrantyMonths: number | null
  universal: boolean
  bestSeller: boolean
  /** Null: the picture of its type. */
  img: string | null
  /** The pictures after the first. */
  pictures: string[]
  documents: PartDocument[]
  oeNumbers: OeNumber[]
  /** Its own older numbers. */
  supersededNumbers: string[]
  /** The part to take instead: "brand number", as text has it. */
  supersededBy: string | null
  attributes: Attribute[]
}
export type PartFieldName = keyof PartFields

type Kind = 'text' | 'money' | 'currency' | 'count' | 'size' | 'choice' | 'flag' | 'list'

/** One column of files and grids. An empty cell says nothing, and nobody reads it. `EMPTIES` takes away what may be missing. */
export type PartField<N extends string = string, T = unknown> = {
  /** As in the API. */
  name: N
  header: string
  kind: Kind
  /** Null is a value of it too. */
  mayBeNull: boolean
} & Cell<T>

export const EMPTIES = '-'

const field = <N extends PartFieldName | 'currency', T>(
  header: string,
  name: N,
  kind: Kind,
  cell: Cell<T>,
  more?: 'mayBeNull',
): PartField<N, T> => ({ header, name, kind, mayBeNull: more === 'mayBeNull', ...cell })

/** All columns in their order. */
export const PART_FIELDS = [
  field('brand', 'brand', 'choice', slug('brand', 'brand-unmapped')),
  field('number', 'number', 'text', partNumber),
  field('name', 'name', 'text', text(PART_LIMITS.name)),
  field('type', 'category', 'choice', slug('part-type', 'type-unmapped')),
  field('price', 'price', 'money', money(PRICE_MAX)),
  field('currency', 'currency', 'currency', currency),
  field('cost', 'cost', 'money', money(PRICE_MAX, { free: true }), 'mayBeNull'),
  field('stock', 'stock', 'count', count(PART_LIMITS.stock), 'mayBeNull'),
  field('status', 'status', 'choice', choice(STATUSES, readStatus)),
  field('condition', 'condition', 'choice', choice(CONDITIONS, readCondition)),
  field(
    'position',
    'position',
    'choice',
    choice(POSITIONS, readPosition, { kind: 'position', fault: 'position-unmapped' }),
    'mayBeNull',
  ),
  field('quantity', 'quantity', 'count', count(PART_LIMITS.quantity)),
  field('pack_size', 'packSize', 'count', count(PART_LIMITS.packSize)),
  field('core_deposit', 'coreDeposit', 'money', money(PRICE_MAX), 'mayBeNull'),
  field('gtin', 'gtin', 'text', gtin, 'mayBeNull'),
  field('weight_g', 'weightGrams', 'size', size('weight', PART_LIMITS.grams), 'mayBeNull'),
  field('length_mm', 'lengthMm', 'size', size('length', PART_LIMITS.millimetres), 'mayBeNull'),
  field('width_mm', 'widthMm', 'size', size('length', PART_LIMITS.millimetres), 'mayBeNull'),
  field('height_mm', 'heightMm', 'size', size('length', PART_LIMITS.millimetres), 'mayBeNull'),
  field('hazard', 'hazard', 'choice', choice(HAZARDS, readHazard), 'mayBeNull'),
  field('warranty_months', 'warrantyMonths', 'count', count(PART_LIMITS.warrantyMonths), 'mayBeNull'),
  field('universal', 'universal', 'flag', flag),
  field('best_seller', 'bestSeller', 'flag', flag),
  field('picture', 'img', 'text', picture, 'mayBeNull'),
  field('pictures', 'pictures', 'list', pictures, 'mayBeNull'),
  field('documents', 'documents', 'list', documents, 'mayBeNull'),
  field('oe_numbers', 'oeNumbers', 'list', oeNumbers, 'mayBeNull'),
  field('superseded_numbers', 'supersededNumbers', 'list', numbers, 'mayBeNull'),
  field('superseded_by', 'supersededBy', 'text', text(140), 'mayBeNull'),
  field('attributes', 'attributes', 'list', attributes, 'mayBeNull'),
] as const

/** The same by name. */
export const PART_FIELD = new Map<string, PartField>(PART_FIELDS.map((one) => [one.name, one as unknown as PartField]))
