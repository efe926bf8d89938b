import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import type { ExportAddress } from '../schema.ts'
import { readAddresses } from './read-addresses.ts'

/** The addresses of all partners, the newest first, also those that were revoked. For admins. */
export async function listAddresses(ctx: Ctx): Promise<ExportAddress[]> {
  adminOf(ctx)
  return readAddresses(ctx, sql`true`)
}
