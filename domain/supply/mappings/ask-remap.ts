import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/** Older files of a supplier are left as they are. */
const NEWEST = 20

/** Asks for the waiting rows of a supplier's newest files to be read again, and has their pages say so. */
export async function askRemap(ctx: Ctx, supplierId: number): Promise<void> {
  await sql`
    update import set remap_asked_at = ${ctx.clock.now()} where id in (
      select id from import where supplier_id = ${supplierId} and state in ('staged', 'applied') and (
        exists (select from import_row r where r.import_id = import.id and r.state in ('held', 'refused'))
        or exists (select from import_fit f where f.import_id = import.id and f.state in ('held', 'refused')))
      order by created_at desc limit ${NEWEST})`.execute(ctx.db)
}

/**
 * The job after a supplier's mappings have changed: asks another process to read the waiting rows again. Here a hundred
 * thousand rows would delay the pages.
 */
export async function remapImports(ctx: Ctx, { supplierId }: { supplierId: number }): Promise<void> {
  await askRemap(ctx, supplierId)
  ctx.wakeImporter?.()
}
