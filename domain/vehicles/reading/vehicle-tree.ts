import { sql } from 'kysely'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { type Engine, engineLabel } from '../engine.ts'
import type { VehicleType } from '../schema.ts'

export type KnownEngine = Engine & { id: number; label: string }
/** An engine of a base vehicle; `told` false: it is a candidate. Without drive or gearbox: they are not known. */
type Configuration = { engine: KnownEngine; told: boolean; drive: readonly string[]; gearbox: readonly string[] }
/** A model of one model year in one market. Without a configuration its engine is not known. */
export type BaseVehicle = {
  id: number
  model: KnownModel
  year: number
  type: VehicleType
  market: string
  configurations: Configuration[]
}
/** `bases` by year, newest first. */
export type KnownModel = { id: number; slug: string; name: string; make: KnownMake; bases: BaseVehicle[] }
export type Make = { id: number; slug: string; name: string }
export type KnownMake = Make & { models: KnownModel[] }

/** All vehicles: by name, and by the ids in addresses. */
export type VehicleTree = {
  makes: KnownMake[]
  byId: Map<number, BaseVehicle>
  engineById: Map<number, KnownEngine>
}

/**
 * The vehicles of the shop, cached until one changes: tens of thousands of small rows that nearly every response needs.
 */
export function vehicleTree(ctx: Ctx): Promise<VehicleTree> {
  shows(ctx, tag.vehicles)
  return ctx.cache.get('vehicle-tree', [tag.vehicles], async () => {
    const [makes, engines] = await Promise.all([readModels(ctx), readEngines(ctx)])
    const engineById = new Map(engines.map((engine) => [engine.id, { ...engine, label: engineLabel(engine) }]))
    const byId = new Map<number, BaseVehicle>()
    const same = new Map<string, Configuration>()
    // Most configurations are equal, so each distinct one is in memory once.
    const configurationOf = (read: ReadConfiguration): Configuration => {
      const key = read.join('|')
      const [engine, told, drive, gearbox] = read
      const made = same.get(key) ?? { engine: engineById.get(engine)!, told: told === 1, drive, gearbox }
      same.set(key, made)
      return made
    }
    const tree = makes.map(({ models, ...row }) => {
      const make: KnownMake = { ...row, models: [] }
      make.models = models.map(({ bases, ...row }) => {
        const model: KnownModel = { ...row, make, bases: [] }
        model.bases = bases.map(([id, year, type, market, configurations]) => {
          const base: BaseVehicle = {
            id,
            model,
            year,
            type,
            market,
            configurations: configurations.map(configurationOf),
          }
          byId.set(id, base)
          return base
        })
        return model
      })
      return make
    })
    return { makes: tree, byId, engineById }
  })
}

type ReadBase = [id: number, year: number, type: VehicleType, market: string, configurations: ReadConfiguration[]]
type ReadConfiguration = [engine: number, told: number, drive: string[], gearbox: string[]]
type ReadModel = { id: number; slug: string; name: string; bases: ReadBase[] }
type ReadMake = { id: number; slug: string; name: string; models: ReadModel[] }

async function readModels(ctx: Ctx): Promise<ReadMake[]> {
  const { rows } = await sql<ReadMake>`
    with base as (
      select model_id, json_agg(json_build_array(b.id, year, type, market, coalesce(engines, '[]')) order by year desc, b.id) as bases
      from base_vehicle b left join (
        select base_vehicle_id, json_agg(json_build_array(engine_id, told::int, drive, gearbox) order by litres, cylinders, fuel, engine_id) as engines
        from configuration join engine on engine.id = engine_id group by base_vehicle_id
      ) c on base_vehicle_id = b.id group by model_id
    )
    select make.id, make.slug, make.name,
      json_agg(json_build_object('id', model.id, 'slug', model.slug, 'name', model.name, 'bases', coalesce(bases, '[]'))
        order by model.name) as models
    from make join model on make_id = make.id left join base on model_id = model.id
    group by make.id order by make.name`.execute(ctx.finder)
  return rows
}

async function readEngines(ctx: Ctx): Promise<(Engine & { id: number })[]> {
  const { rows } = await sql<Engine & { id: number }>`
    select id, litres::float8 as litres, cylinders, fuel from engine`.execute(ctx.finder)
  return rows
}

const isNamed = (asked: string) => {
  const name = asked.toLowerCase()
  return (it: { slug: string; name: string }) => it.slug === name || it.name.toLowerCase() === name
}

/** The make with that slug or name. */
export const makeOf = (tree: VehicleTree, make: string): KnownMake | undefined => tree.makes.find(isNamed(make))
/** Its model with that slug or name. */
export const modelOf = (make: KnownMake | undefined, model: string): KnownModel | undefined =>
  make?.models.find(isNamed(model))
