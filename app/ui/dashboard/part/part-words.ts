import { money, type Prices } from '#common/prices'
import * as words from '#common/words'
import { type PartInput, USUAL } from '#domain/catalogue/schema'

const say = words.part.form
const AMOUNTS = new Set<keyof PartInput>(['price', 'cost', 'coreDeposit'])

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
  supersededNumbers: say.olderNumbers,
  bestSeller: 'Best seller',
  gtin: say.gtin,
  cost: say.cost,
  condition: say.condition,
  coreDeposit: say.coreDeposit,
  packSize: say.packSize,
  status: say.status,
  supersededBy: say.successor,
  pictures: say.pictures,
  documents: say.documents,
}

export type Difference = { field: string; label: string; is: string; would: string }

/** A field's value in words. */
function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (!Array.isArray(value)) return String(value)
  const rows = value.map((row: string | object) =>
    (typeof row === 'string' ? [row] : Object.values(row)).filter(Boolean).join(' '),
  )
  return rows.join('; ') || 'none'
}

/** Where a change says something else than the part does. */
export function differences(part: Partial<PartInput>, change: Partial<PartInput>, prices: Prices): Difference[] {
  const told = (key: keyof PartInput, value: unknown) =>
    AMOUNTS.has(key) && value != null ? money(prices, Number(value)) : inWords(value)
  return Object.entries(LABELS).flatMap(([field, label]) => {
    const key = field as keyof PartInput
    if (change[key] === undefined) return []
    const [is, would] = [told(key, part[key] ?? USUAL[key as keyof typeof USUAL]), told(key, change[key])]
    return is === would ? [] : [{ field, label, is, would }]
  })
}
