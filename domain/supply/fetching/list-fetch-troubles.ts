import { sql } from 'kysely'
import type { Phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { saidFailure } from '../failure.ts'
import type { FetchTrouble } from '../suppliers/fetch-schema.ts'

/** A trouble as it is stored; the door says what it is. */
type StoredTrouble = Omit<FetchTrouble, 'why'> & { why: Phrase | null }

/** Files that cannot be fetched just now, and fetched ones that wait for an admin. For admins. */
export async function listFetchTroubles(ctx: Ctx, limit: number): Promise<StoredTrouble[]> {
  adminOf(ctx)
  const { rows } = await sql<Omit<StoredTrouble, 'why'> & { why: unknown }>`
    select jsonb_build_object('id', s.id, 'name', s.name) as supplier, file, why from (
      select supplier_id, null::jsonb as file, failure as why, fetched_at as at from supplier_fetch where outcome = 'failed'
      union all
      select supplier_id, jsonb_build_object('id', id, 'fileName', file_name), coalesce(doubts -> 0, failure), created_at
      from import where is_fetched and not applies_itself and state in ('staged', 'failed')
    ) as trouble join supplier s on s.id = supplier_id order by at desc limit ${limit}`.execute(ctx.db)
  return rows.map(({ why, ...one }) => ({ ...one, why: saidFailure(why) }))
}
