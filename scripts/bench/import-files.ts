import { sql } from 'kysely'
import type { Application } from '#domain/fitment/schema'
import { vehicleTree } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { acesPieces, csvPieces } from '../../tests/support/files/made-files.ts'
import { demoParts, type Part } from '../../demo/catalogue/parts.ts'
import { buildTruth } from '../../demo/catalogue/truth/index.ts'
import { readCars } from '../../demo/catalogue/truth/read-cars.ts'

const HEAD =
  'brand,number,name,type,price,stock,position,quantity,weight_g,warranty_months,universal,oe_numbers,attributes'

/** The goods of a supplier, as it would list them, each with vehicles that it fits; the reviews of the demo are left out. */
export async function supplierParts(ctx: Ctx, count: number): Promise<Part[]> {
  const parts = demoParts(buildTruth(await readCars(ctx)), count)
  return Array.from(parts, (part): Part => {
    return { ...part, applications: part.applications.filter(isPlain), specs: [], reviews: [] }
  })
}

/** Without an engine or a condition, which ids of the file would have to name. */
const isPlain = ({ engineId, conditions }: Application) => engineId === null && conditions.length === 0

/** Parts with price and stock; `more` is added to both, so that each row changes. */
export function* partsFile(parts: readonly Part[], more = 0): Generator<string> {
  yield* csvPieces([HEAD.split(',')])
  yield* csvPieces(
    parts
      .values()
      .map((part) => [
        part.brand.slug,
        part.number,
        part.name,
        part.type.slug,
        part.price + more,
        part.stock + more,
        part.position,
        part.quantity,
        part.weight,
        part.warranty,
        part.universal ? 'yes' : 'no',
        part.numbers.flatMap(({ kind, maker, number }) => (kind === 'oe' ? `${maker} ${number}` : [])).join(' | '),
        part.attributes.map(([name, value, unit]) => `${name} = ${value} ${unit ?? ''}`.trim()).join(' | '),
      ]),
  )
}

/** Prices alone, every one of them another than before. */
export const priceFile = (parts: readonly Part[], more: number): Generator<string> =>
  csvPieces([['brand', 'number', 'price'], ...parts.map((part) => [part.brand.slug, part.number, part.price + more])])

type Base = { id: number; year: number; make: string; model: string; modelId: number }

/** All years of all models. */
export async function baseVehicles(ctx: Ctx): Promise<Base[]> {
  const { makes } = await vehicleTree(ctx)
  return makes.flatMap(({ name: make, models }) =>
    models.flatMap(({ id: modelId, name: model, bases }) => {
      const years = new Map(bases.map(({ id, year }) => [year, id]))
      return [...years].map(([year, id]) => ({ id, year, make, model, modelId }))
    }),
  )
}

/**
 * So many applications in the one-year form of the standard, the same number for each part that has so many. They are the demo's, in
 * which parts for one place of one vehicle agree in their measures.
 */
export function acesFileOf(parts: readonly Part[], bases: readonly Base[], count: number): Generator<string> {
  const known = new Map(bases.map(({ id, modelId, year }) => [`${modelId} ${year}`, id]))
  const listed = parts.map((part) => ({ part, cars: baseVehiclesOf(part, known) }))
  const most = listed.reduce((all, { cars }) => Math.max(all, cars.length), 0)
  const sum = (each: number) => listed.reduce((all, { cars }) => all + Math.min(each, cars.length), 0)
  let each = 1
  while (each < most && sum(each) < count) each++
  const apps = listed.values().flatMap(({ part, cars }, n) =>
    cars.slice(0, each).map((baseVehicle) => ({
      vehicle: { baseVehicle },
      number: part.number,
      brand: part.brand.slug,
      quantity: part.quantity,
      ...(n % 20 === 0 ? { notes: ['With sensor'] } : {}),
    })),
  )
  return acesPieces(apps.take(count))
}

function baseVehiclesOf({ applications }: Part, known: ReadonlyMap<string, number>): number[] {
  const ids = applications.flatMap(({ modelId, from, to }) =>
    Array.from({ length: to - from + 1 }, (_, n) => known.get(`${modelId} ${from + n}`)),
  )
  return [...new Set(ids)].filter((id) => id !== undefined)
}

/** What the supplier's ids mean here. */
export const mappingsOf = (bases: readonly Base[]) => [
  { kind: 'part-type' as const, theirs: '1684', ours: 'ignore' },
  ...bases.map(({ id, year, make, model }) => {
    return { kind: 'base-vehicle' as const, theirs: String(id), ours: `${year} | ${make} | ${model}` }
  }),
]

/** Parts that people order meanwhile, with more in stock than they can order. */
export async function partsToOrder(ctx: Ctx, count: number): Promise<{ id: string; price: number; number: string }[]> {
  const { rows } = await sql<{ id: string; price: number; number: string }>`
    update stock set free = free + 100000, came_in = came_in + 100000 from part
    where part.id = part_id and part_id in (
      select part_id from stock join part on part.id = part_id where free > 0 and status = 'sold' order by part_id limit ${count})
    returning part.id::text, part.price, part.number`.execute(ctx.db)
  return rows
}
