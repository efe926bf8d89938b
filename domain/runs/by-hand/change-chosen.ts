import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { changedMeanwhile } from '#platform/errors'
import { startRun } from '../start-run.ts'
import { chooseParts } from './choose-parts.ts'
import { planParts, priceMark } from './plan-parts.ts'
import type { PreviewedChange } from './schema.ts'

/**
 * Starts to change many parts alike, as a run that can be undone; a job does the work. Which parts a search finds is settled
 * now. For admins. @throws Problem 400 `chosen.search`, 412 `changed-meanwhile` if the prices are not those of the preview
 */
export async function changeChosen(
  ctx: Ctx,
  { chosen, change, plan }: PreviewedChange,
): Promise<{ _id: string; parts: number }> {
  adminOf(ctx)
  const ids = await chooseParts(ctx, chosen)
  if (plan !== undefined && change.price && plan !== (await planOf(ctx, ids, change)))
    throw changedMeanwhile({}, phrase('refusal.pricesChangedMeanwhile'))
  return tx(ctx, async (ctx) => {
    const search = 'search' in chosen ? chosen.search : null
    const runId = await startRun(ctx, { kind: 'bulk', about: { change, search, parts: ids.length } })
    await sql`insert into run_part (run_id, part_id) select ${runId}, unnest(${ids}::int[])`.execute(ctx.db)
    await recordAudit(ctx, {
      what: 'bulk.start',
      id: runId,
      before: null,
      after: { change, search, parts: ids.length },
    })
    await ctx.jobs.send(ctx.db, 'change-parts', { runId })
    return { _id: runId, parts: ids.length }
  })
}

async function planOf(ctx: Ctx, ids: readonly number[], change: PreviewedChange['change']): Promise<string> {
  const prices = priceMark()
  for await (const planned of planParts(ctx, ids, change)) prices.add(planned)
  return prices.mark()
}
