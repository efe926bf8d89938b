import { sql } from 'kysely'
import type { Tag } from '#common/tags'
import type { Ctx } from './context.ts'

/** Notes that the current response shows these things. */
export function shows(ctx: Ctx, ...tags: Tag[]): void {
  for (const tag of tags) ctx.shown?.add(tag)
}

/** Announces changes when the caller's transaction commits. */
export async function changed(ctx: Ctx, ...tags: Tag[]): Promise<void> {
  if (tags.length === 0) return
  await sql`select announce(${tags}::text[])`.execute(ctx.db)
  if (!ctx.db.isTransaction) ctx.cache.seen.source.wrote()
}

/** The job that deletes changes which every server has read or will never read (`READ_WITHIN` of read-changes.ts). */
export async function purgeChanges(ctx: Ctx): Promise<void> {
  await sql`delete from change where at < now() - interval '1 hour'`.execute(ctx.db)
}
