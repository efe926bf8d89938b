import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { notFound } from '#platform/errors'
import { shownFetch, type StoredFetch } from './shown-fetch.ts'
import type { Supplier } from './schema.ts'

/** A supplier as it is stored; the door says why its last fetch failed. */
export type StoredSupplier = Omit<Supplier, 'fetch'> & { fetch: StoredFetch | null }

/** Suppliers that match, by name. */
export async function readSuppliers(ctx: Ctx, which: RawBuilder<unknown>): Promise<StoredSupplier[]> {
  const { rows } = await sql<{ one: Omit<StoredSupplier, 'fetch'>; fetch: unknown }>`
    select jsonb_build_object('id', id, 'name', name, 'settings', settings, 'version', version,
      'mappings', (select count(*) from mapping where supplier_id = supplier.id),
      'files', (select count(*) from import where supplier_id = supplier.id)) as one,
      ${shownFetch.columns(ctx)} as fetch
    from supplier where ${which} order by name`.execute(ctx.db)
  return rows.map(({ one, fetch }) => ({ ...one, fetch: shownFetch.of(fetch) }))
}

/** One supplier. @throws Problem 404 */
export async function readSupplier(ctx: Ctx, id: number): Promise<StoredSupplier> {
  const [found] = await readSuppliers(ctx, sql`id = ${id}::int`)
  if (!found) throw notFound('supplier')
  return found
}

/** A supplier that nobody else changes until the transaction ends, and its source. @throws Problem 404 */
export async function lockSupplier(ctx: Ctx, id: number): Promise<StoredSupplier & { sourceId: number }> {
  const { rows } = await sql<{ sourceId: number }>`
    select source_id as "sourceId" from supplier where id = ${id}::int for update`.execute(ctx.db)
  if (!rows[0]) throw notFound('supplier')
  return { ...(await readSupplier(ctx, id)), ...rows[0] }
}
