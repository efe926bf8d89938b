import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { isPassing } from '#platform/db/failures'
import { countImport } from '../staging/counts/count-import.ts'
import { holdContradictions } from '../staging/checks/hold-contradictions.ts'
import { holdLoops } from '../staging/checks/hold-loops.ts'
import { holdTwice } from '../staging/checks/hold-twice.ts'
import type { ImportHeader } from '../staging/schema.ts'
import { LostImport, takeImport, type TakenImport } from '../staging/taken-import.ts'
import { rereader, tableOf, type WaitingRow } from './waiting-rows.ts'

const AT_ONCE = 1000

type Asked = { state: 'staged' | 'applied'; header: ImportHeader; askedAt: Date }

/**
 * Reads the waiting rows of a file again where that was asked, by the mappings and parts as they are now, without the file. A file
 * that was applied and has ready rows again is staged again. Does nothing while somebody else works on it.
 */
export async function remapImport(ctx: Ctx, id: string): Promise<void> {
  const { rows: found } = await sql<Asked>`
    select state, header, remap_asked_at as "askedAt" from import
    where id = ${id} and state in ('staged', 'applied') and remap_asked_at is not null`.execute(ctx.db)
  const asked = found[0]
  const taken = asked && (await takeImport(ctx, id, [asked.state], asked.state))
  if (!taken) return
  try {
    const isReady = await reread(ctx, taken, asked.header)
    await settle(ctx, id, asked)
    await taken.leave(isReady ? 'staged' : asked.state)
  } catch (err) {
    taken.rest()
    if (err instanceof LostImport) return
    if (isPassing(err)) throw err
    // The next mapping has them read again; files that wait behind this one must not.
    ctx.log.error({ err, import: id }, 'rows that wait could not be read again')
    await settle(ctx, id, asked)
  }
}

/** What was asked meanwhile stays asked. */
const settle = (ctx: Ctx, id: string, { askedAt }: Asked) =>
  sql`update import set remap_asked_at = null where id = ${id} and remap_asked_at = ${askedAt}`.execute(ctx.db)

/** Whether rows of the file are ready now. */
async function reread(ctx: Ctx, taken: TakenImport, header: ImportHeader): Promise<boolean> {
  const { id } = taken
  const table = tableOf(taken.kind)
  const readAgain = await rereader(ctx, taken, header)
  for (let after = 0; ;) {
    const { rows } = await sql<WaitingRow>`
      select n, theirs from ${table} where import_id = ${id} and n > ${after} and state in ('held', 'refused') and theirs is not null
      order by n limit ${AT_ONCE}`.execute(ctx.db)
    if (rows.length === 0) break
    await readAgain(rows)
    taken.tell({})
    after = rows.at(-1)!.n
  }
  if (taken.kind === 'aces') await holdContradictions(ctx, id)
  else {
    await holdTwice(ctx, id, header.columns)
    await holdLoops(ctx, taken, header.columns)
  }
  await countImport(ctx, id)
  const { rows: ready } = await sql`
    select 1 from ${table} where import_id = ${id} and state = 'ready' limit 1`.execute(ctx.db)
  return ready.length > 0
}
