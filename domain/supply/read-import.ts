import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { isPassing } from '#platform/db/failures'
import { Problem } from '#platform/errors'
import { correctAgain } from './quarantine/correct-again.ts'
import { openFile } from './read/open-file.ts'
import { refused } from './read/refused.ts'
import { countImport } from './staging/counts/count-import.ts'
import { holdContradictions } from './staging/checks/hold-contradictions.ts'
import { importFile } from './staging/import-file.ts'
import { stageTable } from './staging/stage-table.ts'
import { stageAces, stagePies } from './staging/stage-xml.ts'
import { isTriedForADay, LostImport, MOST_STARTS, takeImport, type TakenImport } from './staging/taken-import.ts'

/**
 * Reads and checks a received file, and stages its rows. It begins anew what another process was cut off in. A file that
 * cannot be read, also for a passing reason for a day, or that cut off ten processes, makes the import `failed`. Does nothing while
 * somebody else works on it.
 */
export async function readImport(ctx: Ctx, id: string): Promise<void> {
  const taken = await takeImport(ctx, id, ['received', 'reading'], 'reading')
  if (!taken) return
  try {
    if (taken.starts > MOST_STARTS) throw refused('file-cut-off', phrase('imports.cutOff', MOST_STARTS))
    await stage(ctx, taken)
    await taken.leave('staged')
  } catch (err) {
    if (err instanceof LostImport) return
    taken.rest()
    if (isPassing(err) && !(await isTriedForADay(ctx, id))) throw err
    if (!(err instanceof Problem)) ctx.log.error({ err, import: id }, 'a file could not be read')
    const said = err instanceof Problem ? err.phrase : phrase('refusal.ourFault')
    await taken.fail(said)
  }
}

async function stage(ctx: Ctx, taken: TakenImport): Promise<void> {
  const { id, settings, fileName } = taken
  for (const table of ['import_row', 'import_fit'])
    await sql`delete from ${sql.table(table)} where import_id = ${id}`.execute(ctx.db)
  await sql`update import set counts = null, failure = null, header = null, bytes_read = 0, rows = 0 where id = ${id}`.execute(
    ctx.db,
  )
  const file = await openFile(importFile(ctx, id), readSettings(settings, fileName))
  try {
    if (file.kind === 'aces') await stageAces(ctx, taken, file)
    else if (file.kind === 'pies') await stagePies(ctx, taken, file)
    else await stageTable(ctx, taken, file)
  } finally {
    await file.close()
  }
  // Counted by what the tables had before this file, the plan took five times as long.
  await sql`analyze import_row, import_fit`.execute(ctx.db)
  await holdContradictions(ctx, id)
  await correctAgain(ctx, taken)
  await countImport(ctx, id)
  await sql`update import set staged_at = ${ctx.clock.now()} where id = ${id}`.execute(ctx.db)
}

function readSettings({ encoding, separator, decimal, sheet }: TakenImport['settings'], name: string) {
  return {
    name,
    ...(encoding ? { encoding } : {}),
    ...(separator ? { separator } : {}),
    ...(decimal ? { decimal } : {}),
    ...(sheet ? { sheet } : {}),
  }
}
