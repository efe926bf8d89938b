import { type RawBuilder, sql } from 'kysely'
import { contradictingLines } from '#domain/fitment'
import type { Ctx } from '#platform/context'

/**
 * Holds ready applications that contradict others, of their file or of the shop: of one case with another quantity (all but the
 * first row), and of parts that differ in a measure for the same place of the same car. Rows that an admin has let through keep
 * their reasons, and stay. `only`: of these rows.
 */
export async function holdContradictions(ctx: Ctx, id: string, only: readonly number[] | null = null): Promise<void> {
  await hold(ctx, id, quantities(id, only))
  await hold(ctx, id, measures(id, only))
}

/** `found`: n and the reason. */
async function hold(ctx: Ctx, id: string, found: RawBuilder<unknown>): Promise<void> {
  await sql`
    update import_fit f set state = 'held', reasons = jsonb_build_array(found.reason) from (${found}) as found
    where f.import_id = ${id} and f.n = found.n`.execute(ctx.db)
}

const fresh = (only: readonly number[] | null) =>
  sql`f.state = 'ready' and f.reasons is null and ${only ? sql`f.n = any(${only}::bigint[])` : sql`true`}`
/** All rows of the models that the asked rows are about. */
const asked = (id: string, only: readonly number[] | null) => sql`
  f.import_id = ${id} and f.action = 'add' and f.state in ('ready', 'same') and ${
    only
      ? sql`f.model_id in (select model_id from import_fit where import_id = ${id} and n = any(${only}::bigint[]))`
      : sql`true`
  }`

const quantities = (id: string, only: readonly number[] | null) => sql`
  with clash as (
    select part_id, model_id, engine_id, position, conditions, year, min(n) filter (where quantity is not null) as first
    from import_fit f cross join generate_series(year_from::int, year_to::int) as year where ${asked(id, only)}
    group by 1, 2, 3, 4, 5, 6 having min(quantity) <> max(quantity)
  )
  select f.n, jsonb_build_object('code', 'quantities-differ', 'field', 'Qty', 'params', jsonb_build_array(min(clash.first))) as reason
  from clash join import_fit one on one.import_id = ${id} and one.n = clash.first
    join import_fit f on f.import_id = ${id} and (f.part_id, f.model_id) = (clash.part_id, clash.model_id)
      and f.engine_id is not distinct from clash.engine_id and f.position is not distinct from clash.position
      and f.conditions = clash.conditions and clash.year between f.year_from and f.year_to
  where ${fresh(only)} and f.action = 'add' and f.n > clash.first and f.quantity <> one.quantity group by f.n`

const measures = (id: string, only: readonly number[] | null) => sql`
  select found.n, jsonb_build_object('code', 'measures-differ', 'field', 'Part', 'params',
    jsonb_build_array(measure, value, concat_ws(' ', b.name, p.number), other_value)) as reason
  from (${contradictingLines(
    sql`
      select n, ${fresh(only)} as is_fresh, part_id, model_id, year_from, year_to, engine_id, position, conditions
      from import_fit f where ${asked(id, only)}`,
    // A full file replaces what its supplier said of any part.
    sql`exists (select from import i join supplier s on s.id = i.supplier_id where i.id = ${id} and i.is_full and s.source_id = a.source_id)`,
  )}) as found join part p on p.id = other join brand b on b.id = p.brand_id`
