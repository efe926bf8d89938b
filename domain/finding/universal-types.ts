import { type RawBuilder, sql } from 'kysely'
import { type Taxonomy, partCounts } from '#domain/catalogue'
import type { AskedCar } from '#domain/fitment'
import type { Ctx } from '#platform/context'

/**
 * A type with universal parts that fit the asked car; not `certain` if they fit only some of the vehicles it may be.
 */
type UniversalType = { id: number; certain: boolean }

/** Types for the asked car's type of vehicle that have universal parts. */
export async function universalTypes(ctx: Ctx, { types }: AskedCar, taxonomy: Taxonomy): Promise<UniversalType[]> {
  const { length, type, universal } = await partCounts(ctx)
  const found = new Set<number>()
  for (let i = 0; i < length; i++) if (universal[i]) found.add(type[i]!)
  return [...found].flatMap((id) => {
    const suits = new Set<string>(taxonomy.typeById.get(id)?.suits)
    const suited = types.filter((kind) => suits.has(kind))
    return suited.length > 0 ? [{ id, certain: suited.length === types.length }] : []
  })
}

/** Whether `part p` is universal and of one of these types, as a condition. */
export const suitsEvery = (types: number[]): RawBuilder<unknown> =>
  sql`p.type_id = any(${types}::smallint[]) and p.universal`
