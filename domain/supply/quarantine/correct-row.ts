import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import type { Ctx } from '#platform/context'
import { conflict, invalid, notFound } from '#platform/errors'
import { countImport } from '../staging/count-import.ts'
import type { ImportHeader } from '../staging/schema.ts'
import { takeImport } from '../staging/taken-import.ts'
import { rereader, tableOf } from './waiting-rows.ts'

type Found = { state: 'staged' | 'applied'; kind: string; header: ImportHeader }

/**
 * Corrects cells of a waiting row of a table, which is then read again. For admins.
 * @throws Problem 400 for a column that the file does not have, 404 for a row that does not wait, 409 `busy` while somebody works on
 * the file
 */
export async function correctRow(ctx: Ctx, id: string, n: number, cells: Record<string, string>): Promise<void> {
  adminOf(ctx)
  const { rows } = await sql<Found>`
    select state, kind, header from import where id = ${id} and state in ('staged', 'applied')`.execute(ctx.db)
  const found = rows[0]
  if (!found) throw notFound('import')
  const columns = new Set(found.header.columns.map(({ column }) => column))
  const strange = Object.keys(cells).filter((column) => !columns.has(column))
  if (strange.length > 0)
    throw invalid(Object.fromEntries(strange.map((column) => [column, phrase('imports.noSuchColumn', column)])))
  const { rows: waiting } = await sql<{ theirs: Record<string, string> }>`
    select theirs from ${tableOf(found.kind)} where import_id = ${id} and n = ${n} and state in ('held', 'refused')`.execute(
    ctx.db,
  )
  if (!waiting[0]) throw notFound('import')
  const taken = await takeImport(ctx, id, [found.state], found.state)
  if (!taken) throw conflict('busy', phrase('imports.busy'))
  try {
    const theirs = { ...waiting[0].theirs, ...cells }
    const reread = await rereader(ctx, taken, found.header)
    await reread([{ n, theirs }])
    await recordAudit(ctx, { what: 'import.correct', id: `${id} ${n}`, before: waiting[0].theirs, after: theirs })
    await sql`update import set corrected_at = ${ctx.clock.now()} where id = ${id}`.execute(ctx.db)
    await countImport(ctx, id)
  } finally {
    await taken.leave('staged')
  }
}
