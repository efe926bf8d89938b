import { beginning } from '#common/beginning'
import { Fault, type FaultCode } from '#common/fault'
import { plain, type Prices, stepOf } from '#common/prices'
import { readAmount } from '#common/typed-amount'
import { type DecimalSign, typedNumber } from '#common/typed-number'
import { readLength, readWeight } from '#common/typed-size'
import { joinCell, splitCell } from './cell-lists.ts'
import { readFlag } from './choices.ts'

/** Words whose meaning a supplier's mapping can tell. */
export type MappedKind = 'brand' | 'part-type' | 'position' | 'unit'

/** How the cells of one file, or of one grid, are read. */
export type CellReading = {
  prices: Prices
  /** What alone could be both: "1.234". */
  decimal?: DecimalSign | undefined
  /** The unit of a weight or length that names none. */
  units?: { weight?: string | undefined; length?: string | undefined } | undefined
  /** What a word of the file means here: a slug, a position; null: leave it out; undefined: not known. */
  ours?: ((kind: MappedKind, word: string) => string | null | undefined) | undefined
}

/** Undefined: the cell says nothing. */
export type Cell<T> = {
  read(text: string, by: CellReading): T | undefined | Fault
  write(value: T, by: CellReading): string
}

type Range = readonly [least: number, most: number]

const within = (
  amount: number,
  written: string,
  [least, most]: Range,
  said: (bound: number) => string | number = Number,
): number | Fault => {
  if (amount < least) return new Fault('too-low', written, said(least))
  return amount > most ? new Fault('too-high', written, said(most)) : amount
}

/** So much of a text that is too long stays in what is said of it. */
const TOLD = 200

/** A text of at most so many characters, and at least one. */
export const text = (most: number): Cell<string> => ({
  read(written) {
    if (written === '') return new Fault('missing')
    if (written.length > most) return new Fault('too-long', beginning(written, TOLD), most)
    // Neither is text for the database: a zero byte, and half of a character.
    return written.includes('\0') || !written.isWellFormed() ? new Fault('strange-signs') : written
  },
  write: (value) => value,
})

/** A price, a cost or a deposit. `free`: nothing is an amount too. */
export const money = (most: number, { free = false } = {}): Cell<number> => ({
  read(written, { prices, decimal }) {
    const amount = readAmount(prices, written, decimal)
    if (amount instanceof Fault) return amount
    if (amount === 0 && !free) return new Fault('no-price', written)
    return within(amount, written, [free ? 0 : stepOf(prices), most], (bound) => plain(prices, bound))
  },
  write: (amount, { prices }) => plain(prices, amount),
})

/** A whole number within its range. */
export const count = (range: Range): Cell<number> => ({
  read(written, { decimal }) {
    const amount = typedNumber(written, decimal)
    if (amount === null) return new Fault('not-a-number', written)
    return Number.isInteger(amount) ? within(amount, written, range) : new Fault('not-whole', written)
  },
  write: String,
})

/** A weight in grams or a length in millimetres. Files write 0 for what they do not know. */
export const size = (of: 'weight' | 'length', range: Range): Cell<number> => ({
  read(written, { decimal, units }) {
    const readSize = of === 'weight' ? readWeight : readLength
    const amount = readSize(written, { unit: units?.[of], sign: decimal })
    if (amount instanceof Fault) return amount
    return amount === 0 ? undefined : within(amount, written, range)
  },
  write: String,
})

/** One of a few words. With `mapped` the supplier's own words come first. */
export const choice = <T extends string>(
  choices: readonly T[],
  meant: (word: string) => T | undefined,
  mapped?: { kind: MappedKind; fault: FaultCode },
): Cell<T> => ({
  read(written, { ours }) {
    const said = mapped && ours?.(mapped.kind, written)
    if (said === null) return undefined
    return (
      (said as T | undefined) ?? meant(written) ?? new Fault(mapped?.fault ?? 'not-one-of', written, choices.join(', '))
    )
  },
  write: (value) => value,
})

/** A brand or a part type by its slug; the mapping knows the other words for it. A row of an ignored brand is about no part. */
export const slug = (kind: 'brand' | 'part-type', fault: FaultCode): Cell<string> => ({
  read(written, { ours }) {
    if (!ours) return written
    const said = ours(kind, written)
    return said === null && kind === 'part-type' ? undefined : (said ?? new Fault(fault, written))
  },
  write: (value) => value,
})

export const flag: Cell<boolean> = {
  read: (written) => {
    const said = readFlag(written)
    return said === undefined ? new Fault('not-one-of', written, 'yes, no') : said === 'yes'
  },
  write: (value) => (value ? 'yes' : 'no'),
}

/** Several in one cell: "a | b". */
export const list = <T>(most: number, read: (entry: string) => T | Fault, write: (one: T) => string): Cell<T[]> => ({
  read(written) {
    const entries = splitCell(written)
    if (entries.length > most) return new Fault('too-many', entries.length, most)
    const all = entries.map(read)
    return all.find((one) => one instanceof Fault) ?? (all as T[])
  },
  write: (all) => joinCell(all.map(write)),
})
