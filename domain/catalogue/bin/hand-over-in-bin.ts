import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/** Deleted parts of a brand or part type that goes into another one come back as that one's. Needs a transaction. */
export async function handOverInBin(ctx: Ctx, column: 'brand_id' | 'type_id', from: number, into: number) {
  await sql`
    update part_bin set rows = jsonb_set(rows, ${['part', '0', column]}::text[], ${JSON.stringify(into)}::jsonb)
    where rows #> ${['part', '0', column]}::text[] = ${JSON.stringify(from)}::jsonb`.execute(ctx.db)
  if (column === 'brand_id')
    await sql`
      update part_bin set brand = b.name from brand b
      where b.id = ${into} and rows #> '{part,0,brand_id}' = ${JSON.stringify(into)}::jsonb`.execute(ctx.db)
}
