import { PART_LIMITS } from '#domain/catalogue'
import { Fault } from '#common/fault'
import { readLength, readWeight } from '#common/typed-size'
import type { PiesAmount, PiesItem, PiesPackage } from '../../read/shapes.ts'
import { because, type Draft } from '../draft.ts'
import { isOfItem } from './is-of-item.ts'
import { OF_SEVERAL } from './pieces-of-price.ts'
import type { PiesReading } from './read-pies-prices.ts'
import type { SupplierWords } from '../words-of-supplier.ts'

/** A value in its unit: as mapped, else as the shop reads the unit. */
export function measured({ value, uom }: PiesAmount, words: SupplierWords): [text: string, unit: string | undefined] {
  const said = uom === null ? undefined : words.mapped('unit', uom)
  if (said && 'unit' in said) return [String(Number(value) * said.factor), said.unit]
  return [value, uom ?? undefined]
}

/** One size that is too large for the shop would stop the whole file. */
function within(read: number | Fault, { value, uom }: PiesAmount, most: number, unit: string): number | Fault {
  if (read instanceof Fault || read <= most) return read
  return new Fault('too-high', uom === null ? value : `${value} ${uom}`, `${most} ${unit}`)
}

const holdsOne = ({ eaches, uom }: PiesPackage) =>
  eaches === null ? uom === null || !OF_SEVERAL.test(uom) : Number(eaches) === 1

/** Whether a package of an item holds what is sold as one. */
export const isOfPiece = (item: PiesItem) => (one: PiesPackage) => isOfItem(one, item) || holdsOne(one)

/** Weight and measures of the package that holds one piece: those of larger ones say nothing of a piece. */
export function readPiesSizes(
  { words, leaveOut }: Pick<PiesReading, 'words' | 'leaveOut'>,
  { given, reasons }: Draft,
  item: PiesItem,
): void {
  const { packages } = item
  const one = packages.find((each) => isOfItem(each, item)) ?? packages.find(holdsOne)
  if (!one && packages.some(({ weight, size }) => weight || size)) leaveOut('packages of several')
  if (one?.weight) {
    const [value, unit] = measured(one.weight, words)
    const grams = within(readWeight(value, { unit: unit ?? 'PG', sign: '.' }), one.weight, PART_LIMITS.grams[1], 'g')
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
    const said = { value: side, uom: one.size.uom }
    const [value, unit] = measured(said, words)
    const millimetres = within(
      readLength(value, { unit: unit ?? 'IN', sign: '.' }),
      said,
      PART_LIMITS.millimetres[1],
      'mm',
    )
    if (millimetres instanceof Fault) reasons.push(because('Dimensions', millimetres.code, ...millimetres.params))
    else if (millimetres > 0) given[field] = millimetres
  }
}
