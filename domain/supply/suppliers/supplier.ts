import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { notFound } from '#platform/errors'
import type { Supplier } from './schema.ts'

/** Suppliers that match, by name. */
export async function readSuppliers(ctx: Ctx, which: RawBuilder<unknown>): Promise<Supplier[]> {
  const { rows } = await sql<{ one: Supplier }>`
    select jsonb_build_object('id', id, 'name', name, 'settings', settings, 'version', version,
      'mappings', (select count(*) from mapping where supplier_id = supplier.id),
      'files', (select count(*) from import where supplier_id = supplier.id)) as one
    from supplier where ${which} order by name`.execute(ctx.db)
  return rows.map(({ one }) => one)
}

/** One supplier. @throws Problem 404 */
export async function readSupplier(ctx: Ctx, id: number): Promise<Supplier> {
  const [found] = await readSuppliers(ctx, sql`id = ${id}::int`)
  if (!found) throw notFound('supplier')
  return found
}

/** A supplier that nobody else changes until the transaction ends, and its source. @throws Problem 404 */
export async function lockSupplier(ctx: Ctx, id: number): Promise<Supplier & { sourceId: number }> {
  const { rows } = await sql<{ sourceId: number }>`
    select source_id as "sourceId" from supplier where id = ${id}::int for update`.execute(ctx.db)
  if (!rows[0]) throw notFound('supplier')
  return { ...(await readSupplier(ctx, id)), ...rows[0] }
}
