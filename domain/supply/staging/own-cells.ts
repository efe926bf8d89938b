import { EMPTIES, joinCell, PART_FIELDS } from '#domain/catalogue'
import type { Condition } from '#domain/fitment/schema'
import type { Config } from '#platform/config'
import type { AcesApp } from '../read/shapes.ts'
import { isEmptied } from './draft.ts'
import { FIT_COLUMNS } from './tables/own-columns.ts'
import type { Reason } from './schema.ts'

export type Cells = Record<string, string>

/** A waiting record as an admin has corrected it: cells of the shop's own columns, and what of it has no column. */
export type Corrected = { cells: Cells; action: string; given: Record<string, unknown> }

/** Whether the own text of a waiting row is what an admin has made of it. */
export const isCorrected = (theirs: unknown): theirs is Corrected =>
  typeof theirs === 'object' && theirs !== null && 'cells' in theirs && typeof theirs.cells === 'object'

/** A row that waits, with what was read of it. */
export type WaitingRecord = {
  brand: string | null
  number: string | null
  given: Record<string, unknown>
  theirs: unknown
  reasons: readonly Reason[]
}

/**
 * A waiting record as a row of the shop's own columns. A word that waits stands in its cell as the file has it, so that a row is not
 * ready before somebody has said what it means, or taken it away.
 */
export function ownCellsOfFit({ brand, number, given, theirs, reasons }: WaitingRecord, engineName: string): Cells {
  if (isCorrected(theirs)) return theirs.cells
  const app = theirs as Partial<AcesApp> | null
  const conditions = given['conditions'] as Condition[]
  const years = app?.vehicle && 'years' in app.vehicle ? app.vehicle.years : null
  const engineId = app?.attributes?.find(({ name }) => name === 'EngineBase')?.id
  const cells: Record<(typeof FIT_COLUMNS)[number], unknown> = {
    brand: brand ?? app?.part?.brand,
    number: app?.part?.number ?? number,
    year_from: given['yearFrom'] ?? years?.[0],
    year_to: given['yearTo'] ?? years?.[1],
    make: given['make'],
    model: given['model'],
    engine: engineName || engineId,
    position: given['position'],
    quantity: given['quantity'],
    conditions: joinCell([
      ...conditions.filter(({ kind }) => kind !== 'note').map(({ kind, value }) => `${kind} = ${value}`),
      ...reasons
        .filter(({ code }) => code === 'qualifier-unmapped')
        .map(({ field, params }) => `${field} = ${params[0]}`),
    ]),
    notes: joinCell(conditions.filter(({ kind }) => kind === 'note').map(({ value }) => value)),
  }
  for (const { code, field, params } of reasons) {
    if (code === 'position-unmapped') cells.position ??= params[0]
    if (field === 'Qty') cells.quantity ??= params[0]
  }
  return asTexts(cells)
}

/** Where a reason of a PIES item belongs. */
const COLUMN_OF: Readonly<Record<string, string>> = {
  PartNumber: 'number',
  BrandAAIAID: 'brand',
  PartTerminologyID: 'type',
  ItemLevelGTIN: 'gtin',
  CurrencyCode: 'price',
  EffectiveDate: 'price',
  ExpirationDate: 'price',
  Price: 'price',
  Weight: 'weight_g',
  Dimensions: 'length_mm',
  HazardousMaterial: 'hazard',
  URI: 'picture',
  PartInterchange: 'oe_numbers',
}

/** What a row says of a part, and which part that is: lists of prices or stock alone say only the one. */
export const namedGiven = ({ brand, number, given }: Pick<WaitingRecord, 'brand' | 'number' | 'given'>) => {
  return { ...(brand === null ? {} : { brand }), ...(number === null ? {} : { number }), ...given }
}

/** The same of a record about a part. */
export function ownCellsOfPart(record: WaitingRecord, config: Pick<Config, 'prices'>): Cells {
  const { theirs, reasons } = record
  if (isCorrected(theirs)) return theirs.cells
  const given: Record<string, unknown> = namedGiven(record)
  const cells: Record<string, unknown> = Object.fromEntries(
    PART_FIELDS.filter(({ name }) => name !== 'currency').map(({ header, name, write }) => {
      const value = given[name]
      if (value === undefined) return [header, undefined]
      return [header, isEmptied(value) ? EMPTIES : (write as Write)(value, config)]
    }),
  )
  for (const { field, params } of reasons) {
    const column = COLUMN_OF[field]
    if (column) cells[column] ??= params[0]
    // An attribute without a name is refused until it has one.
    if (field === 'ProductAttribute')
      cells['attributes'] = [cells['attributes'], `= ${params[0]}`].filter(Boolean).join(' | ')
  }
  return asTexts(cells)
}
type Write = (value: unknown, by: Pick<Config, 'prices'>) => string

const asTexts = (cells: Record<string, unknown>): Cells =>
  Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, String(cell ?? '')]))
