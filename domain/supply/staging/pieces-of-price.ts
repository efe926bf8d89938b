import { piecesIn } from '../cells/read-pieces.ts'
import type { PiesItem, PiesPrice } from '../read/shapes.ts'
import { isOfItem } from './is-of-item.ts'

/** Packages that hold several pieces, whatever else is said of them: case, carton, pallet, layer. */
export const OF_SEVERAL = /^(?:CA|CS|CT|PL|LY)$/i

/** A price for a package of several is for as many pieces as that holds; null: nothing says how many these are. */
export function piecesOfPrice({ uom }: PiesPrice, item: PiesItem): number | null {
  const known = piecesIn(uom ?? '')
  if (known !== null || uom === null) return known ?? 1
  const held = item.packages.find((one) => one.uom?.toUpperCase() === uom.toUpperCase())
  if (held && isOfItem(held, item)) return 1
  const eaches = Number(held?.eaches ?? Number.NaN)
  if (Number.isInteger(eaches) && eaches >= 1) return eaches
  return OF_SEVERAL.test(uom) ? null : 1
}
