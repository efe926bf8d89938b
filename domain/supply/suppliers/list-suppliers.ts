import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { rowId } from '#platform/ids'
import { readSupplier, readSuppliers, type StoredSupplier } from './supplier.ts'

/** All suppliers by name. For admins. */
export async function listSuppliers(ctx: Ctx): Promise<StoredSupplier[]> {
  adminOf(ctx)
  return readSuppliers(ctx, sql`true`)
}

/** One supplier. For admins. @throws Problem 404 */
export async function showSupplier(ctx: Ctx, idText: string): Promise<StoredSupplier> {
  adminOf(ctx)
  return readSupplier(ctx, rowId(idText, 'supplier'))
}
