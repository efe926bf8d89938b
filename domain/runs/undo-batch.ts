import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { changeParts, followMerges, lockParts, type ValueName, readValues } from '#domain/catalogue'
import { type Ctx, tx } from '#platform/context'
import { Problem } from '#platform/errors'
import { type StockChange, stockUndone } from './stock-undone.ts'
import { undoAdded } from './undo-added.ts'
import { undoLists } from './undo-lists.ts'
import type { Change } from './write-run.ts'

type Undoing = { evenChanged: boolean }

/**
 * Undoes what a run wrote into its next `most` parts, in one transaction. `refused`: nothing was undone, because the catalogue does
 * not take one of them back (its number is taken meanwhile). Such a part stays as it is where it is asked for alone.
 */
export function undoBatch(ctx: Ctx, runId: string, most: number): Promise<'more' | 'done' | 'refused'> {
  return tx(ctx, async (ctx) => {
    const { rows: runs } = await sql<Undoing>`
      select undo_even_changed as "evenChanged" from run
      where id = ${runId} and undo_asked_at is not null and undone_at is null for no key update`.execute(ctx.db)
    if (!runs[0]) return 'done'
    // Not `in`: of a new run PostgreSQL expects one row, and looks for the batch anew for each of its rows.
    const { rows: changes } = await sql<Change>`
      select part_id as "partId", field, before, after from run_change
      where run_id = ${runId} and undone is null and part_id <= (
        select max(part_id) from (
          select distinct part_id from run_change where run_id = ${runId} and undone is null
          order by part_id limit ${most}) as next)`.execute(ctx.db)
    if (changes.length === 0) {
      await sql`update run set undone_at = ${ctx.clock.now()} where id = ${runId}`.execute(ctx.db)
      return 'done'
    }
    const restored = await tried(ctx, () => restore(ctx, changes, runs[0]!))
    if (!restored && most > 1) return 'refused'
    await sql`
      update run_change c set undone = case when g.restored then 'restored' else 'changed-since' end
      from unnest(${changes.map(({ partId }) => partId)}::int[], ${changes.map(({ field }) => field)}::text[],
        ${changes.map((change) => restored?.has(change) ?? false)}::boolean[]) as g (part_id, field, restored)
      where c.run_id = ${runId} and c.part_id = g.part_id and c.field = g.field`.execute(ctx.db)
    return 'more'
  })
}

/** The result of `work`; null, and nothing is written, where the catalogue refuses it. */
async function tried<T>(ctx: Ctx, work: () => Promise<T>): Promise<T | null> {
  await sql`savepoint tried`.execute(ctx.db)
  try {
    return await work()
  } catch (err) {
    if (!(err instanceof Problem)) throw err
    await sql`rollback to savepoint tried`.execute(ctx.db)
    return null
  }
}

/** Restores what may be restored; returns it. */
async function restore(ctx: Ctx, changes: Change[], undoing: Undoing): Promise<Set<Change>> {
  await lockParts(ctx, [...new Set(changes.map(({ partId }) => partId))])
  const fields = changes.filter(({ field }) => field !== 'added' && field !== 'applications')
  const current = await readValues(
    ctx,
    [...new Set(fields.map(({ partId }) => partId))],
    [...new Set(fields.map(({ field }) => field as ValueName))],
  )
  const followed = await followMerges(ctx)
  const now = (field: string, value: unknown) => followed({ [field]: value })[field]
  const restored = fields.filter(({ partId, field, after }) => {
    const part = current.get(partId)
    return part && (undoing.evenChanged || isDeepStrictEqual(part[field as ValueName] ?? null, now(field, after)))
  })
  await changeParts(
    ctx,
    restored.map(({ partId, field, before, after }) => {
      const stock = () => stockUndone({ before, after } as StockChange, current.get(partId)!.stock ?? null)
      return { partId, fields: { [field]: field === 'stock' ? stock() : now(field, before) } }
    }),
  )
  const removed = await undoAdded(
    ctx,
    changes.filter(({ field }) => field === 'added'),
    undoing,
  )
  const lists = await undoLists(
    ctx,
    changes.filter(({ field }) => field === 'applications'),
    undoing,
  )
  return new Set([...restored, ...removed, ...lists])
}
