import { type RawBuilder, sql } from 'kysely'
import type { CountedBy } from './counted-by.ts'
import { linesGone } from './lines-gone.ts'
import { numberAsWritten } from './number-as-written.ts'
import { listedSince } from '../said-since.ts'
import { waitingParts } from './waiting-parts.ts'

const text = sql`concat_ws(' ', ${numberAsWritten(sql`f`)}, make.name, model.name, f.year_from)`

/** What a file of applications would do. */
export const countedFits: CountedBy = (id, _kind, only) => {
  const rows = (which: RawBuilder<unknown>) => sql`
    select f.n, f.part_id, f.brand, ${text} as text, null::int as before, null::int as after
    from import_fit f left join part p on p.id = f.part_id left join model on model.id = f.model_id left join make on make.id = model.make_id
    where f.import_id = ${id} and ${only === null ? sql`true` : sql`f.n = ${only}`} and (${which})`
  const isOlder = listedSince(id)
  const isAdded = sql`f.state = 'ready' and f.action = 'add' and not ${isOlder}`
  return {
    new: rows(isAdded),
    same: rows(sql`f.state = 'same' or (f.state = 'ready' and ${isOlder})`),
    held: rows(sql`f.state = 'held'`),
    refused: rows(sql`f.state = 'refused'`),
    gone: rows(sql`f.state = 'ready' and f.action = 'delete' and not ${isOlder}`),
    losingAllCars: losing(id),
    linesGone: linesGone(id),
    unknownCars: unknown(id),
    elsewhere: rows(sql`${isAdded} and ${isElsewhere}`),
  }
}

/** As `findSameFits` compares with what the file's own source has written. */
const isElsewhere = sql`exists (
  select from application a
  where a.part_id = f.part_id and a.model_id = f.model_id and a.year_from <= f.year_from and a.year_to >= f.year_to
    and a.engine_id is not distinct from f.engine_id and a.conditions = f.conditions
    and (f.position is not distinct from a.position or (a.position is null and f.position = p.position))
    and (f.quantity is not distinct from a.quantity or (a.quantity is null and f.quantity = p.quantity))
    and a.source_id <> (select s.source_id from import i join supplier s on s.id = i.supplier_id where i.id = f.import_id))`

/** Parts whose last applications a full file no longer holds, unless rows of the part wait, or that a file deletes. */
const losing = (id: string) => sql`
  with held as (
    select part_id, bool_or(action = 'add' and state <> 'refused') as kept, bool_or(action = 'delete' and state = 'ready') as cut
    from import_fit where import_id = ${id} and part_id is not null group by part_id
  ), touched as (
    select part_id from held where not kept and cut
    union
    select d.part_id from import i join supplier s on s.id = i.supplier_id
      join supplied d on d.source_id = s.source_id and d.kind = 'fitment'
    where i.id = ${id} and i.is_full and i.applied_at is null and not exists (select from held where held.part_id = d.part_id and kept)
      and d.part_id not in (${waitingParts(id)})
  )
  select null::bigint as n, p.id as part_id, b.slug as brand, concat_ws(' ', p.number, p.name) as text,
    (select count(*)::int from application a where a.part_id = p.id) as before, 0 as after
  from touched join part p on p.id = touched.part_id join brand b on b.id = p.brand_id
    join import i on i.id = ${id} join supplier s on s.id = i.supplier_id
  where exists (select from application a where a.part_id = p.id)
    and not exists (
      select from application a where a.part_id = p.id and not (i.is_full and a.source_id = s.source_id)
        and not exists (
          select from import_fit f where f.import_id = i.id and f.part_id = p.id and f.state = 'ready' and f.action = 'delete'
            and a.source_id = s.source_id and f.model_id = a.model_id and f.year_from <= a.year_from and f.year_to >= a.year_to
            and f.engine_id is not distinct from a.engine_id))`

/** Vehicles that the shop does not know, each once with the first row that names it. */
const unknown = (id: string) => sql`
  select min(f.n) as n, null::int as part_id, null as brand, reason -> 'params' ->> 0 as text, null::int as before, count(*)::int as after
  from import_fit f cross join jsonb_array_elements(f.reasons) as reason
  where f.import_id = ${id} and f.state in ('held', 'refused') and reason ->> 'code' in ('vehicle-unmapped', 'vehicle-unknown', 'engine-unknown') group by 4`
