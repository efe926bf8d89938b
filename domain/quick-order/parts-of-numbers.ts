import { sql } from 'kysely'
import { type CardRow, cardColumns, NOT_HIDDEN } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { CHOICES_MAX, type QuickPart } from './schema.ts'

/** A part by one of its numbers; `count`: how many parts have that number in the same way. */
export type NumberedRow = CardRow & { norm: string; by: QuickPart['by']; quantity: number; count: number }

/** A brand that stands in a line beside its number. */
export type NamedBrand = { norm: string; brandId: number }

/**
 * The parts of these normalized numbers: those whose own number it is, or else those that stand for this OE number,
 * or else those that replace it. A part that is no longer sold gives way to the newest that follows it. Of each number
 * those of a `named` brand come first, then those in stock, then the best-selling.
 */
export async function partsOfNumbers(
  ctx: Ctx,
  norms: readonly string[],
  named: readonly NamedBrand[],
): Promise<Map<string, NumberedRow[]>> {
  if (norms.length === 0) return new Map()
  const { rows } = await ctx.heavy.read((db) =>
    sql<NumberedRow>`
      with hit as (
        select norm, part_id, (array['own', 'oe', 'superseded'])[rank] as by,
          rank = min(rank) over (partition by norm) as is_best
        from (
          select n.norm, coalesce(newest_of(old.id), part_id) as part_id, min(case when newest_of(old.id) is null
            then array_position(array['own', 'oe', 'superseded'], kind) else 3 end) as rank
          from part_number n left join part old on old.id = n.part_id and old.status = 'retired'
          where n.norm = any(${norms}::text[]) and ${NOT_HIDDEN} group by 1, 2) as ranked
      ), choice as (
        select hit.norm, hit.by, p.id, count(*) over (partition by hit.norm)::int as count,
          row_number() over (partition by hit.norm order by (hit.norm, p.brand_id) in (
              select * from unnest(${named.map(({ norm }) => norm)}::text[], ${named.map(({ brandId }) => brandId)}::int[])
            ) desc, p.status = 'sold' desc, p.in_stock desc, p.pop desc, p.id) as place
        from hit join part p on p.id = hit.part_id where hit.is_best
      )
      select c.norm, c.by, c.count, p.quantity, ${cardColumns}
      from choice c join part p on p.id = c.id where c.place <= ${sql.lit(CHOICES_MAX)} order by c.norm, c.place`.execute(
      db,
    ),
  )
  return Map.groupBy(rows, ({ norm }) => norm)
}
