import { sql } from 'kysely'
import { normalNumber } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import type { Reason } from './schema.ts'
import type { SupplierWords } from './words-of-supplier.ts'

/** So many zeros at most are looked for before a number. */
const MOST_ZEROS = 6
/** What a spreadsheet leaves of a number that it took for an amount. */
const BARE = /^[1-9]\d*$/

type Row = { brand: string | null; number: string | null; reasons: Reason[] }

/**
 * Adds to rows whose part the shop does not have the one number that is the same but for zeros before it, as a spreadsheet takes them away:
 * of the brand of the row, or of the supplier's own parts where it names none. It is a hint alone; the row stays refused.
 */
export async function hintZerosLost(
  ctx: Ctx,
  { sourceId, words }: { sourceId: number; words: SupplierWords },
  rows: readonly Row[],
): Promise<void> {
  const asked = rows.flatMap(({ brand, number, reasons }) => {
    const unknown = reasons.find(({ code }) => code === 'no-such-part')
    const norm = normalNumber(number ?? '')
    const brandId = brand === null ? null : words.brandIds.get(brand)
    return unknown && BARE.test(norm) && brandId !== undefined ? [{ unknown, norm, brandId }] : []
  })
  if (asked.length === 0) return
  const { rows: found } = await sql<{ n: number; numbers: string[] }>`
    select a.n::int as n, array_agg(p.number) as numbers
    from unnest(${asked.map(({ norm }) => norm)}::text[], ${asked.map(({ brandId }) => brandId)}::smallint[])
        with ordinality as a (norm, brand_id, n)
      cross join generate_series(1, ${MOST_ZEROS}::int) as zeros
      join part_number o on o.norm = repeat('0', zeros) || a.norm and o.kind = 'own'
      join part p on p.id = o.part_id
        and case when a.brand_id is null then p.source_id = ${sourceId}::smallint else p.brand_id = a.brand_id end
    group by a.n having count(*) = 1`.execute(ctx.db)
  for (const { n, numbers } of found) asked[n - 1]!.unknown.params.push(numbers[0]!)
}
