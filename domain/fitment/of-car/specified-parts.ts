import { sql } from 'kysely'
import { tag } from '#common/tags'
import type { Ctx } from '#platform/context'
import { fitOf } from '../rule/fit.ts'
import type { VehicleType } from '#domain/vehicles/schema'
import type { AskedCar } from './read-car.ts'
import type { Fit } from '../schema.ts'

/** Parts without applications that have the same specification, and the types of vehicle that their type is for. */
type Alike = { specs: { kind: string; value: string }[]; suits: VehicleType[]; parts: number[] }

/** How the parts that may fit a car by specification fit it, those with the same one together. */
export async function specifiedParts(ctx: Ctx, { car }: AskedCar): Promise<{ parts: number[]; fit: Fit }[]> {
  const byValue = await readByValue(ctx)
  const values = Object.entries(car.known).flatMap(([kind, { values }]) => values.map((value) => `${kind} ${value}`))
  const shared = new Set(values.flatMap((value) => byValue.get(value) ?? []))
  return [...shared].map(({ specs, suits, parts }) => {
    const facts = { universal: false, suits, hasApplications: false, applications: [], specs }
    return { parts, fit: fitOf(facts, car) }
  })
}

/** By kind and value. Some thousand parts (fluids, tyres, bulbs, batteries, wipers) have some hundred specifications. */
const readByValue = (ctx: Ctx): Promise<ReadonlyMap<string, Alike[]>> =>
  ctx.cache.get('specified-parts', [tag.fitments], async () => {
    const { rows } = await sql<Alike>`
      with specified as (
        select part_id, jsonb_agg(jsonb_build_object('kind', kind, 'value', value) order by kind, value) as specs
        from part_spec group by part_id
      )
      select suits, specs, json_agg(p.id) as parts
      from specified join part p on p.id = part_id join part_type t on t.id = type_id
      where not universal and not exists (select from application a where a.part_id = p.id)
      group by suits, specs`.execute(ctx.db)
    const byValue = new Map<string, Alike[]>()
    for (const alike of rows)
      for (const { kind, value } of alike.specs) {
        const key = `${kind} ${value}`
        byValue.set(key, [...(byValue.get(key) ?? []), alike])
      }
    return byValue
  })
