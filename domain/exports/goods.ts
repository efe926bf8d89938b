import { type PartValues, readValues } from '#domain/catalogue'
import type { Ctx } from '#platform/context'

/** A part with all that files say of it. Amounts in the smallest unit; `brand` and `category` (its part type) are slugs. */
export type Goods = Omit<PartValues, 'pricesToCome' | 'supersededBy'> & {
  id: number
  /** The part to take instead. */
  supersededBy: { brand: string; number: string } | null
}

const FIELDS = [
  'brand',
  'category',
  'number',
  'name',
  'price',
  'cost',
  'stock',
  'status',
  'condition',
  'position',
  'quantity',
  'packSize',
  'coreDeposit',
  'priceBreaks',
  'gtin',
  'weightGrams',
  'lengthMm',
  'widthMm',
  'heightMm',
  'hazard',
  'warrantyMonths',
  'universal',
  'bestSeller',
  'img',
  'pictures',
  'documents',
  'oeNumbers',
  'supersededNumbers',
  'supersededBy',
  'attributes',
] as const satisfies (keyof PartValues)[]

/** So many are read at once: some milliseconds of work, so that nobody waits behind an export. */
const AT_ONCE = 250

/** Lists of ids, one after the other. */
export function* inPieces(ids: readonly number[], size: number): Generator<number[]> {
  for (let from = 0; from < ids.length; from += size) yield ids.slice(from, from + size)
}

/** These parts, in order, a few hundred at a time, without the deleted. Each read takes a turn among long reads. */
export async function* readGoods(ctx: Ctx, ids: readonly number[]): AsyncGenerator<Goods[]> {
  for (const some of inPieces(ids, AT_ONCE)) yield await ctx.heavy.read((db) => goodsOf({ ...ctx, db }, some))
}

async function goodsOf(ctx: Ctx, ids: readonly number[]): Promise<Goods[]> {
  const values = await readValues(ctx, ids, FIELDS)
  const successors = [...values.values()].flatMap(({ supersededBy }) => supersededBy ?? [])
  const named = successors.length > 0 ? await readValues(ctx, successors, ['brand', 'number']) : new Map()
  return ids.flatMap((id) => {
    const part = values.get(id)
    return part ? { ...part, id, supersededBy: named.get(part.supersededBy!) ?? null } : []
  })
}
