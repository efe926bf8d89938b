import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#platform/context'

/** Since when a part of this status is retired: since it was before, else now; null while it is not. */
export const retiredAt = (ctx: Ctx, status: RawBuilder<unknown>, before: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${status} = 'retired' then coalesce(${before}, ${ctx.clock.now()}::timestamptz) end`
