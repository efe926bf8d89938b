import { money, type Prices } from '#common/prices'
import * as words from '#common/words'
import { type PartInput, USUAL } from '#domain/catalogue/schema'

const say = words.partFields.versions
const AMOUNTS = new Set<keyof PartInput>(['price', 'cost', 'coreDeposit'])

const LABELS: Partial<Record<keyof PartInput, string>> = words.partFields.labels

export type Difference = { field: string; label: string; is: string; would: string }

/** A field's value in words. */
function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return say.none
  if (typeof value === 'boolean') return value ? say.yes : say.no
  if (!Array.isArray(value)) return String(value)
  const rows = value.map((row: string | object) =>
    (typeof row === 'string' ? [row] : Object.values(row)).filter(Boolean).join(' '),
  )
  return rows.join('; ') || say.none
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
