import { sql } from 'kysely'
import { lockParts, raiseVersions } from '#domain/catalogue'
import { setLines } from '#domain/fitment'
import { recordChanges, writeRun } from '#domain/runs'
import { type Ctx, tx } from '#platform/context'
import { cameBack, isListedElsewhere } from '../staging/gone-parts.ts'
import type { Applying, Done, PartBatch } from './applying.ts'
import { aboutOf } from '../staging/about-of.ts'

/** The field that a part has another value of once it is gone. */
const WRITES = { part: 'status', stock: 'stock', fitment: 'applications' } as const

/**
 * What a full file no longer holds: the next parts of the supplier's earlier files of that kind. Its own parts retire, a
 * stock list leaves none in stock, a list of vehicles takes its own lines away; a price list changes nothing. Parts and
 * lines of others stay, and the stock of what another supplier's list still holds.
 */
export async function applyGone(ctx: Ctx, applying: Applying, { afterPart, most }: PartBatch): Promise<Done> {
  const about = aboutOf(applying)
  if (!applying.isFull || about === 'price') return null
  return tx(ctx, async (ctx) => {
    const { rows } = await sql<{ id: number; isOwn: boolean; isListedElsewhere: boolean }>`
      select p.id, p.source_id = s.source_id as "isOwn", ${isListedElsewhere} as "isListedElsewhere"
      from supplied s join part p on p.id = s.part_id
      where s.source_id = ${applying.sourceId} and s.kind = ${about} and s.import_id <> ${applying.id}
        and (not s.gone or ${cameBack(WRITES[about])}) and p.id > ${afterPart}
      order by p.id limit ${most}`.execute(ctx.db)
    if (rows.length === 0) return null
    const ids = rows.map(({ id }) => id)
    await lockParts(ctx, ids)
    if (about === 'fitment') await removeLines(ctx, applying, ids)
    else {
      const changing = rows.filter((row) => (about === 'part' ? row.isOwn : !row.isListedElsewhere))
      const fields = about === 'part' ? ({ status: 'retired' } as const) : { stock: 0 }
      await writeRun(
        ctx,
        applying.runId,
        changing.map(({ id }) => ({ partId: id, fields })),
      )
    }
    await sql`
      update supplied set gone = true where source_id = ${applying.sourceId} and kind = ${about} and part_id = any(${ids}::int[])`.execute(
      ctx.db,
    )
    return { rows: rows.length, last: ids.at(-1)! }
  })
}

async function removeLines(ctx: Ctx, { sourceId, runId }: Applying, ids: readonly number[]): Promise<void> {
  const lists = await setLines(ctx, sourceId, new Map(ids.map((id) => [id, []])))
  await raiseVersions(
    ctx,
    lists.map(({ partId }) => partId),
  )
  await recordChanges(ctx, runId, listChanges(sourceId, lists))
}

type Lists = Awaited<ReturnType<typeof setLines>>

/** Lists of cars as the fields that a run keeps. */
export const listChanges = (source: number, lists: Lists) =>
  lists.map(({ partId, before, after }) => {
    return { partId, field: 'applications', before: { source, lines: before }, after: { source, lines: after } }
  })
