import { sql } from 'kysely'
import { endRun } from '#domain/runs'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { isPassing } from '#platform/db/failures'
import { Problem } from '#platform/errors'
import { isTriedForADay, LostImport, MOST_STARTS, takeImport, type TakenImport } from '../staging/taken-import.ts'
import { applyImport } from './apply-import.ts'
import { writeAgain } from './write-again.ts'

/**
 * Applies a file while nobody else does, and tells how far it is. It goes on where another process was cut off. An error
 * that would come again, or does for a day, or ten processes that were cut off make the import `failed`: an admin sees it, may undo what was written, or have it gone on with.
 */
export async function workOnApplying(ctx: Ctx, id: string): Promise<void> {
  const taken = await takeImport(ctx, id, ['applying'], 'applying')
  if (!taken) return
  try {
    if (taken.starts > MOST_STARTS) throw new Error(`${MOST_STARTS} processes were cut off in it`)
    await writeAgain(ctx, id)
    const { rows } = await sql<{ applied: number }>`
      select rows_applied::float8 as applied from import where id = ${id}`.execute(ctx.db)
    let applied = rows[0]!.applied
    await applyImport(ctx, id, (more) => taken.tell({ applied: (applied += more) }))
    await sql`update import set rows_applied = ${applied} where id = ${id} and state = 'applied'`.execute(ctx.db)
  } catch (err) {
    if (err instanceof LostImport) return
    if (isPassing(err) && !(await isTriedForADay(ctx, id))) throw err
    await stop(ctx, taken, err)
  } finally {
    taken.rest()
  }
}

async function stop(ctx: Ctx, taken: TakenImport, err: unknown): Promise<void> {
  if (!(err instanceof Problem)) ctx.log.error({ err, import: taken.id }, 'a file could not be applied')
  const said = err instanceof Problem ? err.phrase : phrase('imports.notAllWritten')
  if (!(await taken.fail(said))) return
  const { rows } = await sql<{ runId: string }>`select run_id as "runId" from import where id = ${taken.id}`.execute(
    ctx.db,
  )
  await endRun(ctx, rows[0]!.runId)
}
