import { sql } from 'kysely'
import { type Engine, engineLabel, type FoundVehicles } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { type Fit, fitOf, type Version } from './fit-by-version.ts'

type Listed = Engine & { model: number; engine: number | null; condition: string | null }

/** Whether these parts fit a car, by `part.id`. Of a part without any fitment nobody knows; of no car nothing is told. */
export async function tellFits(ctx: Ctx, parts: number[], vehicle: FoundVehicles): Promise<Map<number, Fit>> {
  if (vehicle.bases.length === 0) return new Map()
  const { rows } = await sql<{ id: number; universal: boolean; unknown: boolean; listed: Listed[] }>`
    select p.id, p.universal,
      not p.universal and not exists (select 1 from fitment known where known.part_id = p.id) as unknown,
      coalesce((select json_agg(json_build_object('model', model_id, 'engine', engine_id, 'condition', condition,
          'litres', litres, 'cylinders', cylinders, 'fuel', fuel))
        from fitment f left join engine on engine.id = engine_id where f.part_id = p.id and f.model_id = any(${vehicle.modelIds}::int[])
          and ${vehicle.year}::int between f.year_from and f.year_to), '[]') as listed
    from part p where p.id = any(${parts}::int[])`.execute(ctx.finder)
  return new Map(
    rows.map(({ id, universal, unknown, listed }) => [
      id,
      unknown ? { kind: 'unknown' } : fitOf(versionsOf(vehicle, listed), universal),
    ]),
  )
}

/** What the part's rows say of each version that the car may be. */
function versionsOf({ bases, engine }: FoundVehicles, listed: readonly Listed[]): Version[] {
  return bases.flatMap(({ model, configurations }) => {
    const ofModel = listed.filter((row) => row.model === model.id)
    if (configurations.length === 0) return unknownEngine(ofModel)
    return configurations
      .filter((version) => !engine || version.engine.id === engine.id)
      .flatMap((version): Version[] => {
        const name = version.engine.label
        const rows = ofModel.filter((row) => row.engine === null || row.engine === version.engine.id)
        if (rows.length === 0) return [{ engine: name, listed: false, condition: null }]
        return rows.map(({ condition }) => ({ engine: name, listed: true, condition }))
      })
  })
}

/** An engine that is not known may be one for which the part is made, or any other. */
function unknownEngine(listed: readonly Listed[]): Version[] {
  const versions = listed.map((row): Version => {
    return { engine: row.engine === null ? null : engineLabel(row), listed: true, condition: row.condition }
  })
  return listed.some((row) => row.engine === null)
    ? versions
    : [...versions, { engine: null, listed: false, condition: null }]
}
