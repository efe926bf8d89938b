import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import type { StagedFit } from './fit-draft.ts'

type Line = Pick<StagedFit, 'modelId' | 'from' | 'to' | 'engineId' | 'position' | 'quantity' | 'conditionIds'>
const caseOf = (partId: number, { modelId, engineId, position, quantity, conditionIds: ids }: Line) =>
  `${partId} ${modelId} ${engineId} ${position} ${quantity} ${ids.join()}`

/** As it stands, and as it holds where the part's own position or quantity stands in for none. */
const casesOf = (row: Line & { partId: number } & OfPart) =>
  [row.position, row.position ?? row.partPosition].flatMap((position) =>
    [row.quantity, row.quantity ?? row.partQuantity].map((quantity) =>
      caseOf(row.partId, { ...row, position, quantity }),
    ),
  )
type OfPart = { partPosition: string | null; partQuantity: number }

/**
 * Gives those of the applications the state `same` that their source has already written, alone or as years of a longer line.
 * Files must say how many and where, also where the shop has that of the part.
 */
export async function findSameFits(ctx: Ctx, sourceId: number, staged: readonly StagedFit[]): Promise<void> {
  const ready = staged.filter(({ state, action }) => state === 'ready' && action === 'add')
  const ids = [...new Set(ready.map(({ partId }) => partId!))]
  if (ids.length === 0) return
  const { rows } = await sql<Line & OfPart & { partId: number; from: number; to: number }>`
    select part_id as "partId", model_id as "modelId", year_from as "from", year_to as "to", engine_id as "engineId",
      a.position, a.quantity, conditions as "conditionIds", p.position as "partPosition", p.quantity as "partQuantity"
    from application a join part p on p.id = part_id
    where a.source_id = ${sourceId}::smallint and part_id = any(${ids}::int[])`.execute(ctx.db)
  const byCase = new Map<string, typeof rows>()
  for (const row of rows) for (const key of new Set(casesOf(row))) byCase.set(key, [...(byCase.get(key) ?? []), row])
  for (const one of ready) {
    const isThere = byCase.get(caseOf(one.partId!, one))?.some(({ from, to }) => from <= one.from! && one.to! <= to)
    if (isThere) one.state = 'same'
  }
}
