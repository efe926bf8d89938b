import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { changedMeanwhile } from '#platform/errors'

/**
 * Refuses units of lines of a locked order that are others than their caller read (`of`): of two people who cancel the same unit the
 * second is told. @throws Problem 412 `changed-meanwhile`
 */
export async function refuseChangedLines(
  ctx: Ctx,
  orderId: string,
  wanted: readonly { line: number; of?: number | undefined }[] = [],
): Promise<void> {
  if (wanted.every(({ of }) => of === undefined)) return
  const { rows } = await sql<{ left: number }>`
    select quantity - cancelled as left from order_line where order_id = ${orderId} order by position`.execute(ctx.db)
  if (wanted.some(({ line, of }) => of !== undefined && rows[line] && rows[line].left !== of))
    throw changedMeanwhile({}, phrase('refusal.linesChangedMeanwhile'))
}
