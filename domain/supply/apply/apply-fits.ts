import { sql } from 'kysely'
import { lockParts, raiseVersions } from '#domain/catalogue'
import { type Line, type LineChange, mergeYears, readLines, setLines } from '#domain/fitment'
import { recordChanges } from '#domain/runs'
import { type Ctx, tx } from '#platform/context'
import { waitingParts } from '../staging/counts/waiting-parts.ts'
import type { Applying, Done, PartBatch } from './applying.ts'
import { listChanges } from './apply-gone.ts'
import { noteSupplied } from './note-supplied.ts'
import { isListedSince } from '../staging/said-since.ts'

type PartRows = { partId: number; rows: [action: LineChange['action'], ...Line][] }
type Part = { id: number; universal: boolean }

/**
 * Writes the applications of the next parts in one transaction, as merged ranges of years. A full file
 * replaces what its supplier said of these parts, but not of those of which rows still wait. Rows that are mapped late change nothing
 * that a newer full file says.
 */
export async function applyFits(ctx: Ctx, applying: Applying, batch: PartBatch): Promise<Done> {
  return tx(ctx, async (ctx) => {
    const parts = await nextParts(ctx, applying, batch)
    if (parts.length === 0) return null
    const ids = parts.map(({ partId }) => partId)
    if (applying.isLate && (await isListedSince(ctx, applying.id)))
      return { rows: await leaveFits(ctx, applying, ids), last: ids.at(-1)! }
    await lockParts(ctx, ids)
    const { rows: known } = await sql<Part>`
      select id, universal from part where id = any(${ids}::int[]) order by id`.execute(ctx.db)
    const listed = new Set(known.filter(({ universal }) => !universal).map(({ id }) => id))
    const kept = applying.isFull ? await withWaitingRows(ctx, applying, [...listed]) : [...listed]
    const current = await readLines(ctx, applying.sourceId, kept)
    const wanted = new Map(
      parts
        .filter(({ partId }) => listed.has(partId))
        .map(({ partId, rows }) => [
          partId,
          mergeYears(
            current.get(partId) ?? [],
            rows.map(([action, ...line]) => ({ action, line })),
          ),
        ]),
    )
    const lists = await setLines(ctx, applying.sourceId, wanted)
    await raiseVersions(
      ctx,
      lists.map(({ partId }) => partId),
    )
    await recordChanges(ctx, applying.runId, listChanges(applying.sourceId, lists))
    await noteSupplied(ctx, applying, [...listed])
    return { rows: await markFits(ctx, applying, ids, known), last: ids.at(-1)! }
  })
}

/** The rows of the next parts that say where these go. */
async function nextParts(ctx: Ctx, { id, due }: Applying, { afterPart, most }: PartBatch): Promise<PartRows[]> {
  const { rows } = await sql<PartRows>`
    select part_id as "partId", json_agg(json_build_array(action, model_id, year_from, year_to, engine_id, position, quantity,
      conditions) order by n) as rows
    from import_fit
    where import_id = ${id} and state = any(${due}::text[]) and part_id in (
      select distinct part_id from import_fit where import_id = ${id} and part_id > ${afterPart} and state = any(${due}::text[])
        order by part_id limit ${most})
    group by part_id order by part_id`.execute(ctx.db)
  return rows
}

async function withWaitingRows(ctx: Ctx, { id }: Applying, partIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (${waitingParts(id)}) as waiting where id = any(${partIds}::int[])`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

async function leaveFits(ctx: Ctx, { id }: Applying, ids: readonly number[]): Promise<number> {
  const { numAffectedRows } = await sql`
    update import_fit set state = 'same', reasons = jsonb_build_array(
      jsonb_build_object('code', 'newer-file', 'field', 'part', 'params', jsonb_build_array(norm)))
    where import_id = ${id} and state = 'ready' and part_id = any(${ids}::int[])`.execute(ctx.db)
  return Number(numAffectedRows)
}

async function markFits(ctx: Ctx, { id }: Applying, ids: readonly number[], known: readonly Part[]): Promise<number> {
  const universal = known.filter((part) => part.universal).map((part) => part.id)
  const held = (code: string) => JSON.stringify([{ code, field: 'part', params: [''] }])
  const { numAffectedRows } = await sql`
    update import_fit f set state = case when p.id is null or p.universal then 'held' else 'applied' end,
      reasons = case when p.id is null then ${held('no-such-part')}::jsonb when p.universal then ${held('universal-part')}::jsonb else reasons end
    from unnest(${ids}::int[]) as given (id) left join (
      select id, id = any(${universal}::int[]) as universal from unnest(${known.map((part) => part.id)}::int[]) as there (id)
    ) p using (id)
    where f.import_id = ${id} and f.state = 'ready' and f.part_id = given.id`.execute(ctx.db)
  return Number(numAffectedRows)
}
