import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { nameOf, recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { invalid } from '#platform/errors'
import { readSupplier } from '../suppliers/supplier.ts'
import type { ImportKind } from '../suppliers/schema.ts'
import { dropFile, keepFile, newImportId } from './import-file.ts'

/**
 * A file of a supplier that has arrived at `path` (`openArrivingFile`). `kind` null: told by what it holds. `full`: parts
 * that it does not hold are gone. `fetched`: the shop fetched it itself, to apply it without an admin (`alone`) or not.
 */
type ReceivedFile = {
  supplierId: number
  fileName: string
  kind: ImportKind | null
  full: boolean
  path: string
  fetched?: { alone: boolean }
}

/**
 * Keeps an arrived file and queues it to be read, for a person or a job. Returns its id.
 * @throws Problem 400 `file` if it is empty, 404
 */
export async function receiveImport(
  ctx: Ctx,
  { supplierId, fileName, kind, full, path, fetched }: ReceivedFile,
): Promise<string> {
  const { name: supplier } = await readSupplier(ctx, supplierId)
  const id = newImportId()
  const bytes = await keepFile(ctx, id, path)
  try {
    if (bytes === 0) throw invalid({ file: phrase('imports.emptyFile') })
    await tx(ctx, async (ctx) => {
      await sql`
        insert into import (id, supplier_id, file_name, bytes, kind, is_full, state, is_fetched, applies_itself, created_by, created_at)
        values (${id}, ${supplierId}, ${fileName}, ${bytes}, ${kind}, ${full}, 'received', ${fetched !== undefined},
          ${fetched?.alone ?? false}, ${nameOf(ctx.actor)}, ${ctx.clock.now()})`.execute(ctx.db)
      await recordAudit(ctx, {
        what: 'import.receive',
        id,
        before: null,
        after: { supplier, fileName, bytes, kind, full },
      })
      await ctx.jobs.send(ctx.db, 'continue-imports', {})
    })
  } catch (err) {
    await dropFile(ctx, id)
    throw err
  }
  return id
}
