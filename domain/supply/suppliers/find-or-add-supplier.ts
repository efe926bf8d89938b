import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { storeSupplier } from './add-supplier.ts'
import { readSuppliers, type StoredSupplier } from './supplier.ts'

/**
 * The supplier of this name, in capitals or not; a new one if there is none. For a command of the shop itself.
 * @throws Problem 400 `name` if something else has the name
 */
export async function findOrAddSupplier(ctx: Ctx, name: string): Promise<{ supplier: StoredSupplier; isNew: boolean }> {
  const alike = await readSuppliers(ctx, sql`lower(name) = lower(${name})`)
  const found = alike.find((one) => one.name === name) ?? alike[0]
  if (found) return { supplier: found, isNew: false }
  return { supplier: await storeSupplier(ctx, { name, settings: {} }), isNew: true }
}
