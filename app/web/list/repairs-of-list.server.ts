import { listRepairsFor } from '#domain/repairs'
import type { PartQuery, Reading } from '#domain/finding/schema'
import type { RepairName } from '#domain/repairs/schema'
import type { NamedVehicle } from '#domain/vehicles/schema'
import type { Ctx } from '#platform/context'

const REPAIRS_SHOWN = 6

/** The first repairs that the shop has parts of for a car; of a list of some part types, those that take one of these. */
export async function repairsOfList(
  ctx: Ctx,
  car: NamedVehicle,
  { category = [] }: PartQuery,
  reading: Reading | null,
): Promise<Pick<RepairName, 'slug' | 'name'>[]> {
  const asked = { car: car.car, engine: car.engineId?.toString(), is: car.is ?? [] }
  const types = category.length > 0 ? category : (reading?.types ?? []).map(({ slug }) => slug)
  const places = reading?.positions ?? []
  const repairs = await listRepairsFor(ctx, asked, {
    suits: car.type,
    takes: types.length > 0 ? types : undefined,
    place: places.length === 1 ? places[0] : null,
  })
  return repairs.slice(0, REPAIRS_SHOWN).map(({ slug, name }) => ({ slug, name }))
}
