import { sql } from 'kysely'
import type { Ctx } from '../context.ts'

export type Answer = { status: number; contentType: string; body: string }
export type Request = { userId: string; key: string; fingerprint: Buffer }

/** The status of a key: free and now ours, answered before, used for another request, or still running. */
export type Claim = { kind: 'ours' } | { kind: 'answered'; answer: Answer } | { kind: 'reused' } | { kind: 'running' }

/** A run that sends no sign of life holds its key for this long. */
const LEASE_MS = 60_000
const KEEP_MS = 24 * 60 * 60_000

/**
 * Claims a user's key for one request. Inside a transaction, the claim is part of it, and an advisory lock shows others
 * that the request is running. Outside, the claim is a lease, which expires if the server is killed.
 */
export async function claimKey(ctx: Ctx, { userId, key, fingerprint }: Request): Promise<Claim> {
  const now = ctx.clock.now()
  const until = new Date(now.getTime() + LEASE_MS)
  const claimed = await sql`
    insert into idempotency_key as k (user_id, key, fingerprint, lease_until, created_at)
    select ${userId}, ${key}, ${fingerprint}::bytea, ${until}::timestamptz, ${now}::timestamptz
    where pg_try_advisory_xact_lock(hashtextextended(${`${userId} ${key}`}, 0))
    on conflict (user_id, key) do update set lease_until = excluded.lease_until
    where k.status is null and k.lease_until < ${now} and k.fingerprint = excluded.fingerprint
    returning key`.execute(ctx.db)
  if (claimed.rows.length > 0) return { kind: 'ours' }
  const { rows } = await sql<{ fingerprint: Buffer; status: number | null; content_type: string; body: string }>`
    select fingerprint, status, content_type, body from idempotency_key where user_id = ${userId} and key = ${key}`.execute(
    ctx.db,
  )
  const saved = rows[0]
  if (!saved) return { kind: 'running' }
  if (!saved.fingerprint.equals(fingerprint)) return { kind: 'reused' }
  if (saved.status === null) return { kind: 'running' }
  return { kind: 'answered', answer: { status: saved.status, contentType: saved.content_type, body: saved.body } }
}

/** Stores the answer to a claimed key, or to one that was released when its transaction was rolled back. */
export async function saveAnswer(ctx: Ctx, { userId, key, fingerprint }: Request, answer: Answer): Promise<void> {
  const { status, contentType, body } = answer
  const now = ctx.clock.now()
  await sql`
    insert into idempotency_key as k (user_id, key, fingerprint, lease_until, created_at, status, content_type, body)
    values (${userId}, ${key}, ${fingerprint}, ${now}, ${now}, ${status}, ${contentType}, ${body})
    on conflict (user_id, key) do update
    set status = excluded.status, content_type = excluded.content_type, body = excluded.body
    where k.status is null and k.fingerprint = excluded.fingerprint`.execute(ctx.db)
}

/** Releases a claimed key without an answer, so that the same request can be retried. */
export async function freeKey(ctx: Ctx, { userId, key }: Request): Promise<void> {
  await sql`delete from idempotency_key where user_id = ${userId} and key = ${key} and status is null`.execute(ctx.db)
}

/** The job that deletes answers after a day. */
export async function purgeIdempotencyKeys(ctx: Ctx): Promise<void> {
  const old = new Date(ctx.clock.now().getTime() - KEEP_MS)
  await sql`delete from idempotency_key where created_at < ${old}`.execute(ctx.db)
}
