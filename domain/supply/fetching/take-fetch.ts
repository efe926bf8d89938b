import { sql } from 'kysely'
import { type Ctx, tx } from '#platform/context'
import { keepLease } from '../lease.ts'
import type { FetchInput, SupplierFetch } from '../suppliers/fetch-schema.ts'

const LEASE_MS = 60_000
const RENEW_MS = 15_000
/** A fetch that was cut off is tried again after so long. */
const CUT_OFF_MS = 10 * 60_000

type Row = Pick<SupplierFetch, 'every' | 'hour' | 'kind' | 'full' | 'apply'> & {
  supplierId: number
  url: URL
  by: FetchInput['auth']['by']
  name: string
  secret: string | null
  etag: string | null
  lastModified: string | null
  digest: Buffer | null
  failures: number
}

/** A fetch under a lease: nobody else works on it until it is left. `lost` aborts when another process has taken the lease. */
export type TakenFetch = Row & {
  lost: AbortSignal
  /** Ends the work: what `write` does happens only if the fetch is still ours. */
  leave<T>(write: (ctx: Ctx) => Promise<T>): Promise<T | undefined>
}

/** Another process works on this fetch now, or an admin changed it. */
class LostFetch extends Error {}

/** Takes a fetch that is due, unless a file that was fetched there before is still being worked on. */
export async function takeFetch(ctx: Ctx): Promise<TakenFetch | undefined> {
  const now = ctx.clock.now()
  const until = new Date(now.getTime() + LEASE_MS)
  const { rows } = await sql<Omit<Row, 'url'> & { url: string }>`
    update supplier_fetch f set lease_until = ${until}, next_at = ${new Date(now.getTime() + CUT_OFF_MS)}
    where supplier_id = (
      select supplier_id from supplier_fetch d
      where ${isDue(now)} order by next_at limit 1 for update skip locked)
    returning supplier_id as "supplierId", url, every, hour, auth as by, auth_name as name, secret, kind, is_full as full,
      applies as apply, etag, last_modified as "lastModified", digest, failures`.execute(ctx.db)
  const row = rows[0]
  if (!row) return undefined

  const held = (until: Date) => sql`supplier_id = ${row.supplierId} and lease_until = ${until}`
  const lease = keepLease(ctx, {
    until,
    ms: LEASE_MS,
    everyMs: RENEW_MS,
    async renew(from, next) {
      const { numAffectedRows } = await sql`
        update supplier_fetch set lease_until = ${next} where ${held(from)}`.execute(ctx.db)
      return Boolean(numAffectedRows)
    },
    lost: new LostFetch(`lost the fetch of supplier ${row.supplierId}`),
  })
  return {
    ...row,
    url: new URL(row.url),
    lost: lease.lost,
    async leave(write) {
      await lease.rest()
      return tx(ctx, async (ctx) => {
        // Who changes a fetch locks its supplier first, and what is stored refers to the supplier.
        await sql`select 1 from supplier where id = ${row.supplierId} for key share`.execute(ctx.db)
        const { rows } = await sql`select 1 from supplier_fetch where ${held(lease.until)} for update`.execute(ctx.db)
        if (rows.length === 0) return undefined
        const written = await write(ctx)
        await sql`update supplier_fetch set lease_until = null where supplier_id = ${row.supplierId}`.execute(ctx.db)
        return written
      })
    },
  }
}

/** Whether there is something to fetch. */
export async function isFetchDue(ctx: Ctx): Promise<boolean> {
  const { rows } = await sql`
    select 1 from supplier_fetch d where ${isDue(ctx.clock.now())} limit 1`.execute(ctx.db)
  return rows.length > 0
}

const isDue = (now: Date) => sql`
  next_at <= ${now} and (lease_until is null or lease_until < ${now})
  and not exists (
    select from import i
    where i.supplier_id = d.supplier_id and i.is_fetched and i.state in ('received', 'reading', 'applying'))`
