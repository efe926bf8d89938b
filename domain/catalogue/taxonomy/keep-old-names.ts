import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/** Notes that a brand is also found by these names, which were its own or those of a brand that went into it. Needs a transaction. */
export async function keepOldNames(ctx: Ctx, brand: number, names: readonly string[]): Promise<void> {
  await sql`
    insert into brand_old_name (name, brand_id) select distinct name, ${brand}::smallint from unnest(${names}::text[]) as name
    on conflict (name) do update set brand_id = excluded.brand_id`.execute(ctx.db)
}

/** Gives all old names of a brand, and those that it has now, to the one that it goes into. Needs a transaction. */
export async function handOverNames(
  ctx: Ctx,
  from: { id: number; name: string; slug: string },
  into: number,
): Promise<void> {
  await sql`update brand_old_name set brand_id = ${into} where brand_id = ${from.id}`.execute(ctx.db)
  await keepOldNames(ctx, into, [from.name, from.slug])
}
