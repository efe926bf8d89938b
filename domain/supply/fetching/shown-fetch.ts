import { sql } from 'kysely'
import type { Phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { saidFailure } from '../failure.ts'
import type { SupplierFetch } from './schema.ts'

/** A fetch as it is stored; the door says why it failed. */
export type StoredFetch = Omit<SupplierFetch, 'failure'> & { failure: Phrase | null }

const time = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** What admins see of the fetch of the supplier of a statement: never its secret. */
export const shownFetch = {
  columns: (ctx: Ctx) => sql`(
    select jsonb_build_object('url', url, 'every', every, 'hour', hour,
      'auth', jsonb_build_object('by', auth, 'name', auth_name, 'hasSecret', secret is not null),
      'kind', f.kind, 'full', f.is_full, 'apply', applies, 'version', f.version,
      'isRunning', coalesce(f.lease_until > ${ctx.clock.now()}, false), 'nextAt', ${time('next_at')},
      'fetchedAt', ${time('fetched_at')}, 'outcome', outcome, 'failure', f.failure, 'failures', failures,
      'file', case when i.id is not null then
        jsonb_build_object('id', i.id, 'fileName', file_name, 'createdAt', ${time('i.created_at')}) end)
    from supplier_fetch f left join import i on i.id = f.import_id where f.supplier_id = supplier.id)`,
  of(row: unknown): StoredFetch | null {
    if (row === null) return null
    const fetch = row as Omit<StoredFetch, 'failure'> & { failure: unknown }
    return { ...fetch, failure: saidFailure(fetch.failure) }
  },
}
