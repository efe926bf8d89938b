import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#platform/context'
import type { ExportAddress } from '../schema.ts'

type Row = Omit<ExportAddress, 'createdAt' | 'fetchedAt' | 'revokedAt'> & {
  createdAt: Date
  fetchedAt: Date | null
  revokedAt: Date | null
}

/** Addresses that match, the newest first. */
export async function readAddresses(ctx: Ctx, which: RawBuilder<unknown>): Promise<ExportAddress[]> {
  const { rows } = await sql<Row>`
    select id as _id, name, format as file, search, created_at as "createdAt", fetched_at as "fetchedAt", revoked_at as "revokedAt"
    from export_address where ${which} order by created_at desc, id`.execute(ctx.db)
  return rows.map(({ createdAt, fetchedAt, revokedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    fetchedAt: fetchedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  }))
}
