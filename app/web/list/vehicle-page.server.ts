import { data } from 'react-router'
import { spoken } from '#common/spoken'
import { findParts } from '#domain/finding'
import type { FacetValue, PartList } from '#domain/finding/schema'
import { listRepairs } from '#domain/repairs'
import { findVehicles, vehicleLevel } from '#domain/vehicles'
import type { VehicleOption } from '#domain/vehicles/schema'
import type { Ctx } from '#platform/context'
import { makeMark } from '../car/make-marks.server.ts'
import { readPartQuery } from './part-query.server.ts'
import { type Kind, KINDS } from '../car/vehicle-tree.ts'

const PARTS_SHOWN = 12
const REPAIRS_SHOWN = 12

type VehiclePage = {
  make: string
  model: string | null
  mark: string | null
  groups: FacetValue[]
  count: number
  items: PartList['items']
}

/** The groups as a shopper looks for them: instead of the largest category, what is in it. */
const groupsOf = (categories: FacetValue[], open: string) => categories.filter(({ value }) => value !== open)

const largest = (categories: FacetValue[]) => categories.toSorted((a, b) => b.count - a.count)[0]?.value

/** What the page of a make and that of a model both show; 404 where there is none. */
async function vehiclePage(ctx: Ctx, make: string, model?: string): Promise<VehiclePage> {
  const named = new URLSearchParams({ make, ...(model && { model }) })
  const found = await findVehicles(ctx, { make, model })
  if (found.bases.length === 0) throw data(null, { status: 404 })
  const query = { ...readPartQuery(named, ctx.config.prices), limit: PARTS_SHOWN }
  const list = spoken(await findParts(ctx, query))
  const open = largest(list.facets.category)
  const opened = open ? spoken(await findParts(ctx, { ...query, category: [open] })) : list
  return {
    make: found.make,
    model: found.model,
    mark: makeMark(found.make),
    groups: groupsOf(opened.facets.category, open ?? ''),
    count: list.count,
    items: opened.items.map((item) => ({ ...item, foundBy: [] })),
  }
}

/** All that the page of a make shows, its models by kind of vehicle; 404 where there is none. */
export async function makePage(ctx: Ctx, make: string) {
  const page = await vehiclePage(ctx, make)
  const ofKind = async ({ label, types }: Kind): Promise<{ label: string; models: VehicleOption[] }> => {
    const { options } = await vehicleLevel(ctx, { make, types })
    return { label, models: options }
  }
  const kinds = await Promise.all(KINDS.map(ofKind))
  return { ...page, kinds: kinds.filter(({ models }) => models.length > 0) }
}

/** All that the page of a model shows; 404 where there is none. */
export async function modelPage(ctx: Ctx, make: string, model: string) {
  const [page, { bases, types }] = await Promise.all([
    vehiclePage(ctx, make, model),
    findVehicles(ctx, { make, model }),
  ])
  const repairs = (await listRepairs(ctx, { suits: types[0] })).slice(0, REPAIRS_SHOWN)
  return {
    ...page,
    years: [...new Set(bases.map(({ year }) => year))],
    repairs: repairs.map(({ slug, name }) => ({ slug, name })),
  }
}
