import { sql } from 'kysely'
import { PART_FIELD, readValues } from '#domain/catalogue'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { chooseParts } from './choose-parts.ts'
import { type ChosenParts, type Grid, GRID_FIELDS, type GridField, MOST_ROWS } from './schema.ts'

/** The parts of a search as a grid of texts, by brand and number; the first of them where they are too many. For admins. */
export async function showGrid(ctx: Ctx, chosen: ChosenParts): Promise<Grid> {
  adminOf(ctx)
  const ids = await chooseParts(ctx, chosen)
  const values = await readValues(ctx, await firstOf(ctx, ids), [...GRID_FIELDS, 'brand', 'number'])
  const order = new Intl.Collator('en', { numeric: true })
  const rows = [...values]
    .toSorted(([, a], [, b]) => order.compare(a.brand, b.brand) || order.compare(a.number, b.number))
    .map(([id, part]) => {
      const cells = GRID_FIELDS.map((field) => [field, cellText(ctx, field, part[field])])
      return { _id: String(id), brand: part.brand, number: part.number, cells: Object.fromEntries(cells) }
    })
  return { rows, count: ids.length, currency: ctx.config.prices.currency }
}

/** So many of the parts as a grid shows, the first by brand and number. */
async function firstOf(ctx: Ctx, ids: readonly number[]): Promise<readonly number[]> {
  if (ids.length <= MOST_ROWS) return ids
  const { rows } = await sql<{ id: number }>`
    select p.id from part p join brand b on b.id = p.brand_id where p.id = any(${ids}::int[])
    order by b.name, p.number, p.id limit ${MOST_ROWS}`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

/** A value as it stands in a cell; empty: there is none. */
export const cellText = ({ config: { prices } }: Ctx, field: GridField, value: unknown): string =>
  value === null ? '' : PART_FIELD.get(field)!.write(value, { prices })
