import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { lockParts } from './lock-parts.ts'
import type { Moved } from './stock.ts'

/** Takes up to so many free units of a part from its stock, and locks the part. Undefined: it is not counted. */
export async function takeFree(
  ctx: Ctx,
  partId: number,
  most: number,
): Promise<(Moved & { number: string; name: string }) | undefined> {
  await lockParts(ctx, [partId])
  const { rows } = await sql<Moved & { number: string; name: string }>`
    with there as (
      select part_id, free, spread from stock where part_id = ${partId} for no key update
    )
    update stock s set free = t.free - least(t.free, ${most}) from there t join part p on p.id = t.part_id
    where s.part_id = t.part_id
    returning s.part_id as "partId", least(t.free, ${most})::int as quantity, s.spread, p.number, p.name`.execute(
    ctx.db,
  )
  return rows[0]
}
