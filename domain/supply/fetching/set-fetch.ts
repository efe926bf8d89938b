import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { changedMeanwhile, invalid } from '#platform/errors'
import { rowId } from '#platform/ids'
import { lockSupplier, readSupplier, type StoredSupplier } from '../suppliers/supplier.ts'
import { refusalOf } from './ask-address.ts'
import { auditOf } from './audit-of.ts'
import type { FetchInput } from '../suppliers/fetch-schema.ts'
import { firstFetch } from './next-fetch.ts'

/**
 * Says what is to be fetched from a supplier. A secret that is left out stays, unless the address is of another server: nobody may
 * send it elsewhere. For admins. @throws Problem 400 by field, 404, 412 `changed-meanwhile` with what is there (`current`)
 */
export async function setFetch(ctx: Ctx, idText: string, input: FetchInput): Promise<StoredSupplier> {
  adminOf(ctx)
  const id = rowId(idText, 'supplier')
  const url = addressOf(ctx, input.url)
  return tx(ctx, async (ctx) => {
    const { fetch: before } = await lockSupplier(ctx, id)
    if ((before?.version ?? null) !== input.version)
      throw changedMeanwhile({ current: before }, phrase('refusal.supplierChangedMeanwhile'))
    const { by, name, secret } = input.auth
    const isKept = by !== 'nothing' && secret === undefined
    if (isKept && !(before?.auth.hasSecret && before.auth.by === by))
      throw invalid({ 'auth.secret': phrase('field.secretMissing') })
    if (isKept && new URL(before!.url).origin !== url.origin)
      throw invalid({ 'auth.secret': phrase('field.secretAgain') })
    const now = ctx.clock.now()
    const next = firstFetch(input, now)
    // Whoever fetches now finds his lease gone, and stores nothing. What came before is no measure for what is new.
    await sql`
      insert into supplier_fetch (supplier_id, url, every, hour, auth, auth_name, secret, kind, is_full, applies, next_at)
      values (${id}, ${url.href}, ${input.every}, ${input.hour}, ${by}, ${by === 'nothing' ? '' : name},
        ${by === 'nothing' ? null : (secret ?? null)}, ${input.kind}, ${input.full}, ${input.apply}, ${next})
      on conflict (supplier_id) do update set url = excluded.url, every = excluded.every, hour = excluded.hour,
        auth = excluded.auth, auth_name = excluded.auth_name,
        secret = case when ${isKept}::boolean then supplier_fetch.secret else excluded.secret end,
        kind = excluded.kind, is_full = excluded.is_full, applies = excluded.applies, next_at = excluded.next_at,
        version = supplier_fetch.version + 1, lease_until = null, failure = null, failures = 0,
        outcome = nullif(supplier_fetch.outcome, 'failed'), etag = null, last_modified = null, digest = null`.execute(
      ctx.db,
    )
    if (next && next <= now) await ctx.jobs.send(ctx.db, 'fetch-files', {})
    const supplier = await readSupplier(ctx, id)
    await recordAudit(ctx, { what: 'supplier.fetch', id, before: auditOf(before), after: auditOf(supplier.fetch) })
    return supplier
  })
}

function addressOf(ctx: Ctx, text: string): URL {
  const url = URL.parse(text)
  if (!url || !url.hostname) throw invalid({ url: phrase('field.fetchAddress') })
  if (url.username || url.password) throw invalid({ url: phrase('field.secretInAddress') })
  const refused = refusalOf(ctx.config, url)
  if (refused) throw invalid({ url: refused })
  url.hash = ''
  return url
}
