import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

type Asked = { make: string; model?: string; year?: number; engine?: string }
type Row = {
  id: number
  type: string
  makeId: number
  make: string
  model: string
  from: number
  to: number
  engine: string | null
}

/**
 * Rows of the vehicle table that the asker may mean, and their name for people. No ids: no such vehicle is known.
 * `wholeMake` is the make's id where nothing but the make is known.
 */
export type FoundVehicles = {
  ids: number[]
  wholeMake: number | null
  /** The types they are of: car, suv-van, truck, motorcycle. */
  types: string[]
  make: string
  model: string | null
  /** The engine that was asked for, if the model has it. */
  engine?: string
  label: string
}

/**
 * The vehicles that fit what is known of the asker's: each step may be left out from the end.
 * A vehicle whose engine the data does not know stays in, whatever engine is asked for: it may be that one.
 */
export async function findVehicles(ctx: Ctx, { make, model, year, engine }: Asked): Promise<FoundVehicles> {
  const makes = await vehiclesByName(ctx)
  const ofMake = makes.get(make.toLowerCase())
  const ofModel = model ? ofMake?.get(model.toLowerCase()) : [...new Set([...(ofMake?.values() ?? [])].flat())]
  const isAsked = (row: Row) =>
    (year === undefined || (row.from <= year && year <= row.to)) &&
    (!engine || row.engine === null || row.engine.toLowerCase() === engine.toLowerCase())
  const rows = (ofModel ?? []).filter(isAsked)
  const first = rows[0] ?? ofModel?.[0] ?? [...(ofMake?.values() ?? [])].flat()[0]
  const isEngine = (row: Row) => row.engine?.toLowerCase() === engine?.toLowerCase()
  const known = (engine && rows.find(isEngine)?.engine) || undefined
  const label = [year, first?.make ?? make, model && (ofModel ? first?.model : model), known].filter(Boolean).join(' ')
  return {
    ids: rows.map((row) => row.id),
    wholeMake: !model && year === undefined && !engine ? (first?.makeId ?? null) : null,
    types: [...new Set(rows.map((row) => row.type))],
    make: first?.make ?? make,
    model: model ? ((ofModel && first?.model) ?? model) : null,
    engine: known,
    label,
  }
}

/** All vehicles by make and model, each under its slug and its name, cached: a few thousand rows that hardly ever change. */
function vehiclesByName(ctx: Ctx): Promise<Map<string, Map<string, Row[]>>> {
  return ctx.cache.get('vehicles', 'vehicles', async () => {
    const { rows } = await sql<Row & { makeSlug: string; modelSlug: string }>`
      select vehicle.id, vehicle.type, make.id as "makeId", make.name as make, model.name as model, year_from as "from", year_to as "to", engine,
        make.slug as "makeSlug", model.slug as "modelSlug"
      from vehicle join model on model.id = model_id join make on make.id = make_id order by vehicle.id`.execute(
      ctx.finder,
    )
    const makes = new Map<string, Map<string, Row[]>>()
    for (const row of rows) {
      const models = makes.get(row.makeSlug) ?? new Map<string, Row[]>()
      makes.set(row.makeSlug, models).set(row.make.toLowerCase(), models)
      const list = models.get(row.modelSlug) ?? []
      list.push(row)
      models.set(row.modelSlug, list).set(row.model.toLowerCase(), list)
    }
    return makes
  })
}
