import { piecesIn } from '../../cells/read-pieces.ts'
import type { PiesItem, PiesPrice } from '../../read/shapes.ts'
import { isOfItem } from './is-of-item.ts'

/** Packages that hold several pieces, whatever else is said of them: case, carton, pallet, layer, dozen, gross. */
export const OF_SEVERAL = /^(?:CA|CS|CT|PL|LY|DZ|DZN|GR|GS|GRO)$/i
/** What a pack of this unit holds, which is a price's unit to some and the item itself to others. */
const HELD: ReadonlyMap<string, number> = new Map([
  ['PR', 2],
  ['NPR', 2],
  ['DZ', 12],
  ['DZN', 12],
  ['GS', 144],
  ['GRO', 144],
])
const saysOne = ({ packSize, packages }: PiesItem) =>
  packSize !== null || packages.some(({ eaches }) => Number(eaches) === 1)

/** A price for a package of several is for as many pieces as that holds; null: nothing says how many these are. */
export function piecesOfPrice({ uom }: PiesPrice, item: PiesItem): number | null {
  if (uom === null) return 1
  const { packSize } = item
  const unit = uom.toUpperCase()
  if (packSize?.uom?.toUpperCase() === unit && Number(packSize.value) === 1) return 1
  const known = HELD.has(unit) ? (saysOne(item) ? HELD.get(unit)! : null) : piecesIn(uom)
  if (known !== null) return known === Number(packSize?.value) ? 1 : known
  const held = item.packages.find((one) => one.uom?.toUpperCase() === unit)
  if (held && isOfItem(held, item)) return 1
  const eaches = Number(held?.eaches ?? Number.NaN)
  if (Number.isInteger(eaches) && eaches >= 1) return eaches
  return OF_SEVERAL.test(uom) || HELD.has(unit) ? null : 1
}
