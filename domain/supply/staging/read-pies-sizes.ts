import { Fault } from '#common/fault'
import { readLength, readWeight } from '#common/typed-size'
import type { PiesAmount, PiesItem } from '../read/shapes.ts'
import { because, type Draft } from './draft.ts'
import type { SupplierWords } from './words-of-supplier.ts'

/** A value in its unit: as mapped, else as the shop reads the unit. */
export function measured({ value, uom }: PiesAmount, words: SupplierWords): [text: string, unit: string | undefined] {
  const said = uom === null ? undefined : words.mapped('unit', uom)
  if (said && 'unit' in said) return [String(Number(value) * said.factor), said.unit]
  return [value, uom ?? undefined]
}

/** Weight and measures of the package that holds one piece. */
export function readPiesSizes({ given, reasons }: Draft, { packages }: PiesItem, words: SupplierWords): void {
  const one = packages.find(({ eaches }) => eaches === null || Number(eaches) === 1) ?? packages[0]
  if (one?.weight) {
    const [value, unit] = measured(one.weight, words)
    const grams = readWeight(value, { unit: unit ?? 'PG', sign: '.' })
    if (grams instanceof Fault) reasons.push(because('Weight', grams.code, ...grams.params))
    else if (grams > 0) given.weightGrams = grams
  }
  if (!one?.size) return
  for (const [field, side] of [
    ['lengthMm', one.size.length],
    ['widthMm', one.size.width],
    ['heightMm', one.size.height],
  ] as const) {
    if (side === null) continue
    const [value, unit] = measured({ value: side, uom: one.size.uom }, words)
    const millimetres = readLength(value, { unit: unit ?? 'IN', sign: '.' })
    if (millimetres instanceof Fault) reasons.push(because('Dimensions', millimetres.code, ...millimetres.params))
    else if (millimetres > 0) given[field] = millimetres
  }
}
