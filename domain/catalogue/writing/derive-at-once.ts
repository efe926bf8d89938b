import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/** The triggers that add the makes which parts fit, and what parts measure, after each statement. */
const TRIGGERS = [
  ['application', 'applications_added'],
  ['part', 'measures_added'],
] as const

/**
 * Writes a shop’s first parts while these triggers rest, then derives the same from all parts at once. It locks
 * both tables until the caller's transaction ends, and is for a shop that has no part yet.
 */
export async function deriveAtOnce(ctx: Ctx, write: () => Promise<void>): Promise<void> {
  const turn = async (how: 'enable' | 'disable') => {
    for (const [table, trigger] of TRIGGERS)
      await sql`alter table ${sql.table(table)} ${sql.raw(how)} trigger ${sql.id(trigger)}`.execute(ctx.db)
  }
  await turn('disable')
  await write()
  await sql`
    insert into part_make (make_id, part_id)
    select distinct make_id, part_id from application join model on model.id = model_id`.execute(ctx.db)
  await sql`
    insert into part_measure select m.* from (select array_agg(id) as ids, array_agg(attributes) as held from part) as p,
      measures_of(ids, held) as m`.execute(ctx.db)
  await turn('enable')
}
