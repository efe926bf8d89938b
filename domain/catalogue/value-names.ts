import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

type Values = Readonly<Record<string, unknown>>

/**
 * Values of parts' fields as people call them: brands and part types by their names instead of their slugs, the part to take instead
 * by its name and number. What is gone keeps its slug or id.
 */
export async function nameValues(ctx: Ctx, values: readonly Values[]): Promise<Values[]> {
  const said = (field: string) => values.flatMap((one) => (one[field] == null ? [] : [String(one[field])]))
  const [brands, types, parts] = [
    said('brand'),
    said('category'),
    said('supersededBy').filter((id) => /^\d{1,9}$/.test(id)),
  ]
  if (brands.length + types.length + parts.length === 0) return [...values]
  const { rows } = await sql<{ field: string; value: string; name: string }>`
    select 'brand' as field, slug as value, name from brand where slug = any(${brands}::text[])
    union all select 'category', slug, name from part_type where slug = any(${types}::text[])
    union all select 'supersededBy', id::text, name || ', ' || number from part where id = any(${parts}::int[])`.execute(
    ctx.db,
  )
  const names = new Map(rows.map(({ field, value, name }) => [`${field} ${value}`, name]))
  return values.map((one) =>
    Object.fromEntries(Object.entries(one).map(([field, value]) => [field, names.get(`${field} ${value}`) ?? value])),
  )
}
