import { insertBrands, insertParts, type PartRow } from '#domain/catalogue'
import type { Ctx } from '#platform/context'

type Given = Partial<PartRow> & Pick<PartRow, 'type' | 'brand'>
let written = 0

/** Brands of the three price levels: "low", "middle", "high". */
export const writeLevels = (ctx: Ctx) =>
  insertBrands(
    ctx,
    'test',
    (['value', 'original', 'premium'] as const).map((tier, n) => {
      const name = ['Low', 'Middle', 'High'][n]!
      return { slug: name.toLowerCase(), name, tier, country: '', about: '' }
    }),
  )

/** Parts of these types and brands; answers their ids. What is not given is as plain as can be. */
export async function addParts(ctx: Ctx, given: readonly Given[]): Promise<number[]> {
  return insertParts(
    ctx,
    'test',
    given.map((row) => ({
      number: `T-${++written}`,
      name: `${row.type} ${written}`,
      price: 4000,
      stock: null,
      position: null,
      universal: false,
      quantity: 1,
      attributes: [],
      weightGrams: null,
      lengthMm: null,
      widthMm: null,
      heightMm: null,
      hazard: null,
      warrantyMonths: null,
      img: null,
      bestSeller: false,
      popularity: null,
      createdAt: new Date('2026-01-01'),
      numbers: [],
      ...row,
    })),
  )
}
