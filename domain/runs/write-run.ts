import { sql } from 'kysely'
import { changeParts, type PartChanges, type PartDifference } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { asJson } from '#platform/db/as-json'
import { contentsOf } from './content-hash.ts'

/**
 * Writes a batch of a few thousand changed parts as part of a run, in the caller's transaction, and keeps what each field
 * said before. Returns what was different.
 * @throws Problem as `changeParts`
 */
export async function writeRun(
  ctx: Ctx,
  runId: string,
  changes: readonly PartChanges[],
  options: { source?: number } = {},
): Promise<PartDifference[]> {
  const differences = await changeParts(ctx, changes, options)
  await recordChanges(ctx, runId, differences)
  return differences
}

/** Notes parts that the run has added in the caller's transaction. */
export async function recordAdded(ctx: Ctx, runId: string, ids: readonly number[]): Promise<void> {
  const contents = await contentsOf(ctx, ids)
  await recordChanges(
    ctx,
    runId,
    ids.map((partId) => ({ partId, field: 'added', before: null, after: contents.get(partId) })),
  )
}

export type Change = Omit<PartDifference, 'field'> & { field: string }

/** Of a field that the run writes twice, the first value before and the last value after count. */
export async function recordChanges(ctx: Ctx, runId: string, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  await sql`
    insert into run_change (run_id, part_id, field, before, after)
    select ${runId}, * from unnest(${changes.map(({ partId }) => partId)}::int[], ${changes.map(({ field }) => field)}::text[],
      ${changes.map(({ before }) => asJson(before))}::jsonb[], ${changes.map(({ after }) => asJson(after))}::jsonb[])
    on conflict (run_id, part_id, field) do update set after = excluded.after`.execute(ctx.db)
}
