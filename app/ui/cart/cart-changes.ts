import type { Answer } from '../../web/api-types.ts'
import { isSameLine, type Line } from '../../web/cart/cart-cars.ts'

export type Kept = { lines: readonly Line[]; later: readonly Line[] }
type KeptLine = Answer<'GET', '/my-cart'>['lines'][number]

export const toLine = ({ part, quantity, car, engine, is, knows, label }: KeptLine): Line => {
  if (car === undefined || label === undefined) return { part, quantity, car: null }
  const named = { car, label, ...(engine !== undefined && { engine }), ...(is?.length && { is }) }
  return { part, quantity, car: { ...named, ...(knows && { knows: true }) } }
}

const isUnchanged = (one: Line, other: Line) =>
  isSameLine(one, other) && one.quantity === other.quantity && one.car?.knows === other.car?.knows

/** What makes one list the other: lines as they are to be, and with a quantity of 0 those to be taken out. */
function lineChanges(from: readonly Line[], to: readonly Line[]): Line[] {
  const put = to.filter((line) => !from.some((one) => isUnchanged(one, line)))
  const gone = from.filter((line) => !to.some((one) => isSameLine(one, line)))
  return [...put, ...gone.map((line) => ({ ...line, quantity: 0 }))]
}

const withLines = (lines: readonly Line[], changes: readonly Line[]): Line[] => [
  ...lines.map((line) => changes.find((one) => isSameLine(one, line)) ?? line).filter(({ quantity }) => quantity > 0),
  ...changes.filter((line) => line.quantity > 0 && !lines.some((one) => isSameLine(one, line))),
]

/** What has changed from one state of a cart to another. */
export const changesOf = (from: Kept, to: Kept) => ({
  lines: lineChanges(from.lines, to.lines),
  later: lineChanges(from.later, to.later),
})

const linesBeyond = (held: readonly Line[], lines: readonly Line[]): Line[] =>
  lines
    .map((line) => ({ ...line, quantity: line.quantity - (held.find((one) => isSameLine(one, line))?.quantity ?? 0) }))
    .filter(({ quantity }) => quantity > 0)

/** What a cart has more than somebody's account held. */
export const beyond = (held: Kept, cart: Kept): Kept => ({
  lines: linesBeyond(held.lines, cart.lines),
  later: linesBeyond(held.later, cart.later),
})

/** A cart with such changes made. */
export const withChanges = (kept: Kept, { lines, later }: ReturnType<typeof changesOf>): Kept => ({
  lines: withLines(kept.lines, lines),
  later: withLines(kept.later, later),
})
