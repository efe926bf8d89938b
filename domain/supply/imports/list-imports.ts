import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { readPlace, timeOf, writePlace } from '#platform/cursor'
import { readImports, readStoredImport, type StoredImport } from './read-imports.ts'

type Asked = { supplier?: number | undefined; cursor?: string | undefined; limit: number }

/** A page of all imports or a supplier's, newest first, and how large a file may be. For admins. */
export async function listImports(
  ctx: Ctx,
  { supplier, cursor, limit }: Asked,
): Promise<{ items: StoredImport[]; next: string | null; maxBytes: number }> {
  adminOf(ctx)
  const place = readPlace(cursor)
  const after = place ? sql`(i.created_at, i.id) < (${timeOf(place.micros)}, ${place.id})` : sql`true`
  const rows = await readImports(
    ctx,
    sql`${after} and ${supplier ? sql`i.supplier_id = ${supplier}` : sql`true`}`,
    limit + 1,
  )
  const last = rows.length > limit ? rows[limit - 1] : undefined
  const next = last ? writePlace({ micros: Date.parse(last.createdAt) * 1000, id: last.id }) : null
  return { items: rows.slice(0, limit), next, maxBytes: ctx.config.IMPORT_MAX_BYTES }
}

/** One import: how far it is, and what it would do. For admins. @throws Problem 404 */
export async function showImport(ctx: Ctx, id: string): Promise<StoredImport> {
  adminOf(ctx)
  return readStoredImport(ctx, id)
}
