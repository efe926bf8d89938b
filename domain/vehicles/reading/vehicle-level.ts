import type { Ctx } from '#platform/context'
import type { AskedVehicle, VehicleLevel, VehicleOption, VehicleType } from '../schema.ts'
import { type BaseVehicle, type KnownModel, makeOf, modelOf, vehicleTree } from './vehicle-tree.ts'

/** `until`: the last of a run of years that begins with `year`. */
type Chosen = Omit<AskedVehicle, 'engine'> & { until?: number; types?: readonly VehicleType[] }

/**
 * The next level of the vehicle tree below the choice: makes, models, years (newest first), engines. `types` filters
 * it.
 */
export async function vehicleLevel(ctx: Ctx, { types, ...chosen }: Chosen): Promise<VehicleLevel> {
  const tree = await vehicleTree(ctx)
  const isWanted = ({ type }: BaseVehicle) => !types || types.includes(type)
  const hasWanted = ({ bases }: KnownModel) => bases.some(isWanted)
  if (chosen.car) {
    const car = tree.byId.get(chosen.car)
    return { level: 'engine', options: car ? engineOptions([car]) : [] }
  }
  if (!chosen.make) {
    const makes = tree.makes.filter(({ models }) => models.some(hasWanted))
    return { level: 'make', options: makes.map((make) => ({ ...byName(make), types: typesOf(make.models) })) }
  }
  const make = makeOf(tree, chosen.make)
  if (!chosen.model) return { level: 'model', options: make?.models.filter(hasWanted).map(byName) ?? [] }
  const bases = modelOf(make, chosen.model)?.bases.filter(isWanted) ?? []
  if (!chosen.year) return { level: 'year', options: bases.map(yearOption) }
  const { year: first, until: last = first } = chosen
  return { level: 'engine', options: engineOptions(bases.filter(({ year }) => first <= year && year <= last)) }
}

const byName = ({ slug, name }: { slug: string; name: string }): VehicleOption => ({ value: slug, label: name })
const typesOf = (models: readonly KnownModel[]) => [
  ...new Set(models.flatMap(({ bases }) => bases.map(({ type }) => type))),
]

/** The year, with its market or type if a model has several cars of that year. */
function yearOption({ id, year, market, type, model }: BaseVehicle): VehicleOption {
  const others = model.bases.filter((base) => base.year === year && base.id !== id)
  if (others.length === 0) return { value: String(year), label: String(year), car: id, types: [type] }
  const which = others.some((base) => base.market === market) ? `${market}, ${type}` : market
  return { value: `${year} ${which}`, label: `${year} (${which})`, car: id, types: [type] }
}

/** The engines of cars; told if a source states it for one of them. */
function engineOptions(bases: readonly BaseVehicle[]): VehicleOption[] {
  const all = bases.flatMap(({ configurations }) => configurations)
  return [...Map.groupBy(all, ({ engine }) => engine)].map(([{ id, label }, same]) => ({
    value: String(id),
    label,
    told: same.some(({ told }) => told),
  }))
}
