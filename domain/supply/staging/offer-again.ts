import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import type { Staged } from './draft.ts'

/**
 * Has parts sold that rows offer and a file of their supplier has hidden or retired before: one that was discontinued is made again,
 * one that was announced has come. What anybody has said since stays, as by undoing that file (migration 0078).
 */
export async function offerAgain(
  ctx: Ctx,
  { sourceId }: { sourceId: number },
  staged: readonly Staged[],
): Promise<void> {
  const offered = staged.filter((one) => one.isOffered && one.partId !== null && one.given.status === undefined)
  if (offered.length === 0) return
  const { rows } = await sql<{ id: number }>`
    select p.id from supplied s join part p on p.id = s.part_id
    where s.source_id = ${sourceId}::smallint and s.kind = 'part' and s.part_id = any(${offered.map(({ partId }) => partId)}::int[])
      and p.status <> 'sold' and p.status = s.status`.execute(ctx.db)
  const off = new Set(rows.map(({ id }) => id))
  for (const one of offered) if (off.has(one.partId!)) one.given.status = 'sold'
}
