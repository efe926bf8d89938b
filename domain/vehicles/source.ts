import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/** The source of what the shop's own people write (migration 0002). */
export const OWN_HAND = { id: 0, name: 'shop' } as const

/** The id of a source of facts ("public records", "demo catalogue"), inserted on first use. */
export async function sourceId(ctx: Ctx, name: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with known as (select id from source where name = ${name}),
    made as (insert into source (name) select ${name} where not exists (select from known) on conflict do nothing returning id)
    select id from known union all select id from made`.execute(ctx.db)
  return rows[0]?.id ?? sourceId(ctx, name)
}
