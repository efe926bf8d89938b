import { data } from 'react-router'
import { categoryTree } from '#domain/catalogue'
import type { CategoryNode } from '#domain/catalogue/schema'
import { spoken } from '#common/spoken'
import { findParts } from '#domain/finding'
import type { FacetValue } from '#domain/finding/schema'
import { type BaseVehicle, findVehicles } from '#domain/vehicles'
import { listRepairs } from '#domain/repairs'
import type { Ctx } from '#platform/context'
import { makeMark } from '../car/make-marks.server.ts'
import { readPartQuery } from './part-query.server.ts'

const PARTS_SHOWN = 6

/** An engine as a page lists it; `told` false: it is a candidate. */
type ListedEngine = { id: number; label: string; drive: string[]; gearbox: string[]; told: boolean }
/** A family of part types that has parts for a car. */
type TypeGroup = { label: string; types: { slug: string; label: string; count: number }[] }

/** All that the page of a model of one year shows; 404 where there is none. */
export async function modelYearPage(ctx: Ctx, make: string, model: string, yearText: string) {
  const year = /^\d{4}$/.test(yearText) ? Number(yearText) : 0
  const [found, all] = await Promise.all([findVehicles(ctx, { make, model, year }), findVehicles(ctx, { make, model })])
  if (found.bases.length === 0) throw data(null, { status: 404 })
  // Where a model is sold in two markets in one year, its name stands for both cars.
  const names = { make, model, year: String(year) }
  const car = new URLSearchParams(found.bases.length === 1 ? { car: String(found.bases[0]!.id) } : names)
  const query = { ...readPartQuery(car, ctx.config.prices), limit: PARTS_SHOWN }
  const tree = await categoryTree(ctx)
  const families = tree.flatMap(familiesOf).map(({ slug }) => slug)
  const [list, opened] = await Promise.all([
    findParts(ctx, query).then(spoken),
    findParts(ctx, { ...query, limit: 1, category: families }).then(spoken),
  ])
  const groups = groupsOf(tree, opened.facets.category)
  const repairs = await listRepairs(ctx, {
    about: new Set(groups.flatMap(({ types }) => types.map(({ slug }) => slug))),
  })
  const years = [...new Set(all.bases.map((base) => base.year))]
  return {
    make: found.make,
    model: found.model!,
    year,
    car: car.toString(),
    mark: makeMark(found.make),
    engines: enginesOf(found.bases),
    groups,
    repairs: repairs.map(({ slug, name }) => ({ slug, name })),
    carId: found.bases.length === 1 ? found.bases[0]!.id : null,
    count: list.count,
    items: list.items.map((item) => ({ ...item, foundBy: [] })),
    before: years.find((one) => one < year) ?? null,
    after: years.findLast((one) => one > year) ?? null,
  }
}

/** What is between the top of the tree and its part types. */
const familiesOf = (top: CategoryNode) => top.children.filter(({ children }) => children.length > 0)

function enginesOf(bases: readonly BaseVehicle[]): ListedEngine[] {
  const all = bases.flatMap(({ configurations }) => configurations)
  return [...Map.groupBy(all, ({ engine }) => engine)].map(([{ id, label }, same]) => ({
    id,
    label,
    drive: [...new Set(same.flatMap(({ drive }) => drive))],
    gearbox: [...new Set(same.flatMap(({ gearbox }) => gearbox))],
    told: same.some(({ told }) => told),
  }))
}

/** The families of the tree, those with most to choose from first. */
function groupsOf(tree: readonly CategoryNode[], counted: readonly FacetValue[]): TypeGroup[] {
  const counts = new Map(counted.map(({ value, count }) => [value, count]))
  const typesOf = ({ children }: CategoryNode) =>
    children.flatMap(({ slug, name }) => {
      const count = counts.get(slug) ?? 0
      return count > 0 ? [{ slug, label: name, count }] : []
    })
  const groups = tree.map((top) =>
    familiesOf(top).flatMap((family) => {
      const types = typesOf(family)
      return types.length > 0 ? [{ label: family.name, types }] : []
    }),
  )
  return groups.toSorted((a, b) => b.length - a.length).flat()
}
