import { type RawBuilder, sql } from 'kysely'
import { MEASURES } from './measures.ts'

/** The attributes that must agree, each with the name of its measure (migration 0010). */
const AGREEING = JSON.stringify(
  MEASURES.map(([type, attribute, measure]) => ({
    type,
    attribute,
    measure,
    slug: attribute.toLowerCase().replaceAll(' ', '-'),
  })),
)

/** Parts (`id`, `position`) with each `measure` that must agree and its `value`, in whatever unit it is stated. */
export const agreeingMeasures = (which: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> => sql`
  select p.id, p.position, m.measure,
    coalesce((
      select min(coalesce(trim_scale(round(known.amount::numeric, 2))::text, known.value)) from part_measure known where part_id = p.id and known.measure = m.slug), value->>1) as value
  from jsonb_to_recordset(${AGREEING}::jsonb) as m (type text, attribute text, measure text, slug text)
  join part_type t on t.slug = m.type join part p on p.type_id = t.id
  cross join lateral jsonb_array_elements(p.attributes) as value where value->>0 = m.attribute and ${which}`

/** Whether no car meets both conditions. `note`: whether two notes can tell cars apart. */
const exclusive = (note: RawBuilder<unknown>) => sql`case
  when a.kind in ('with', 'without') then b.kind in ('with', 'without') and a.kind <> b.kind and a.value = b.value
  when a.kind = 'made-from' then b.kind = 'made-to' and a.value > b.value
  when a.kind = 'made-to' then b.kind = 'made-from' and a.value < b.value
  when a.kind = 'chassis-from' then b.kind = 'chassis-to' and length(a.value) = length(b.value) and a.value > b.value
  when a.kind = 'chassis-to' then b.kind = 'chassis-from' and length(a.value) = length(b.value) and a.value < b.value
  when a.kind = 'note' then ${note}
  else a.kind = b.kind and a.value <> b.value end`

/** Whether a car can meet the conditions of lines `one` and `other`, in the same years, with the same engine, in the same place. */
export const canMeet = (note: RawBuilder<unknown> = sql`false`): RawBuilder<unknown> => sql`
  one.year_from <= other.year_to and other.year_from <= one.year_to
  and (one.engine_id = other.engine_id or one.engine_id is null or other.engine_id is null)
  and (one.position = other.position or one.position is null or other.position is null)
  and not exists (
    select from unnest(one.conditions) as x join condition a on a.id = x
      cross join unnest(other.conditions) as y join condition b on b.id = y where ${exclusive(note)})`
