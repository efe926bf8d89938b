import type { PartFields, PartRow, PartValues } from '#domain/catalogue'
import type { Applying } from './applying.ts'

/**
 * What a row says of a part: its columns, and from a file with effective dates what it will cost. `supersededBy`: a part's id, or
 * "brand number" of one that the file may bring itself.
 */
export type Given = Partial<Omit<PartFields, 'supersededBy'>> &
  Partial<Pick<PartValues, 'pricesToCome' | 'priceBreaks'>> & { supersededBy?: number | string | null }

/** Fields of lists alone, by the kind of file: a price list changes no names. */
const ONLY: { [kind in Applying['kind']]?: readonly (keyof Given)[] } = {
  prices: ['price', 'cost', 'coreDeposit', 'stock', 'pricesToCome'],
  stock: ['stock'],
}

/** What a row writes into a part of the brand of that name. The part to take instead is written when all parts are there. */
export function valuesOf(kind: Applying['kind'], given: Given, brandName: string): Partial<PartValues> {
  const { supersededBy, supersededNumbers, ...rest } = picked(given, ONLY[kind])
  const values: Partial<PartValues> = { ...rest }
  if (supersededBy === null) values.supersededBy = null
  for (const field of ['pictures', 'documents', 'oeNumbers', 'attributes'] as const)
    if (values[field] === null) values[field] = []
  if (supersededNumbers !== undefined)
    values.supersededNumbers = (supersededNumbers ?? []).map((number) => ({ maker: brandName, number }))
  return values
}

function picked(given: Given, only: readonly (keyof Given)[] | undefined): Given {
  if (!only) return given
  return Object.fromEntries(Object.entries(given).filter(([field]) => only.includes(field as keyof Given)))
}

/** A part that the shop does not have yet. What its row does not say is as for any new part. */
export function newPart(given: Given, brandName: string, now: Date): PartRow {
  const {
    oeNumbers,
    supersededNumbers,
    supersededBy: _none,
    category,
    stock,
    ...values
  } = valuesOf('parts', given, brandName)
  return {
    brand: 'unbranded',
    number: '',
    price: 0,
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
    createdAt: now,
    ...values,
    name: given.name ?? `${brandName} ${given.number}`,
    type: category ?? 'other-parts',
    stock: stock ?? null,
    numbers: [
      ...(oeNumbers ?? []).map((one) => ({ ...one, kind: 'oe' as const })),
      ...(supersededNumbers ?? []).map((one) => ({ ...one, kind: 'superseded' as const })),
    ],
  }
}
