import type { Ctx } from '#platform/context'
import { copyInto, copyLine } from '#platform/db/copy-into'
import type { Staged } from './draft.ts'

const json = (value: unknown) => JSON.stringify(value)

/** Inserts staged rows of an import. A row that waits keeps its own text too. */
export async function keepRows(ctx: Ctx, importId: string, rows: readonly Staged[]): Promise<void> {
  if (rows.length === 0) return
  const lines = rows.map(({ n, state, partId, brand, norm, action, given, theirs, reasons }) => {
    const waits = state === 'held' || state === 'refused'
    return copyLine([
      importId,
      n,
      state,
      partId,
      brand,
      norm,
      action,
      json(given),
      waits ? json(theirs()) : null,
      reasons.length > 0 ? json(reasons) : null,
    ])
  })
  await copyInto(
    ctx.db,
    'import_row (import_id, n, state, part_id, brand, norm, action, given, theirs, reasons)',
    lines.join(''),
  )
}
