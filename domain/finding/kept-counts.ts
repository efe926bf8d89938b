import { sql } from 'kysely'
import { countColumns, type CountColumns, type CountTable, countTable, partCounts } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import type { AskedMeasures } from './asked-measures.ts'
import type { Universal } from './hits-of-subject.ts'
import { facetConditions, where } from './list-page.ts'
import { narrowTable } from './tally.ts'
import type { Subject } from './understand.ts'
import { suitsEvery } from './universal-types.ts'

/** The precomputed counts, for the price facet only: it is counted as if the price were not narrowed. */
export async function outsidePrice(ctx: Ctx, subject: Subject): Promise<CountTable> {
  const table = narrowTable(await partCounts(ctx), subject)
  return { ...table, inPrice: new Uint8Array(table.length) }
}

/**
 * The counts of the universal parts that are not listed, as far as the search's own words name them; precomputed, except for
 * those that measure something.
 */
export async function unlisted(
  ctx: Ctx,
  subject: Subject,
  { all, listed }: Universal,
  measures: AskedMeasures | null,
): Promise<CountTable> {
  const others = new Set(all.filter((id) => !listed.includes(id)))
  const types = subject.types?.intersection(others) ?? others
  if (measures) return { ...(await countMeasured(ctx, { ...subject, types }, measures)), listed: false }
  return { ...narrowTable(await partCounts(ctx), { ...subject, types, universal: true }), listed: false }
}

async function countMeasured(ctx: Ctx, subject: Subject, measures: AskedMeasures): Promise<CountTable> {
  const { types, brands, positions } = subject
  const { rows } = await sql<{ counts: CountColumns }>`
    select ${countColumns} as counts from (
      select type_id as type, brand_id as brand, position, price_band(price) as band, rating / 10 as stars, in_stock,
        true as in_price, count(*)::int as n
      from part p ${where([suitsEvery([...types!]), ...facetConditions({ brands, positions, measures })])}
      group by 1, 2, 3, 4, 5, 6) counts`.execute(ctx.finder)
  return countTable(rows[0]!.counts)
}
