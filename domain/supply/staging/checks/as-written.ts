import { EMPTIES, PART_FIELD } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { UNCOUNTED } from '../../cells/stock-words.ts'
import { type Corrected, ownCellsOfPart } from '../own-cells.ts'
import { type Draft, type Given, isEmptied } from '../draft.ts'
import type { ImportColumn } from '../schema.ts'

type Read = Pick<Draft, 'action' | 'given'>

/** The text of a row that waits only since it was compared with others: by the columns of its file, or a record by the shop's own. */
export const waitingText = (ctx: Ctx, columns: readonly ImportColumn[], { action, given }: Read) =>
  columns.length > 0
    ? asWritten(ctx, columns, given)
    : ({
        cells: ownCellsOfPart({ brand: null, number: null, given, theirs: null, reasons: [] }, ctx.config),
        action,
        given,
      } satisfies Corrected)

/**
 * A row by its columns, from what was read of it. That is in the shop's own units; where the heading names another one, the cell says
 * which it has.
 */
export function asWritten({ config }: Ctx, columns: readonly ImportColumn[], given: Given): Record<string, string> {
  const said: Readonly<Record<string, unknown>> = { ...given, ...laterPrice(given) }
  return Object.fromEntries(
    columns.map(({ column, field: name, unit }) => {
      const value = name === null ? undefined : said[name]
      const field = PART_FIELD.get(name ?? '')
      if (value === undefined) return [column, '']
      if (!field) return [column, String(value)]
      if (isEmptied(value)) return [column, name === 'stock' && column !== field.header ? UNCOUNTED : EMPTIES]
      return [column, field.write(value, config) + unitOf(field.name, unit)]
    }),
  )
}

/** A price that begins later, as its row has it: in the column of prices, beside the day. */
function laterPrice({ price, pricesToCome }: Given): { price?: number; priceFrom?: string } {
  const [next] = pricesToCome ?? []
  return price === undefined && next ? { price: next.price, priceFrom: next.startsAt.slice(0, 10) } : {}
}

/** What a cell adds where its heading names a unit or a number of pieces (`readCell`, `perPieces`). */
function unitOf(field: string, unit: string | null): string {
  if (unit === null) return ''
  if (field === 'weightGrams') return ' g'
  if (field.endsWith('Mm')) return ' mm'
  return unit.startsWith('per ') ? ' / 1' : ''
}
