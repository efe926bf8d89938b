import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { afterCursor, pageOf } from '#platform/cursor'
import { readImports, readStoredImport, type StoredImport } from './read-imports.ts'

type Asked = { supplier?: number | undefined; cursor?: string | undefined; limit: number }

/** A page of all imports or a supplier's, newest first, and how large a file may be. For admins. */
export async function listImports(
  ctx: Ctx,
  { supplier, cursor, limit }: Asked,
): Promise<{ items: StoredImport[]; next: string | null; maxBytes: number }> {
  adminOf(ctx)
  const after = afterCursor(cursor, ['i.created_at', 'i.id'])
  const rows = await readImports(
    ctx,
    sql`${after} and ${supplier ? sql`i.supplier_id = ${supplier}` : sql`true`}`,
    limit + 1,
  )
  const { page, next } = pageOf(rows, limit, ({ createdAt, id }) => ({ micros: Date.parse(createdAt) * 1000, id }))
  return { items: page, next, maxBytes: ctx.config.IMPORT_MAX_BYTES }
}

/** One import: how far it is, and what it would do. For admins. @throws Problem 404 */
export async function showImport(ctx: Ctx, id: string): Promise<StoredImport> {
  adminOf(ctx)
  return readStoredImport(ctx, id)
}
