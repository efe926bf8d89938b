import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { type NumberRow, writeNumbers } from './index-part.ts'
import type { PartDifference, ValueName, PartValues } from './part-values.ts'

/** Replaces the lists of locked parts that differ: numbers, further pictures, documents, prices by quantity and to come. */
export async function writeLists(
  ctx: Ctx,
  source: number,
  differences: readonly Omit<PartDifference, 'before'>[],
): Promise<void> {
  const of = <Field extends ValueName>(field: Field) =>
    differences.flatMap((one) =>
      one.field === field ? [{ id: one.partId, list: one.after as PartValues[Field] }] : [],
    )

  for (const [field, kind] of [
    ['oeNumbers', 'oe'],
    ['supersededNumbers', 'superseded'],
  ] as const) {
    const parts = of(field)
    if (parts.length === 0) continue
    const numbers = parts.flatMap(({ id, list }) => list.map((one): NumberRow => ({ ...one, kind, partId: id })))
    await writeNumbers(
      ctx,
      source,
      kind,
      parts.map(({ id }) => id),
      numbers,
    )
  }
  await replace(ctx, of('pictures'), 'part_picture', sql`rank, url`, sql`n, row #>> '{}'`)
  await replace(ctx, of('documents'), 'part_document', sql`rank, name, url`, sql`n, row ->> 'name', row ->> 'url'`)
  await replace(
    ctx,
    of('priceBreaks'),
    'price_break',
    sql`from_quantity, price`,
    sql`(row ->> 'from')::smallint, (row ->> 'price')::int`,
  )
  await replace(
    ctx,
    of('pricesToCome'),
    'price_to_come',
    sql`starts_at, price`,
    sql`(row ->> 'startsAt')::timestamptz, (row ->> 'price')::int`,
  )
}

async function replace(
  ctx: Ctx,
  parts: readonly { id: number; list: readonly unknown[] }[],
  table: string,
  columns: RawBuilder<unknown>,
  values: RawBuilder<unknown>,
): Promise<void> {
  if (parts.length === 0) return
  await sql`delete from ${sql.table(table)} where part_id = any(${parts.map(({ id }) => id)}::int[])`.execute(ctx.db)
  await sql`
    insert into ${sql.table(table)} (part_id, ${columns})
    select part.id, ${values} from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part (id int, list jsonb),
      jsonb_array_elements(part.list) with ordinality as one (row, n)`.execute(ctx.db)
}
