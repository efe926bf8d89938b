import { PART_FIELD, readValues } from '#domain/catalogue'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { chooseParts } from './choose-parts.ts'
import { type ChosenParts, type Grid, GRID_FIELDS, type GridField, MOST_ROWS } from './schema.ts'

/** The parts of a search as a grid of texts, by brand and number; the first of them where they are too many. For admins. */
export async function showGrid(ctx: Ctx, chosen: ChosenParts): Promise<Grid> {
  adminOf(ctx)
  const ids = await chooseParts(ctx, chosen)
  const values = await readValues(ctx, ids, [...GRID_FIELDS, 'brand', 'number'])
  const order = new Intl.Collator('en', { numeric: true })
  const rows = [...values]
    .toSorted(([, a], [, b]) => order.compare(a.brand, b.brand) || order.compare(a.number, b.number))
    .slice(0, MOST_ROWS)
    .map(([id, part]) => {
      const cells = GRID_FIELDS.map((field) => [field, cellText(ctx, field, part[field])])
      return { _id: String(id), brand: part.brand, number: part.number, cells: Object.fromEntries(cells) }
    })
  return { rows, count: ids.length, currency: ctx.config.prices.currency }
}

/** A value as it stands in a cell; empty: there is none. */
export const cellText = ({ config: { prices } }: Ctx, field: GridField, value: unknown): string =>
  value === null ? '' : PART_FIELD.get(field)!.write(value, { prices })
