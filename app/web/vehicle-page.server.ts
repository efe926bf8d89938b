import { data } from 'react-router'
import { findParts } from '#domain/finding'
import type { FacetValue, PartList } from '#domain/finding/schema'
import { findVehicles, vehicleLevel } from '#domain/vehicles'
import type { VehicleOption } from '#domain/vehicles/schema'
import type { Ctx } from '#platform/context'
import { makeMark } from './make-marks.server.ts'
import { readPartQuery } from './part-query.server.ts'

const PARTS_SHOWN = 12

export type VehiclePage = {
  make: string
  model: string | null
  mark: string | null
  /** The next level of the tree: models of a make, years of a model. */
  options: VehicleOption[]
  groups: FacetValue[]
  count: number
  items: PartList['items']
}

/** The groups as a shopper looks for them: instead of the largest category, what is in it. */
const groupsOf = (categories: FacetValue[], open: string) => categories.filter(({ value }) => value !== open)

const largest = (categories: FacetValue[]) => categories.toSorted((a, b) => b.count - a.count)[0]?.value

/** All that the page of a make or model shows; 404 where there is none. */
export async function vehiclePage(ctx: Ctx, make: string, model?: string): Promise<VehiclePage> {
  const named = new URLSearchParams({ make, ...(model && { model }) })
  const found = await findVehicles(ctx, { make, model })
  if (found.bases.length === 0) throw data(null, { status: 404 })
  const query = { ...readPartQuery(named, ctx.config.prices), limit: PARTS_SHOWN }
  const [list, { options }] = await Promise.all([findParts(ctx, query), vehicleLevel(ctx, { make, model })])
  const open = largest(list.facets.category)
  const opened = open ? await findParts(ctx, { ...query, category: [open] }) : list
  return {
    make: found.make,
    model: found.model,
    mark: makeMark(found.make),
    options,
    groups: groupsOf(opened.facets.category, open ?? ''),
    count: list.count,
    items: opened.items.map((item) => ({ ...item, foundBy: [] })),
  }
}
