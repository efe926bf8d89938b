import { createHash } from 'node:crypto'
import { link } from 'node:fs/promises'
import { sql } from 'kysely'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import type { ImportKind } from '../suppliers/schema.ts'
import { holdsVehiclesToo } from './tables/guess-columns.ts'
import { importFile } from './import-file.ts'
import type { ImportHeader } from './schema.ts'

type First = {
  fileName: string
  full: boolean
  kind: ImportKind
  alone: boolean
  header: ImportHeader
}

/** The same for the same first file, so that one which is applied twice has one second file. */
const secondOf = (id: string) => createHash('sha256').update(`vehicles of ${id}`).digest('hex').slice(0, 16)

/**
 * Keeps a file of parts, which are written now, as a second file of the cars that its rows name, with a preview of its own: cars can
 * be read for parts that are there only. If that file is there, its waiting rows are read again. Does nothing with other files.
 */
export async function receiveVehicles(ctx: Ctx, id: string): Promise<void> {
  const { rows } = await sql<First>`
    select i.file_name as "fileName", i.is_full as full, i.kind, i.header, coalesce(f.applies, false) as alone
    from import i left join supplier_fetch f on f.import_id = i.id where i.id = ${id}`.execute(ctx.db)
  const first = rows[0]!
  if (!holdsVehiclesToo(first)) return
  await tx(ctx, (ctx) => receive(ctx, id, first))
}

async function receive(ctx: Ctx, id: string, first: First): Promise<void> {
  const { fileName, full, alone } = first
  const [second, now] = [secondOf(id), ctx.clock.now()]
  const { rows } = await sql<{ bytes: number }>`
    insert into import (id, supplier_id, file_name, bytes, kind, is_full, state, is_fetched, applies_itself, created_by, created_at)
    select ${second}, supplier_id, file_name, bytes, 'aces', is_full, 'received', is_fetched, ${alone}, created_by, ${now}
    from import where id = ${id} on conflict (id) do nothing returning bytes::float8 as bytes`.execute(ctx.db)
  if (!rows[0]) {
    await sql`
      update import set remap_asked_at = ${now} where id = ${second} and state in ('staged', 'applied')`.execute(ctx.db)
    return
  }
  await link(importFile(ctx, id), importFile(ctx, second)).catch((err: NodeJS.ErrnoException) => {
    // A process that was killed here has linked it; or the file is no longer there, which its reading says.
    if (err.code !== 'EEXIST' && err.code !== 'ENOENT') throw err
  })
  const after = { of: id, fileName, bytes: rows[0].bytes, kind: 'aces', full }
  await recordAudit(ctx, { what: 'import.receive', id: second, before: null, after })
  await ctx.jobs.send(ctx.db, 'continue-imports', {})
}
