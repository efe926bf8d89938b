import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { OF_BURNING } from '../check/faults.ts'

/** What of a part decides whether a list of cars can be right: `burns`, it is one of combustion engines. */
export type FittingFacts = { id: number; type: string; universal: boolean; burns: boolean }

/** These facts of each of the parts that exist, in no order. */
export async function fittingFacts(ctx: Ctx, ids: readonly number[]): Promise<FittingFacts[]> {
  const { rows } = await sql<FittingFacts>`
    select p.id, t.slug as type, p.universal, ${OF_BURNING} as burns
    from part p join part_type t on t.id = p.type_id join category on category.id = t.category_id
    where p.id = any(${ids}::int[])`.execute(ctx.db)
  return rows
}
