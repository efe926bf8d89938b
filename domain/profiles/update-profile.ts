import { sql } from 'kysely'
import { isAdmin, userOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { notFound } from '#platform/errors'
import type { ProfileUpdate } from './schema.ts'

type Row = ProfileUpdate & { owner: string }

/** Changes number, address and education, for the owner or an admin (whose changes are audited). Otherwise 404. */
export function updateProfile(ctx: Ctx, id: string, { number, address, education }: ProfileUpdate): Promise<void> {
  const changer = userOf(ctx)
  return tx(ctx, async (ctx) => {
    const { rows } = await sql<Row>`
      select user_id as owner, number, address, education from profiles
      where id = ${id} and (user_id = ${changer.id} or ${isAdmin(ctx)}) for update`.execute(ctx.db)
    if (!rows[0]) throw notFound('profile')
    const { owner, ...before } = rows[0]
    await sql`
      update profiles set number = ${number}, address = ${address}, education = ${education}, updated_at = ${ctx.clock.now()}
      where id = ${id}`.execute(ctx.db)
    if (owner === changer.id) return
    await recordAudit(ctx, { what: 'profile.update', id, before, after: { number, address, education } })
  })
}
