import type { PiesPrice } from '../../read/shapes.ts'

/** A price and for how many pieces it is; null: nobody says. */
export type Priced = PiesPrice & { pieces: number | null }

export const startOf = ({ effective }: PiesPrice) => effective ?? ''

/**
 * The newest of prices of one type, which are sorted by their days. Of one day that of a single piece counts before that of a carton,
 * and the last of several, which is told where they differ.
 */
export function choosePrice(leaveOut: (what: string) => void, all: readonly Priced[]): Priced | undefined {
  const newest = all.at(-1)
  if (!newest) return undefined
  const ofDay = all.filter((one) => startOf(one) === startOf(newest))
  const chosen = ofDay.findLast(({ pieces }) => pieces === 1) ?? newest
  const isOther = ({ pieces, price }: Priced) => pieces === chosen.pieces && Number(price) !== Number(chosen.price)
  if (ofDay.some(isOther)) leaveOut(`second ${chosen.type} prices of one day`)
  return chosen
}
