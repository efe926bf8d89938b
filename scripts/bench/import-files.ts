import { sql } from 'kysely'
import { vehicleTree } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { acesPieces, csvPieces } from '../../tests/support/made-files.ts'
import { demoParts, type Part } from '../../demo/catalogue/parts.ts'
import { buildTruth } from '../../demo/catalogue/truth/index.ts'
import { readCars } from '../../demo/catalogue/truth/read-cars.ts'

const HEAD =
  'brand,number,name,type,price,stock,position,quantity,weight_g,warranty_months,universal,oe_numbers,attributes'

/** The goods of a supplier, as it would list them; the vehicles and reviews of the demo are left out. */
export async function supplierParts(ctx: Ctx, count: number): Promise<Part[]> {
  const parts = demoParts(buildTruth(await readCars(ctx)), count)
  return Array.from(parts, (part): Part => ({ ...part, applications: [], specs: [], reviews: [] }))
}

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

export type Base = { id: number; year: number; make: string; model: string }

/** All years of all models, the years of one model beside each other. */
export async function baseVehicles(ctx: Ctx): Promise<Base[]> {
  const { makes } = await vehicleTree(ctx)
  return makes.flatMap(({ name: make, models }) =>
    models.flatMap(({ name: model, bases }) => {
      const years = new Map(bases.map(({ id, year }) => [year, id]))
      return [...years].map(([year, id]) => ({ id, year, make, model }))
    }),
  )
}

/** So many applications in the one-year form of the standard, spread over all parts that do not fit every vehicle. */
export function acesFileOf(parts: readonly Part[], bases: readonly Base[], count: number): Generator<string> {
  const listed = parts.filter(({ universal }) => !universal)
  const each = Math.ceil(count / listed.length)
  const apps = Iterator.from(listed.keys()).flatMap((n) =>
    Array.from({ length: Math.max(0, Math.min(each, count - n * each)) }, (_, k) => {
      const { number, brand } = listed[n]!
      const base = bases[(n * 37 + k) % bases.length]!
      return {
        vehicle: { baseVehicle: base.id },
        number,
        brand: brand.slug,
        ...(n % 20 === 0 ? { notes: ['With sensor'] } : {}),
      }
    }),
  )
  return acesPieces(apps)
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
