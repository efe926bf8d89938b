import { sql } from 'kysely'
import { csvRow } from '#common/csv'
import { sentence } from '#common/spoken'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { readStoredImport } from '../imports/read-imports.ts'
import type { Reason } from '../staging/schema.ts'
import { sayReasons } from './list-rows.ts'
import { tableOf } from './waiting-rows.ts'

const AT_ONCE = 1000

type Waiting = {
  n: number
  brand: string | null
  norm: string | null
  theirs: Record<string, unknown> | null
  reasons: Reason[] | null
}

/**
 * The waiting rows of a file as CSV, to send back: the columns of the file with the reason in words behind them. A record of an XML
 * file has its number, brand and whole text. For admins. @throws Problem 404
 */
export async function heldFile(ctx: Ctx, id: string): Promise<AsyncGenerator<string>> {
  adminOf(ctx)
  const { kind, header } = await readStoredImport(ctx, id)
  const columns = header?.columns.map(({ column }) => column) ?? []
  const heads = columns.length > 0 ? columns : ['brand', 'number', 'record']
  const cellsOf = ({ brand, norm, theirs }: Waiting) =>
    columns.length > 0 ? columns.map((column) => String(theirs?.[column] ?? '')) : [brand, norm, JSON.stringify(theirs)]
  async function* lines() {
    yield csvRow(['row', ...heads, 'reason'])
    for (let after = 0; ;) {
      const { rows } = await sql<Waiting>`
        select n, brand, norm, theirs, reasons from ${tableOf(kind)}
        where import_id = ${id} and n > ${after} and state in ('held', 'refused') order by n limit ${AT_ONCE}`.execute(
        ctx.db,
      )
      if (rows.length === 0) return
      yield rows
        .map((row) =>
          csvRow([
            row.n,
            ...cellsOf(row),
            sayReasons(row.reasons)
              .map((one) => sentence(one))
              .join('; '),
          ]),
        )
        .join('')
      after = rows.at(-1)!.n
    }
  }
  return lines()
}
