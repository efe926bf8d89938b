import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import type { LineFit } from '../schema.ts'

/** A line of an order; `left`: units that are not cancelled. */
export type ChangeableLine = {
  id: string
  partId: number | null
  number: string
  name: string
  brand: string
  price: number
  quantity: number
  left: number
  img: string | null
  fit: LineFit | null
}

/** The lines of a locked order, in their order. */
export async function readChangeable(ctx: Ctx, orderId: string): Promise<ChangeableLine[]> {
  const { rows } = await sql<ChangeableLine>`
    select id::text, part_id as "partId", number, name, brand, price, quantity, quantity - cancelled as left, img, fit
    from order_line where order_id = ${orderId} order by position`.execute(ctx.db)
  return rows
}
