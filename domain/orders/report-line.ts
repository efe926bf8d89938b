import { sql } from 'kysely'
import { storeFitReport } from '#domain/fitment'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { invalid } from '#platform/errors'
import { readOrder } from './order.ts'
import type { LineFit, LineReportInput } from './schema.ts'

type Line = { id: string; part: number | null; fit: LineFit | null }

/**
 * Keeps what the buyer of a line, or an admin, says is wrong with its fit, until an admin decides. Part, car and what its
 * owner said of it are those of the line. Answers the report's id.
 * @throws Problem 404 for an order that the caller may not see; 400 for a line without a car, or whose part is gone
 */
export async function reportLine(ctx: Ctx, orderId: string, { line, what, img }: LineReportInput): Promise<string> {
  await readOrder(ctx, orderId)
  const { rows } = await sql<Line>`
    select id::text, part_id as part, fit from order_line where order_id = ${orderId}
    order by position offset ${line} limit 1`.execute(ctx.db)
  if (!rows[0]) throw invalid({ line: phrase('refusal.noSuchLine') })
  const { id: orderLine, part, fit } = rows[0]
  if (!fit) throw invalid({ line: phrase('refusal.lineWithoutCar') })
  const { car, engine, is: answers, label } = fit
  const id = part && (await storeFitReport(ctx, { part, car, engine, answers, label, what, img, orderLine }))
  if (!id) throw invalid({ line: phrase('refusal.partNotSold') })
  return id
}
