import type { Ctx } from '#platform/context'
import { makeOf, modelOf, vehicleTree } from './vehicle-tree.ts'
import type { VehicleLevel, VehicleOption } from './schema.ts'

type Chosen = { make?: string; model?: string; year?: number }

/** The next level of the vehicle tree below what is chosen: makes, models, years (newest first), engines. */
export async function vehicleLevel(ctx: Ctx, chosen: Chosen): Promise<VehicleLevel> {
  const tree = await vehicleTree(ctx)
  if (!chosen.make) return { level: 'make', options: tree.makes.map(byName) }
  const make = makeOf(tree, chosen.make)
  if (!chosen.model) return { level: 'model', options: make?.models.map(byName) ?? [] }
  const bases = modelOf(make, chosen.model)?.bases ?? []
  if (!chosen.year) {
    const years = new Set(bases.map(({ year }) => String(year)))
    return { level: 'year', options: [...years].map((year) => ({ value: year, label: year })) }
  }
  const ofYear = bases.filter(({ year }) => year === chosen.year)
  const engines = new Set(ofYear.flatMap(({ configurations }) => configurations.map(({ engine }) => engine.label)))
  return { level: 'engine', options: [...engines].map((label) => ({ value: label, label })) }
}

const byName = ({ slug, name }: { slug: string; name: string }): VehicleOption => ({ value: slug, label: name })
