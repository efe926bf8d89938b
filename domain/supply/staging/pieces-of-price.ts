import { piecesIn } from '../cells/read-pieces.ts'
import type { PiesItem, PiesPrice } from '../read/shapes.ts'
import { isOfItem } from './is-of-item.ts'

/** Packages that hold several pieces, whatever else is said of them: case, carton, pallet, layer, dozen, gross. */
export const OF_SEVERAL = /^(?:CA|CS|CT|PL|LY|DZ|DZN|GR|GS|GRO)$/i
/** Two pieces, or an item that is a pair itself. */
const PAIR = /^(?:PR|NPR)$/i

/** A price for a package of several is for as many pieces as that holds; null: nothing says how many these are. */
export function piecesOfPrice({ uom }: PiesPrice, item: PiesItem): number | null {
  if (uom === null) return 1
  const { packSize } = item
  const isOfIt = packSize?.uom?.toUpperCase() === uom.toUpperCase() && Number(packSize.value) === 1
  if (isOfIt) return 1
  const known = PAIR.test(uom) ? packSize && 2 : piecesIn(uom)
  if (known !== null) return known === Number(packSize?.value) ? 1 : known
  const held = item.packages.find((one) => one.uom?.toUpperCase() === uom.toUpperCase())
  if (held && isOfItem(held, item)) return 1
  const eaches = Number(held?.eaches ?? Number.NaN)
  if (Number.isInteger(eaches) && eaches >= 1) return eaches
  return OF_SEVERAL.test(uom) || PAIR.test(uom) ? null : 1
}
