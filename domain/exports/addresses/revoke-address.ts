import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { notFound } from '#platform/errors'
import type { ExportAddress } from '../schema.ts'
import { readAddresses } from './read-addresses.ts'

/** Revokes an address: from now on nobody fetches anything there. For admins. @throws Problem 404 */
export async function revokeAddress(ctx: Ctx, id: string): Promise<ExportAddress> {
  adminOf(ctx)
  return tx(ctx, async (ctx) => {
    const [before] = await readAddresses(ctx, sql`id = ${id}`)
    if (!before) throw notFound('exportAddress')
    const { numAffectedRows } = await sql`
      update export_address set revoked_at = ${ctx.clock.now()} where id = ${id} and revoked_at is null`.execute(ctx.db)
    const [after] = await readAddresses(ctx, sql`id = ${id}`)
    if (numAffectedRows) await recordAudit(ctx, { what: 'export.revoke', id, before, after })
    return after!
  })
}
