import { type RawBuilder, sql } from 'kysely'
import type { CountedBy } from './counted-by.ts'
import { cameBack, isListedElsewhere } from '../gone-parts.ts'
import { numberAsWritten } from './number-as-written.ts'
import { partsSaidSince } from '../said-since.ts'

/** Prices that change by more than this share are jumps. */
const JUMP = 0.2

const text = sql`concat_ws(' ', coalesce(r.given ->> 'number', ${numberAsWritten(sql`r`)}), coalesce(r.given ->> 'name', p.name))`
/** The first price that a row says, for now or for a day to come, which is so far from what the part costs now. */
const jump = sql`(
  select said.price from (
    select (r.given ->> 'price')::int as price, '' as starts
    union all select (coming ->> 'price')::int, coming ->> 'startsAt' from jsonb_array_elements(r.given -> 'pricesToCome') as coming
  ) as said where abs(said.price - p.price) > ${JUMP}::float8 * p.price order by said.starts limit 1)`
const becomesUncounted = sql`(r.given -> 'stock' = 'null' and (r.part_id is null or stock.free is not null))`
/** Whether a column of the file is its stock: who leaves it empty for a new part hardly means that it never sells out. */
const tellsStock = (id: string) => sql`(
  select exists (select from jsonb_array_elements(header -> 'columns') as one where one ->> 'field' = 'stock') from import where id = ${id})`
const isReady = sql`r.state = 'ready' and r.action = 'write'`

/** What a file about parts would do. */
export const countedRows: CountedBy = (id, kind, only) => {
  const isLate = sql`(select applied_at is not null from import where id = ${id})`
  const isOlder = sql`(${isLate} and exists (${partsSaidSince({ id, kind }, sql`s.part_id = r.part_id`)}))`
  const isWritten = sql`${isReady} and not ${isOlder}`
  const rows = (which: RawBuilder<unknown>, before = sql`null::int`, after = sql`null::int`) => sql`
    select r.n, r.part_id, r.brand, ${text} as text, ${before} as before, ${after} as after
    from import_row r left join part p on p.id = r.part_id left join stock on stock.part_id = r.part_id
    where r.import_id = ${id} and ${only === null ? sql`true` : sql`r.n = ${only}`} and (${which})`
  return {
    new: rows(sql`${isWritten} and r.part_id is null`),
    changed: rows(sql`${isWritten} and r.part_id is not null`),
    same: rows(sql`r.state = 'same' or (${isReady} and ${isOlder})`),
    held: rows(sql`r.state = 'held'`),
    refused: rows(sql`r.state = 'refused'`),
    gone: gone(id),
    priceJumps: rows(sql`${isWritten} and ${jump} is not null`, sql`p.price`, jump),
    stockToZero: rows(sql`${isWritten} and r.given ->> 'stock' = '0' and stock.free > 0`, sql`stock.free`, sql`0`),
    stockUncounted: rows(
      sql`${isWritten} and (${becomesUncounted} or r.part_id is null and not r.given ? 'stock' and ${tellsStock(id)})`,
      sql`stock.free`,
    ),
  }
}

/**
 * Parts of this supplier that a full file no longer holds in any row, as `applyGone` takes them, and those that a file deletes. A row that
 * waits because its brand is not known counts for every part with its number.
 */
const gone = (id: string) => sql`
  select null::bigint as n, p.id as part_id, b.slug as brand, concat_ws(' ', p.number, p.name) as text, null::int as before, null::int as after
  from import i join supplier s on s.id = i.supplier_id
    join supplied d on d.source_id = s.source_id and d.kind = case i.kind when 'stock' then 'stock' else 'part' end
    join part p on p.id = d.part_id join brand b on b.id = p.brand_id left join stock on stock.part_id = p.id
  where i.id = ${id} and i.is_full and i.applied_at is null
    and case i.kind when 'stock' then stock.free > 0 and not ${isListedElsewhere}
      else i.kind in ('parts', 'pies') and p.source_id = s.source_id and p.status <> 'retired' end
    and (not d.gone or case i.kind when 'stock' then ${cameBack('stock')} else ${cameBack('status')} end)
    and not exists (select from import_row r where r.import_id = i.id and r.part_id = p.id)
    and p.norm not in (
      select norm from import_row where import_id = ${id} and part_id is null and norm is not null and state in ('held', 'refused'))
  union all
  select r.n, p.id, r.brand, concat_ws(' ', p.number, p.name), null, null
  from import_row r join part p on p.id = r.part_id
  where r.import_id = ${id} and r.state = 'ready' and r.action = 'retire'`
