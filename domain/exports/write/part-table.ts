import type { Prices } from '#common/prices'
import { PART_FIELDS } from '#domain/catalogue'
import type { Goods } from '../goods.ts'

type Column = (typeof PART_FIELDS)[number]

/** What the shop tells nobody else. */
const INTERNAL = new Set<string>(['cost', 'status'])

/** The columns of a file of parts, in order: for the shop itself all, for a partner those that may be told. */
export const columnsFor = ({ withInternal }: { withInternal: boolean }): Column[] =>
  PART_FIELDS.filter(({ name }) => withInternal || !INTERNAL.has(name))

/** The cells of a part as texts, which are read back as the same values; an empty cell says nothing. */
export function cellsOf(columns: readonly Column[], part: Goods, prices: Prices): string[] {
  const { supersededBy, supersededNumbers } = part
  const values: Record<string, unknown> = {
    ...part,
    supersededBy: supersededBy && `${supersededBy.brand} ${supersededBy.number}`,
    supersededNumbers: supersededNumbers.map(({ number }) => number),
  }
  return columns.map(({ name, write }) => {
    const value = name === 'currency' ? prices.currency : values[name]
    return value === null ? '' : (write as (value: unknown, by: { prices: Prices }) => string)(value, { prices })
  })
}

const NUMBERS = new Set(['money', 'count', 'size'])
/** Whether a spreadsheet is to count with a column. */
export const isNumeric = ({ kind }: Column): boolean => NUMBERS.has(kind)
