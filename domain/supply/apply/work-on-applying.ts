import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { LostImport, takeImport } from '../staging/taken-import.ts'
import { applyImport } from './apply-import.ts'

/** Applies a file while nobody else does, and tells how far it is. It goes on where another process was cut off. */
export async function workOnApplying(ctx: Ctx, id: string): Promise<void> {
  const taken = await takeImport(ctx, id, ['applying'], 'applying')
  if (!taken) return
  try {
    const { rows } = await sql<{ applied: number }>`
      select rows_applied::float8 as applied from import where id = ${id}`.execute(ctx.db)
    let applied = rows[0]!.applied
    await applyImport(ctx, id, (more) => taken.tell({ applied: (applied += more) }))
    await sql`update import set rows_applied = ${applied} where id = ${id} and state = 'applied'`.execute(ctx.db)
  } catch (err) {
    if (!(err instanceof LostImport)) throw err
  } finally {
    taken.rest()
  }
}
