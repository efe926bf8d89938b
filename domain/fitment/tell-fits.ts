import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { type Fit, fitOf, type Version } from './fit.ts'

/**
 * Whether these parts fit a car of that year, by `part.id`; `vehicles` are the rows of the vehicle table that it may be.
 * Of a part without any fitment nobody knows.
 */
export async function tellFits(ctx: Ctx, parts: number[], vehicles: number[], year: number): Promise<Map<number, Fit>> {
  const { rows } = await sql<Version & { id: number; universal: boolean; unknown: boolean }>`
    select p.id, p.universal, v.engine, f.part_id is not null as listed, f.condition,
      not p.universal and not exists (select 1 from fitment known where known.part_id = p.id) as unknown
    from part p cross join vehicle v left join fitment f
      on f.part_id = p.id and f.vehicle_id = v.id and ${year}::int between f.year_from and f.year_to
    where p.id = any(${parts}::int[]) and v.id = any(${vehicles}::int[])`.execute(ctx.finder)
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, versions]) => {
      const { universal, unknown } = versions[0]!
      return [id, unknown ? { kind: 'unknown' } : fitOf(versions, universal)]
    }),
  )
}
