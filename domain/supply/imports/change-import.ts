import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { conflict, notFound } from '#platform/errors'
import type { ImportKind } from '../suppliers/schema.ts'
import { hasFile } from '../staging/import-file.ts'
import type { ImportState } from '../staging/schema.ts'

type Stored = {
  state: ImportState
  kind: ImportKind | null
  /** What its columns told that it holds, if nobody has said it. */
  told: ImportKind | null
  full: boolean
  sheet: string | null
  supplier: number
  leaseUntil: Date | null
  isWritten: boolean
  /** It was applied, and all that it wrote is undone. */
  isUndone: boolean
}

/** What an admin says of a file: what it holds, whether it holds all, which sheet is meant, whose it is. */
type ImportChange = { kind?: ImportKind | null; full?: boolean; sheet?: string | null; supplier?: number }

/** How long to wait until the process that reads a file stops: it hears of the change within a second. */
const HANDOVER_MS = 4_000

/** States in which nothing is being written of a file. */
const UNWRITTEN: readonly ImportState[] = ['received', 'reading', 'staged', 'failed']

async function lockUnwritten(ctx: Ctx, id: string): Promise<Stored> {
  const { rows } = await sql<Stored>`
    select state, kind, header ->> 'told' as told, is_full as full, sheet, supplier_id as supplier, lease_until as "leaseUntil",
      coalesce(went.stands, false) as "isWritten", state = 'applied' and went.stands is false and coalesce(were_undone, true) as "isUndone"
    from import left join lateral (
      select bool_or(undone_at is null) as stands from run where about ->> 'import' = import.id) as went on true
    where id = ${id} for update of import`.execute(ctx.db)
  if (!rows[0]) throw notFound('import')
  if (!UNWRITTEN.includes(rows[0].state) && !rows[0].isUndone)
    throw conflict('already-written', phrase('imports.alreadyWritten'))
  return rows[0]
}

/**
 * A file that stopped half way, or that is staged again for rows that waited, has written others already.
 * @throws Problem 409 `already-written` until these are undone
 */
function refuseIfWritten({ isWritten }: Stored): void {
  if (isWritten) throw conflict('already-written', phrase('imports.partlyWritten'))
}

/**
 * Has a file read again, by what an admin says of it and by the mappings as they are now; one that was undone as if it had never
 * been applied. For admins. @throws Problem 404, 409 `already-written`, or `file-gone`: what was read of it stays
 */
export async function changeImport(ctx: Ctx, id: string, change: ImportChange): Promise<void> {
  adminOf(ctx)
  await tx(ctx, async (ctx) => {
    const stored = await lockUnwritten(ctx, id)
    const { state: _state, isWritten: _isWritten, isUndone, leaseUntil, told, ...before } = stored
    const { kind: asked, full, sheet, supplier } = { ...before, ...change }
    // Its columns may mean something else by now, and tell another kind.
    const kind = asked === told ? null : asked
    if (supplier !== before.supplier) refuseIfWritten(stored)
    const { rows } = await sql`select 1 from supplier where id = ${supplier}::int`.execute(ctx.db)
    if (rows.length === 0) throw notFound('supplier')
    if (!(await hasFile(ctx, id))) throw conflict('file-gone', phrase('reading.gone'))
    const now = ctx.clock.now()
    const from = leaseUntil && leaseUntil > now ? new Date(now.getTime() + HANDOVER_MS) : null
    await sql`
      update import set kind = ${kind}, is_full = ${full}, sheet = ${sheet}, supplier_id = ${supplier}, state = 'received', applies_itself = false,
        doubts = null, lease_until = ${from}${isUndone ? sql`, applied_at = null, run_id = null, rows_applied = 0` : sql``}
      where id = ${id}`.execute(ctx.db)
    await recordAudit(ctx, { what: 'import.change', id, before, after: { kind, full, sheet, supplier } })
    await ctx.jobs.send(ctx.db, 'continue-imports', {}, from ? { startAfter: from } : {})
  })
}

/**
 * Takes a file away of which nothing is in the shop; a job clears the file itself and its rows, which may be millions. For admins.
 * @throws Problem 404, 409 `already-written`
 */
export async function dropImport(ctx: Ctx, id: string): Promise<void> {
  adminOf(ctx)
  await tx(ctx, async (ctx) => {
    const stored = await lockUnwritten(ctx, id)
    refuseIfWritten(stored)
    const { leaseUntil: _lease, isWritten: _isWritten, isUndone: _isUndone, told: _told, ...before } = stored
    await sql`delete from import_correction where import_id = ${id}`.execute(ctx.db)
    await sql`update import set state = 'dropped', lease_until = null, counts = null, doubts = null where id = ${id}`.execute(
      ctx.db,
    )
    await recordAudit(ctx, { what: 'import.drop', id, before, after: null })
    await ctx.jobs.send(ctx.db, 'purge-imports', {})
  })
}
