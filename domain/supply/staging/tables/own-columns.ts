import { PART_FIELDS } from '#domain/catalogue'
import { fieldNamed } from '../../headings/known-words.ts'
import type { ImportColumn } from '../schema.ts'

/** The columns of a file of vehicles, one row for each application. */
export const FIT_COLUMNS = [
  'brand',
  'number',
  'year_from',
  'year_to',
  'make',
  'model',
  'engine',
  'position',
  'quantity',
  'conditions',
  'notes',
] as const

/** The shop's own columns, in which rows of any file can be corrected and sent back. */
export const ownColumns = (isOfFits: boolean): ImportColumn[] =>
  (isOfFits ? FIT_COLUMNS : PART_FIELDS.map(({ header }) => header).filter((header) => header !== 'currency')).map(
    (column) => ({ column, field: fieldNamed(column), unit: null, isKept: true, samples: [] }),
  )
