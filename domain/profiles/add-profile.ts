import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { userOf } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { conflict } from '#platform/errors'
import type { ProfileInput } from './schema.ts'

const MOST = 20

/** Adds a profile of the caller's; returns its id. At most 20 for each user (409). */
export function addProfile(ctx: Ctx, { number, address, education, photoURL }: ProfileInput): Promise<string> {
  const { id: owner } = userOf(ctx)
  const now = ctx.clock.now()
  return tx(ctx, async (ctx) => {
    // Of calls at once, each counts what those before it added.
    await sql`select pg_advisory_xact_lock(hashtext(${`profiles ${owner}`}))`.execute(ctx.db)
    const { rows } = await sql<{ id: string }>`
      insert into profiles (id, user_id, number, address, education, photo_url, created_at, updated_at)
      select ${randomUUID()}, ${owner}, ${number}, ${address}, ${education}, ${photoURL}, ${now}, ${now}
      where (select count(*) from profiles where user_id = ${owner}) < ${MOST}
      returning id`.execute(ctx.db)
    if (!rows[0]) throw conflict('too-many-profiles', phrase('refusal.tooManyProfiles', MOST))
    return rows[0].id
  })
}
