import { sql } from 'kysely'
import { csvRow } from '#common/csv'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { rowId } from '#platform/ids'
import { readSupplier } from '../suppliers/supplier.ts'
import type { Mapping } from './schema.ts'
import { writeOurs } from './write-ours.ts'

export const MAPPING_COLUMNS = ['kind', 'theirs', 'ours'] as const
const AT_ONCE = 5000

/** All mappings of a supplier as a CSV file that can be imported again. For admins. @throws Problem 404 */
export async function exportMappings(ctx: Ctx, idText: string): Promise<AsyncGenerator<string>> {
  adminOf(ctx)
  const id = rowId(idText, 'supplier')
  await readSupplier(ctx, id)
  return written(ctx, id)
}

async function* written(ctx: Ctx, supplier: number): AsyncGenerator<string> {
  yield csvRow(MAPPING_COLUMNS)
  let after = ['', '']
  for (;;) {
    const { rows } = await sql<Mapping>`
      select kind, theirs, ours from mapping
      where supplier_id = ${supplier} and (kind, theirs) > (${after[0]}, ${after[1]})
      order by kind, theirs limit ${AT_ONCE}`.execute(ctx.db)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((one) => csvRow([one.kind, one.theirs, writeOurs(one)])).join('')
    after = [last.kind, last.theirs]
  }
}
