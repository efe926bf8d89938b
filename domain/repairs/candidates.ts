import { type RawBuilder, sql } from 'kysely'
import { type CardRow, soldCardColumns } from '#domain/catalogue'
import { type AskedCar, type PartsOfCar, partsOfCar } from '#domain/fitment'
import type { Ctx } from '#platform/context'
import type { Step } from './repair-jobs.ts'

/** So many of a brand are looked at for one step. */
const OF_ONE_BRAND = 6

/**
 * A part that one of the steps may take. `place`: where on the car it goes for the step; `needed`: how many of it the car
 * needs there; `fits` false: only if something is so.
 */
export type Candidate = CardRow & {
  step: number
  fits: boolean
  place: string | null
  needed: number
  attributes: [name: string, value: string, unit: string | null][]
}

/** What was found for the steps, and of each step the kinds of specification by which parts of its type fit. */
type Candidates = { parts: Candidate[]; kinds: string[][] }

/** The parts that the steps of a job may take for a car; those in stock and bought most come first. */
export async function findCandidates(ctx: Ctx, asked: AskedCar, steps: readonly Step[]): Promise<Candidates> {
  const { rows } = await sql<{ parts: Candidate[] | null; kinds: string[][] }>`
    with ${withFound(asked, await partsOfCar(ctx, asked), steps)},
    placed as (
      select f.*, row_number() over (
        partition by f.n, f.brand_id, f.fits order by f.in_stock desc, f.pop desc, f.id desc) as place_of_brand
      from found f
    )
    select (
      select json_agg(one order by step, fits desc, pop desc, id desc) from (
        select placed.n as step, placed.fits, placed.place, placed.needed, p.attributes, ${soldCardColumns}
        from placed join part p on p.id = placed.id where placed.place_of_brand <= ${OF_ONE_BRAND}) as one) as parts,
      (select json_agg(coalesce((
        select json_agg(distinct spec.kind) from part_spec spec where spec.part_id = (
          select p.id from part p
          where p.type_id = s.type and p.status = 'sold' and not p.universal order by p.pop desc, p.id desc limit 1)), '[]') order by s.n)
       from step s) as kinds`.execute(ctx.finder)
  return { parts: rows[0]!.parts ?? [], kinds: rows[0]!.kinds }
}

/** Which of the steps, from 0, have a part that fits the car or may. */
export async function stepsWithParts(ctx: Ctx, asked: AskedCar, steps: readonly Step[]): Promise<Set<number>> {
  const found = withFound(asked, await partsOfCar(ctx, asked), steps)
  const { rows } = await sql<{ n: number }>`with ${found} select distinct n from found`.execute(ctx.finder)
  return new Set(rows.map(({ n }) => n))
}

/** `step`: the steps; `found`: each part of each step that fits the car or may. */
function withFound(asked: AskedCar, { sure, open }: PartsOfCar, steps: readonly Step[]): RawBuilder<unknown> {
  const { met, unmet } = asked
  const { models, year, engines, enginesClosed, known } = asked.car
  const given = steps.map(({ typeId, position, meets }, n) => {
    const value = meets && known[meets]
    return { n, type: typeId, position, meets, values: value ? value.values : [], sure: !meets || isOne(value) }
  })
  const step = sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
    as s (n int, type int, position text, meets text, values text[], sure boolean)`
  const itsEngine = enginesClosed ? sql`(a.engine_id is null or a.engine_id = any(${engines}::int[]))` : sql`true`
  const itsPlace = sql`coalesce(a.position, p.position)`
  return sql`
    step as materialized (select * from ${step}),
    for_car as materialized (
      select part_id, true as fits from unnest(${sure}::int[]) as part_id
      union all select part_id, false from unnest(${open}::int[]) as part_id
    ),
    of_type as (
      select s.n, s.meets, s.values, p.id, p.brand_id, p.in_stock, p.pop, for_car.fits and s.sure as fits,
        min(${itsPlace}) as place, max(coalesce(a.quantity, p.quantity)) as needed
      from for_car join part p on p.id = for_car.part_id join step s on s.type = p.type_id
      left join application a on a.part_id = p.id and a.model_id = any(${models}::int[])
        and ${year}::int between a.year_from and a.year_to and ${itsEngine}
        and not a.conditions && ${unmet}::int[] and (not for_car.fits or a.conditions <@ ${met}::int[])
      where p.status = 'sold' and ${serves(itsPlace)}
      group by s.n, s.meets, s.values, s.position, s.sure, p.id, for_car.fits
      union all
      select s.n, s.meets, s.values, p.id, p.brand_id, p.in_stock, p.pop, t.suits @> ${asked.types}::text[],
        p.position, p.quantity
      from step s join part p on p.type_id = s.type and p.universal join part_type t on t.id = s.type
      where p.status = 'sold' and t.suits && ${asked.types}::text[] and ${serves(sql`p.position`)}
    ), found as (
      select o.* from of_type o
      where o.meets is null or exists (
        select from part_spec spec where spec.part_id = o.id and spec.kind = o.meets and spec.value = any(o.values))
    )`
}

/** Whether what goes to that place serves the place of the step `s`: the front serves the front left. */
const serves = (place: RawBuilder<unknown>) =>
  sql`(s.position is null or s.position = ${place} or s.position like ${place} || ' %')`

const isOne = (value: AskedCar['car']['known'][string] | null | undefined | '') =>
  Boolean(value && value.closed && value.values.length === 1)
