import { type RawBuilder, sql } from 'kysely'
import { type Frame, partCounts } from '#domain/catalogue'
import type { AskedCar } from '#domain/fitment'
import type { Ctx } from '#platform/context'

/** Types of the asked car's kind that have parts which suit every vehicle. */
export async function universalTypes(ctx: Ctx, car: AskedCar, frame: Frame): Promise<number[]> {
  const { length, type, universal } = await partCounts(ctx)
  const found = new Set<number>()
  for (let i = 0; i < length; i++) if (universal[i]) found.add(type[i]!)
  return [...found].filter((id) =>
    frame.typeById.get(id)?.suits.some((kind) => car.types.some((type) => type === kind)),
  )
}

/** Whether `part p` is of one of these types and suits every vehicle, as a condition. */
export const suitsEvery = (types: number[]): RawBuilder<unknown> =>
  sql`p.type_id = any(${types}::smallint[]) and p.universal`
