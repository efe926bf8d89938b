import { type PartChanges, type PartDifference, type PartValues, insertParts } from '#domain/catalogue'
import { recordAdded, writeRun } from '#domain/runs'
import { type Ctx, tx } from '#platform/context'
import type { Applying, Done, RowBatch } from './applying.ts'
import { type KnownPart, lockKnown } from './lock-known.ts'
import { type Outcome, markRows, nextRows, type Row } from './import-rows.ts'
import { noteStatus } from './note-status.ts'
import { noteSupplied } from './note-supplied.ts'
import { noteTold } from './note-told.ts'
import { newPart, valuesOf } from './row-values.ts'
import { saidSince } from '../staging/said-since.ts'
import { successorsOf } from './successors.ts'

/**
 * Writes the next rows of a file in one transaction: new parts, differing fields, the run's record and what became
 * of each row. A process that is killed therefore loses and doubles nothing.
 * @throws Problem if the catalogue refuses one of them
 */
export async function applyRows(ctx: Ctx, applying: Applying, batch: RowBatch): Promise<Done> {
  return tx(ctx, async (ctx) => {
    const rows = await nextRows(ctx, applying, batch)
    if (rows.length === 0) return null
    const known = await lockKnown(ctx, rows)
    const newer = applying.isLate ? await saidSince(ctx, applying, known.ids) : null
    const outcomes = new Map<Row, Outcome>()
    const changes: PartChanges[] = []
    const added: Row[] = []
    for (const row of rows) {
      const part = known.partOf(row)
      const refused = refusalOf(applying, row, part)
      if (refused)
        outcomes.set(row, {
          state: 'refused',
          partId: part?.id ?? null,
          code: refused,
          params: [row.given.number ?? row.norm ?? ''],
        })
      else if (part && newer?.has(part.id))
        outcomes.set(row, { state: 'same', partId: part.id, code: 'newer-file', params: [part.norm] })
      else if (part) changes.push({ partId: part.id, fields: fieldsOf(applying, row, part) })
      else added.push(row)
    }
    const differences = await writeRun(ctx, applying.runId, changes, { source: applying.sourceId })
    const ids = await addParts(ctx, applying, added, known.brandName)
    const written = rows
      .filter((row) => !outcomes.has(row))
      .map((row) => ({ row, partId: known.partOf(row)?.id ?? ids.get(row)!, isNew: ids.has(row) }))
    if (applying.isLate) differences.push(...(await writeSuccessors(ctx, applying, written)))

    const changed = new Set(differences.map(({ partId }) => partId))
    for (const { row, partId } of written)
      outcomes.set(row, { state: ids.has(row) || changed.has(partId) ? 'applied' : 'same', partId, code: null })
    await markRows(ctx, applying.id, outcomes)
    await noteSupplied(
      ctx,
      applying,
      [...outcomes.values()].flatMap(({ partId }) => (partId === null || newer?.has(partId) ? [] : partId)),
    )
    await noteTold(ctx, applying, written)
    if (isOfParts(applying)) await noteStatus(ctx, applying, written, differences)
    const done = rows.filter((row) => row.state === 'ready' || outcomes.get(row)!.state !== 'same')
    return { rows: done.length, last: rows.at(-1)!.n }
  })
}

const isOfParts = ({ kind }: Applying) => kind === 'parts' || kind === 'pies'

/** Why the shop as it is now does not take a row; null: it does. One of a part that was deleted since may lack what a new part needs. */
function refusalOf(applying: Applying, row: Row, part: KnownPart | undefined): string | null {
  if (!part) return isOfParts(applying) && row.action === 'write' && row.partId === null ? null : 'no-such-part'
  return row.action === 'retire' && part.sourceId !== applying.sourceId ? 'part-of-others' : null
}

function fieldsOf(applying: Applying, { action, given }: Row, part: KnownPart): Partial<PartValues> {
  if (action === 'retire') return { status: 'retired' }
  const fields = valuesOf(applying.kind, given, part.brandName)
  if (part.isGone && isOfParts(applying)) fields.status ??= 'sold'
  return fields
}

/** Writes which parts are to be taken instead of those of late rows: nobody can tell later which rows of the file these were. */
async function writeSuccessors(
  ctx: Ctx,
  { runId }: Applying,
  written: readonly { row: Row; partId: number }[],
): Promise<PartDifference[]> {
  const naming = written.flatMap(({ row: { n, brand, given }, partId }) =>
    given.supersededBy ? { n, partId, brand, said: String(given.supersededBy) } : [],
  )
  return writeRun(ctx, runId, await successorsOf(ctx, naming))
}

/** In the order of brand and number, so that two files which add the same parts wait for each other and never deadlock. */
async function addParts(
  ctx: Ctx,
  { sourceId, runId }: Applying,
  rows: readonly Row[],
  brandName: (slug: string | null) => string,
): Promise<Map<Row, number>> {
  if (rows.length === 0) return new Map()
  const sorted = rows.toSorted((a, b) => (`${a.brand} ${a.norm}` < `${b.brand} ${b.norm}` ? -1 : 1))
  const now = ctx.clock.now()
  const parts = sorted.map(({ given, brand }) => newPart(given, brandName(brand), now))
  const ids = await insertParts(ctx, sourceId, parts)
  await recordAdded(ctx, runId, ids)
  return new Map(sorted.map((row, n) => [row, ids[n]!]))
}
