import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { adminOf, AdminsOnly } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { conflict } from '#platform/errors'
import { forgetAddressOf, forgetUser } from './forget-user.ts'

/**
 * Removes a user, and what waits for their address; returns the number of removed users. Admins cannot remove themselves or the last admin. It locks all admins in
 * one order first, so of two who remove each other the second is no longer an admin.
 */
export function removeUser(ctx: Ctx, id: string): Promise<number> {
  const remover = adminOf(ctx)
  return tx(ctx, async (ctx) => {
    const { rows: admins } = await sql<{ id: string }>`
      select id from users where role = 'admin' order by id for update`.execute(ctx.db)
    if (!admins.some((admin) => admin.id === remover.id)) throw new AdminsOnly()
    if (id === remover.id) {
      if (admins.length === 1) throw conflict('last-admin', phrase('refusal.lastAdmin'))
      throw conflict('own-account', phrase('refusal.ownAccount'))
    }
    const gone = await forgetUser(ctx, id)
    if (!gone) return 0
    await forgetAddressOf(ctx, gone)
    return 1
  })
}
