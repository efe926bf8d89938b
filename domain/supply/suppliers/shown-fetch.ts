import { sql } from 'kysely'
import type { Phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { utcText } from '#platform/db/utc-text'
import { saidFailure } from '../failure.ts'
import type { SupplierFetch } from './fetch-schema.ts'

/** A fetch as it is stored; the door says why it failed. */
export type StoredFetch = Omit<SupplierFetch, 'failure'> & { failure: Phrase | null }

/** What admins see of the fetch of the supplier of a statement: never its secret. */
export const shownFetch = {
  columns: (ctx: Ctx) => sql`(
    select jsonb_build_object('url', url, 'every', every, 'hour', hour,
      'auth', jsonb_build_object('by', auth, 'name', auth_name, 'hasSecret', secret is not null),
      'kind', f.kind, 'full', f.is_full, 'apply', applies, 'version', f.version,
      'isRunning', coalesce(f.lease_until > ${ctx.clock.now()}, false), 'nextAt', ${utcText('next_at')},
      'fetchedAt', ${utcText('fetched_at')}, 'outcome', outcome, 'failure', f.failure, 'failures', failures,
      'file', case when i.id is not null then
        jsonb_build_object('id', i.id, 'fileName', file_name, 'createdAt', ${utcText('i.created_at')}) end)
    from supplier_fetch f left join import i on i.id = f.import_id where f.supplier_id = supplier.id)`,
  of(row: unknown): StoredFetch | null {
    if (row === null) return null
    const fetch = row as Omit<StoredFetch, 'failure'> & { failure: unknown }
    return { ...fetch, failure: saidFailure(fetch.failure) }
  },
}
