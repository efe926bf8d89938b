import { money, type Prices } from '#common/prices'
import type { PartInput } from '#domain/catalogue/schema'

const LABELS: Partial<Record<keyof PartInput, string>> = {
  name: 'Name',
  price: 'Price',
  img: 'Image URL',
  number: 'Part number',
  brand: 'Brand',
  category: 'Category',
  stock: 'Stock',
  position: 'Position',
  universal: 'Suits every vehicle',
  quantity: 'Needed for one vehicle',
  attributes: 'Measures',
  weightGrams: 'Weight in grams',
  lengthMm: 'Length in mm, packed',
  widthMm: 'Width in mm, packed',
  heightMm: 'Height in mm, packed',
  hazard: 'Dangerous goods',
  warrantyMonths: 'Warranty in months',
  oeNumbers: 'OE numbers',
  bestSeller: 'Best seller',
}

export type Difference = { field: string; label: string; is: string; would: string }

/** A field's value in words. */
function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (!Array.isArray(value)) return String(value)
  const rows = value.map((row: unknown[] | { maker: string | null; number: string }) =>
    (Array.isArray(row) ? row : [row.maker, row.number]).filter(Boolean).join(' '),
  )
  return rows.join('; ') || 'none'
}

/** Where a change says something else than the part does. */
export function differences(part: Partial<PartInput>, change: Partial<PartInput>, prices: Prices): Difference[] {
  const words = (key: keyof PartInput, value: unknown) =>
    key === 'price' ? money(prices, Number(value)) : inWords(value)
  return Object.entries(LABELS).flatMap(([field, label]) => {
    const key = field as keyof PartInput
    if (change[key] === undefined) return []
    const [is, would] = [words(key, part[key]), words(key, change[key])]
    return is === would ? [] : [{ field, label, is, would }]
  })
}
