import { type RawBuilder, sql } from 'kysely'
import { normalNumber } from '#domain/catalogue'
import { withoutLabel } from '#domain/finding'
import { waitsToBeSent } from '#domain/orders'
import type { Ctx } from '#platform/context'
import { notFound } from '#platform/errors'

/**
 * Which paid orders `o` that are not wholly sent hold a part of that number: its own one, an OE or a former one, or what a barcode says.
 * @throws Problem 404 where no part has it
 */
export async function ofPart(ctx: Ctx, number: string): Promise<RawBuilder<unknown>> {
  const norm = normalNumber(withoutLabel(number))
  const { rows } = await sql<{ id: number }>`
    select part_id as id from part_number where norm = ${norm}
    union select id from part where gtin = any(${gtinsOf(norm)})`.execute(ctx.db)
  if (rows.length === 0) throw notFound('part')
  return sql`${waitsToBeSent} and o.id in (select order_id from order_line where part_id = any(${rows.map(({ id }) => id)}))`
}

/** A scanner may write the same GTIN with more zeros before it, or fewer. */
const gtinsOf = (digits: string): string[] =>
  /^\d{8,14}$/.test(digits) ? [8, 12, 13, 14].map((length) => digits.replace(/^0+/, '').padStart(length, '0')) : []
