import { sql } from 'kysely'
import { addSource } from '#domain/vehicles'
import { phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { invalid } from '#platform/errors'
import type { SupplierInput } from './schema.ts'
import { readSupplier, type StoredSupplier } from './supplier.ts'

/** Adds a supplier; what its files say gets a source of its name. For admins. @throws Problem 400 `name` if there is one */
export async function addSupplier(ctx: Ctx, supplier: SupplierInput): Promise<StoredSupplier> {
  adminOf(ctx)
  return storeSupplier(ctx, supplier)
}

/** Stores a new supplier, for a person or a command. @throws Problem 400 `name` if there is one */
export function storeSupplier(ctx: Ctx, { name, settings }: SupplierInput): Promise<StoredSupplier> {
  return tx(ctx, async (ctx) => {
    const source = await addSource(ctx, name)
    if (source === null) throw invalid({ name: phrase('refusal.supplierTaken') })
    const { rows } = await sql<{ id: number }>`
      insert into supplier (name, source_id, settings, created_at)
      values (${name}, ${source}, ${JSON.stringify(settings)}, ${ctx.clock.now()})
      returning id`.execute(ctx.db)
    const added = await readSupplier(ctx, rows[0]!.id)
    await recordAudit(ctx, { what: 'supplier.add', id: added.id, before: null, after: { name, settings } })
    return added
  })
}
