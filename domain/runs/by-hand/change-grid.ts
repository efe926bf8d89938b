import { lockParts, PART_FIELD, type PartValues, readValues } from '#domain/catalogue'
import { Fault } from '#common/fault'
import { phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { conflict, type Fields, invalid } from '#platform/errors'
import { endRun, startRun } from '../start-run.ts'
import { writeRun } from '../write-run.ts'
import { GRID_FIELDS, type GridChange, type GridPreview } from './schema.ts'
import { cellText } from './show-grid.ts'

type Cell = GridChange['cells'][number]

/**
 * Writes the changed cells of a grid, all or none, as a run that can be undone. Returns the run. For admins.
 * @throws Problem 400 `cells.<n>` for what cannot be read, 409 `changed-meanwhile` with the cells that say something else
 * by now (`cells`)
 */
export async function changeGrid(ctx: Ctx, { cells }: GridChange): Promise<{ _id: string; parts: number }> {
  adminOf(ctx)
  const values = readCells(ctx, cells)
  return tx(ctx, async (ctx) => {
    await lockParts(
      ctx,
      cells.map(({ part }) => Number(part)),
    )
    await refuseChanged(ctx, cells)
    const runId = await startRun(ctx, { kind: 'grid', about: { cells: cells.length } })
    await writeRun(
      ctx,
      runId,
      cells.map(({ part, field }, n) => ({ partId: Number(part), fields: { [field]: values[n] } })),
    ).catch((err: unknown) => refuseCells(err, cells))
    await recordAudit(ctx, { what: 'grid.write', id: runId, before: null, after: { cells: cells.length } })
    return { _id: runId, parts: await endRun(ctx, runId) }
  })
}

/** What the cells would say, without writing them. @throws Problem as `changeGrid` */
export async function previewGrid(ctx: Ctx, { cells }: GridChange): Promise<GridPreview> {
  adminOf(ctx)
  const values = readCells(ctx, cells)
  await refuseChanged(ctx, cells)
  return {
    cells: cells.map(({ part, field, was }, n) => ({
      part,
      field,
      before: was,
      after: cellText(ctx, field, values[n]),
    })),
  }
}

function readCells({ config: { prices } }: Ctx, cells: readonly Cell[]): unknown[] {
  const fields: Fields = {}
  const values = cells.map(({ field, is }, n) => {
    const column = PART_FIELD.get(field)!
    const text = is.trim()
    const value = text === '' && column.mayBeNull ? null : column.read(text, { prices })
    if (value instanceof Fault) fields[`cells.${n}`] = phrase('imports.reason', field, value.code, ...value.params)
    return value
  })
  if (Object.keys(fields).length > 0) throw invalid(fields)
  return values
}

async function refuseChanged(ctx: Ctx, cells: readonly Cell[]): Promise<void> {
  const ids = [...new Set(cells.map(({ part }) => Number(part)))]
  const values = await readValues(ctx, ids, [...GRID_FIELDS])
  const changed = cells.flatMap(({ part, field, was }) => {
    const now = values.get(Number(part))
    const text = now ? cellText(ctx, field, now[field]) : null
    return text === was ? [] : [{ part, field, now: text }]
  })
  if (changed.length > 0) throw conflict('changed-meanwhile', phrase('refusal.changedMeanwhile'), { cells: changed })
}

/** What the catalogue refuses of a part is said at the part's cell. */
function refuseCells(err: unknown, cells: readonly Cell[]): never {
  const { fields } = err as { fields?: Fields }
  if (!fields) throw err
  const named = Object.entries(fields).map(([name, said]) => {
    const [part, field] = name.split('.') as [string, keyof PartValues]
    const n = cells.findIndex((cell) => cell.part === part && cell.field === field)
    return [n < 0 ? name : `cells.${n}`, said] as const
  })
  throw invalid(Object.fromEntries(named))
}
