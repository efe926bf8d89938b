import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { faults } from './faults.ts'
import { FAULTS, type FoundFaults } from './check-schema.ts'

/** The faults in the fitment data, each kind with its count; takes seconds for a hundred thousand parts. */
export async function checkFitment(ctx: Ctx, samples = 5): Promise<FoundFaults[]> {
  const found: FoundFaults[] = []
  for (const kind of FAULTS) {
    const { rows } = await sql<{ count: number; samples: string[] }>`
      select count(*)::int as count, coalesce((array_agg(detail order by part_id, detail))[1:${samples}::int], '{}') as samples
      from (${faults[kind]()}) as fault`.execute(ctx.db)
    found.push({ kind, ...rows[0]! })
  }
  return found
}
