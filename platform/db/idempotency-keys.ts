import { type RawBuilder, sql } from 'kysely'
import { daysAgo } from '../clock.ts'
import type { Ctx } from '../context.ts'
import type { Db } from './pool.ts'

export type Answer = { status: number; contentType: string; body: string }
/** `userId` null: a guest's request. A user's key belongs to that user, a guest's to the very same request. */
export type Request = { userId: string | null; key: string; fingerprint: Buffer }

/** The status of a key: free and now ours, answered before, used for another request, or still running. */
type Claim = { kind: 'ours' } | { kind: 'answered'; answer: Answer } | { kind: 'reused' } | { kind: 'running' }

/** A run that sends no sign of life holds its key for this long. */
const LEASE_MS = 60_000
const KEPT_DAYS = 1

type Place = {
  table: RawBuilder<unknown>
  primary: RawBuilder<unknown>
  columns: RawBuilder<unknown>
  values: RawBuilder<unknown>
}

/** Where a key is stored, and what it is stored by. */
function placeOf({ userId, key, fingerprint }: Request): Place & { isIt: RawBuilder<unknown>; lock: string } {
  if (userId === null)
    return {
      table: sql`guest_idempotency_key`,
      primary: sql`key, fingerprint`,
      columns: sql`key, fingerprint`,
      values: sql`${key}, ${fingerprint}::bytea`,
      isIt: sql`key = ${key} and fingerprint = ${fingerprint}`,
      lock: `${key} ${fingerprint.toString('base64')}`,
    }
  return {
    table: sql`idempotency_key`,
    primary: sql`user_id, key`,
    columns: sql`user_id, key, fingerprint`,
    values: sql`${userId}, ${key}, ${fingerprint}::bytea`,
    isIt: sql`user_id = ${userId} and key = ${key}`,
    lock: `${userId} ${key}`,
  }
}

/**
 * Claims a key for one request. Inside a transaction, the claim is part of it, and an advisory lock shows others that the
 * request is running. Outside, the claim is a lease, which expires if the server is killed.
 */
export async function claimKey(ctx: Ctx, request: Request): Promise<Claim> {
  const now = ctx.clock.now()
  const until = new Date(now.getTime() + LEASE_MS)
  const { table, primary, columns, values, isIt, lock } = placeOf(request)
  const claimed = await sql`
    insert into ${table} as k (${columns}, lease_until, created_at)
    select ${values}, ${until}::timestamptz, ${now}::timestamptz
    where pg_try_advisory_xact_lock(hashtextextended(${lock}, 0))
    on conflict (${primary}) do update set lease_until = excluded.lease_until
    where k.status is null and k.lease_until < ${now} and k.fingerprint = excluded.fingerprint
    returning key`.execute(ctx.db)
  if (claimed.rows.length > 0) return { kind: 'ours' }
  const { rows } = await sql<{ fingerprint: Buffer; status: number | null; content_type: string; body: string }>`
    select fingerprint, status, content_type, body from ${table} where ${isIt}`.execute(ctx.db)
  const saved = rows[0]
  if (!saved) return { kind: 'running' }
  if (!saved.fingerprint.equals(request.fingerprint)) return { kind: 'reused' }
  if (saved.status === null) return { kind: 'running' }
  return { kind: 'answered', answer: { status: saved.status, contentType: saved.content_type, body: saved.body } }
}

/** Stores the answer to a claimed key, or to one that was released when its transaction was rolled back. */
export async function saveAnswer(ctx: Ctx, request: Request, answer: Answer): Promise<void> {
  const { status, contentType, body } = answer
  const now = ctx.clock.now()
  const { table, primary, columns, values } = placeOf(request)
  await sql`
    insert into ${table} as k (${columns}, lease_until, created_at, status, content_type, body)
    values (${values}, ${now}, ${now}, ${status}, ${contentType}, ${body})
    on conflict (${primary}) do update
    set status = excluded.status, content_type = excluded.content_type, body = excluded.body
    where k.status is null and k.fingerprint = excluded.fingerprint`.execute(ctx.db)
}

/** Releases a claimed key without an answer, so that the same request can be retried. */
export async function freeKey(ctx: Ctx, request: Request): Promise<void> {
  const { table, isIt } = placeOf(request)
  await sql`delete from ${table} where ${isIt} and status is null`.execute(ctx.db)
}

/** Deletes every answer to a guest that has these values. No trace of its key stays: a request that is repeated runs again. */
export async function forgetGuestAnswers(db: Db, said: object): Promise<void> {
  await sql`delete from guest_idempotency_key where body::jsonb @> ${JSON.stringify(said)}::jsonb`.execute(db)
}

/** The job that deletes answers after a day. */
export async function purgeIdempotencyKeys(ctx: Ctx): Promise<void> {
  const old = daysAgo(ctx, KEPT_DAYS)
  await sql`delete from idempotency_key where created_at < ${old}`.execute(ctx.db)
  await sql`delete from guest_idempotency_key where created_at < ${old}`.execute(ctx.db)
}
