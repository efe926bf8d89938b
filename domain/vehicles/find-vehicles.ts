import type { Ctx } from '#platform/context'
import { engineKey } from './engine.ts'
import { type BaseVehicle, type KnownEngine, makeOf, modelOf, vehicleTree } from './vehicle-tree.ts'

type Asked = { make: string; model?: string; year?: number; engine?: string }

/** The vehicles that the asker may mean, and their name for people. No models: no such vehicle is known. */
export type FoundVehicles = {
  modelIds: number[]
  /** Base vehicles of the asked year; without a year those of every year. */
  bases: BaseVehicle[]
  /** The make's id where nothing but the make is known. */
  wholeMake: number | null
  /** The types they are of: car, suv-van, truck, motorcycle. */
  types: string[]
  make: string
  model: string | null
  year: number | null
  /** The engine that was asked for, if the model has it. */
  engine: KnownEngine | null
  /** The engines that it may have; null: any, for it is not known. */
  engineIds: number[] | null
  label: string
}

/** The vehicles that fit what is known of the asker's: each step may be left out from the end. */
export async function findVehicles(ctx: Ctx, { make, model, year, engine }: Asked): Promise<FoundVehicles> {
  const known = makeOf(await vehicleTree(ctx), make)
  const ofModel = model ? modelOf(known, model) : undefined
  const models = model ? (ofModel ? [ofModel] : []) : (known?.models ?? [])
  const bases = models.flatMap((one) => one.bases).filter((base) => year === undefined || base.year === year)
  const chosen = engine ? engineOf(bases, engine) : null
  const makeName = known?.name ?? make
  const modelName = model ? (ofModel?.name ?? model) : null
  return {
    modelIds: [...new Set(bases.map((base) => base.model.id))],
    bases,
    wholeMake: !model && year === undefined && !engine ? (known?.id ?? null) : null,
    types: [...new Set(bases.map(({ type }) => type))],
    make: makeName,
    model: modelName,
    year: year ?? null,
    engine: chosen,
    engineIds: chosen ? [chosen.id] : year === undefined ? null : enginesOf(bases),
    label: [year, makeName, modelName, chosen?.label].filter(Boolean).join(' '),
  }
}

function enginesOf(bases: readonly BaseVehicle[]): number[] | null {
  if (bases.some(({ configurations }) => configurations.length === 0)) return null
  return [...new Set(bases.flatMap(({ configurations }) => configurations.map(({ engine }) => engine.id)))]
}

/** The engine of that name, in any spelling, among those of the vehicles. */
function engineOf(bases: readonly BaseVehicle[], name: string): KnownEngine | null {
  const engines = bases.flatMap(({ configurations }) => configurations.map(({ engine }) => engine))
  return engines.find(({ label }) => engineKey(label) === engineKey(name)) ?? null
}
