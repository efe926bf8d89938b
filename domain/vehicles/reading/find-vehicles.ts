import type { Ctx } from '#platform/context'
import { engineKey } from '../engine.ts'
import type { AskedVehicle, EngineLike, ModelYears, NamedVehicle, VehicleType } from '../schema.ts'
import { nameVehicle } from './name-vehicle.ts'
import { type BaseVehicle, type KnownEngine, makeOf, modelOf, type VehicleTree, vehicleTree } from './vehicle-tree.ts'

/** The vehicles that the asker may mean, and their name for people. No bases: the vehicle is not known. */
export type FoundVehicles = {
  modelIds: number[]
  /** Base vehicles of the given year; without a year those of every year. */
  bases: BaseVehicle[]
  /** The make's id if only the make is known. */
  wholeMake: number | null
  types: VehicleType[]
  make: string
  model: string | null
  year: number | null
  /** The given engine, if the vehicle has it or may have it. */
  engine: KnownEngine | null
  /** The possible engines; null: not known, so any. */
  engineIds: number[] | null
  /** The range of model years, where no single one was asked for. */
  years: ModelYears | null
  /** Whether some of these vehicles have an engine as it was described; null: nothing was said of one. */
  engineLike: { found: boolean } | null
  label: string
}

/** The vehicles that match a query: the car's id, or names, of which the last ones may be missing. */
export async function findVehicles(ctx: Ctx, asked: AskedVehicle): Promise<FoundVehicles> {
  const tree = await vehicleTree(ctx)
  const { make, model, year, bases: named } = asked.car ? byId(tree, asked.car) : byNames(tree, asked)
  const like = asked.engineLike ? withEngineLike(named, asked.engineLike) : null
  const bases = like?.bases ?? named
  const engine = asked.engine
    ? (engineOf(bases, asked.engine) ?? otherEngine(tree, bases, asked.engine))
    : (like?.engine ?? null)
  const { years = null, called } = asked
  const isMakeAlone =
    !asked.car && !asked.model && !asked.models && year === null && !years && !asked.engine && !like?.found
  return {
    modelIds: [...new Set(bases.map((base) => base.model.id))],
    bases,
    wholeMake: isMakeAlone ? (bases[0]?.model.make.id ?? null) : null,
    types: [...new Set(bases.map(({ type }) => type))],
    make,
    model,
    year,
    engine,
    engineIds: engine ? [engine.id] : year === null && !like?.found ? null : enginesOf(bases),
    years,
    engineLike: like && { found: like.found },
    label: [year ?? (years && `${years.from}–${years.to}`), make, model ?? called, engine?.label]
      .filter(Boolean)
      .join(' '),
  }
}

type Named = Pick<FoundVehicles, 'make' | 'model' | 'year' | 'bases'>

function byId({ byId }: VehicleTree, id: number): Named {
  const base = byId.get(id)
  if (!base) return { make: '', model: null, year: null, bases: [] }
  return { make: base.model.make.name, model: base.model.name, year: base.year, bases: [base] }
}

function byNames(tree: VehicleTree, { make = '', model, models: several, year, years }: AskedVehicle): Named {
  const known = makeOf(tree, make)
  const ofModel = model ? modelOf(known, model) : undefined
  const all = several ? known?.models.filter(({ slug }) => several.includes(slug)) : known?.models
  const models = model ? (ofModel ? [ofModel] : []) : (all ?? [])
  return {
    make: known?.name ?? make,
    model: model ? (ofModel?.name ?? model) : null,
    year: year ?? null,
    bases: models
      .flatMap(({ bases }) => bases)
      .filter((base) => year === undefined || base.year === year)
      .filter((base) => !years || (years.from <= base.year && base.year <= years.to)),
  }
}

const isLike = (engine: KnownEngine, { litres, cylinders, fuel }: EngineLike) =>
  (litres === null || (engine.litres !== null && Math.abs(engine.litres - litres) < 0.05)) &&
  (cylinders === null || engine.cylinders === cylinders) &&
  (fuel === null || (engine.fuel?.split(' ').includes(fuel) ?? false))

/**
 * The vehicles with such an engine, without their others, and those whose engines are not known; all, if none has such
 * a one.
 */
function withEngineLike(bases: readonly BaseVehicle[], like: EngineLike) {
  const narrowed = bases.map((base) => {
    return { ...base, configurations: base.configurations.filter(({ engine }) => isLike(engine, like)) }
  })
  const all = narrowed.flatMap(({ configurations }) => configurations)
  if (all.length === 0) return { bases: [...bases], found: false, engine: null }
  const engines = new Set(all.map(({ engine }) => engine))
  const may = narrowed.filter(
    ({ configurations }, n) => configurations.length > 0 || bases[n]!.configurations.length === 0,
  )
  // The asker said so, whatever the source.
  const told = may.map((base) => ({
    ...base,
    configurations: base.configurations.map((one) => ({ ...one, told: true })),
  }))
  return { bases: told, found: true, engine: engines.size === 1 ? [...engines][0]! : null }
}

/** The engine with that id, or that name in any spelling, among those of the vehicles. */
function engineOf(bases: readonly BaseVehicle[], asked: string): KnownEngine | null {
  const engines = bases.flatMap(({ configurations }) => configurations.map(({ engine }) => engine))
  const key = engineKey(asked)
  return engines.find(({ id, label }) => String(id) === asked || engineKey(label) === key) ?? null
}

/** The engine with that id that no source lists for these vehicles, if they are of one model year and may have others. */
function otherEngine({ engineById }: VehicleTree, bases: readonly BaseVehicle[], asked: string): KnownEngine | null {
  const [first] = bases
  const isOne = bases.every(({ model, year }) => model === first?.model && year === first.year)
  const isCertain = bases.every(({ configurations: its }) => its.length > 0 && its.every(({ told }) => told))
  return isOne && !isCertain && /^[1-9]\d*$/.test(asked) ? (engineById.get(Number(asked)) ?? null) : null
}

function enginesOf(bases: readonly BaseVehicle[]): number[] | null {
  if (bases.some(({ configurations }) => configurations.length === 0)) return null
  return [...new Set(bases.flatMap(({ configurations }) => configurations.map(({ engine }) => engine.id)))]
}

/** What was found as the browser stores a car; null unless model and year are known. */
export function namedVehicle({ bases, model, year, engine }: FoundVehicles): NamedVehicle | null {
  const [base] = bases
  return base && model && year !== null ? nameVehicle(base, engine) : null
}
