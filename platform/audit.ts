import { sql } from 'kysely'
import type { Actor, Ctx } from './context.ts'
import { asJson } from './db/as-json.ts'

/** An actor's name in records: a user’s id, "system: <name>" or "anonymous". */
export const nameOf = (actor: Actor) =>
  actor.kind === 'user' ? actor.id : actor.kind === 'system' ? `system: ${actor.name}` : 'anonymous'

/**
 * Records who did what: one row in the caller's transaction, so that it exists if and only if the change does. `what`
 * is the action ("part.update"), `id` the thing's id; `before` is null for a new thing, `after` for a deleted one.
 */
export async function recordAudit(
  ctx: Ctx,
  entry: { what: string; id: string | number; before: unknown; after: unknown; why?: string },
): Promise<void> {
  const { what, id, before, after, why = null } = entry
  await sql`insert into audit (at, actor, action, subject, before, after, why)
    values (${ctx.clock.now()}, ${nameOf(ctx.actor)}, ${what}, ${String(id)}, ${asJson(before)}, ${asJson(after)}, ${why})`.execute(
    ctx.db,
  )
}
