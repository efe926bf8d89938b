import { piecesOfUnit } from '../cells/read-pieces.ts'
import type { ColumnField, HeadingField } from './fields.ts'

type Guess = { field: HeadingField; rank: number }
type Guesses = readonly (Guess | null)[]
type Said = readonly (ColumnField | null | undefined)[]

/** More than any car has of one part. */
const MOST_IN_A_CAR = 16

/**
 * One column for each field, of several guesses the best; of details of cars all. Before that the headings that have two meanings
 * get theirs by the other columns. `said`: what an admin decided.
 */
export function settleFields(
  guesses: Guesses,
  said: Said,
  cells: readonly (readonly string[])[],
): (ColumnField | null)[] {
  const clear = withAmounts(withMakers(withOlder(withUnits(guesses, cells), said), said), said, cells)
  const taken = new Set(said.filter((field) => field !== null && field !== undefined))
  const best = new Map<ColumnField, { at: number; rank: number }>()
  for (const [at, guess] of clear.entries()) {
    if (!guess || isOfSeveral(guess.field) || taken.has(guess.field)) continue
    const other = best.get(guess.field)
    if (!other || guess.rank < other.rank) best.set(guess.field, { at, rank: guess.rank })
  }
  return clear.map((guess, at) =>
    guess && (isOfSeveral(guess.field) || best.get(guess.field)?.at === at) ? guess.field : null,
  )
}

/** What the prices are for, if of every unit it is known how many pieces that is. */
const withUnits = (guesses: Guesses, cells: readonly (readonly string[])[]): Guesses =>
  guesses.map((guess, at) => {
    if (guess?.field !== 'unit') return guess
    return cells[at]!.every((cell) => piecesOfUnit(cell) !== null)
      ? { rank: guess.rank + AFTER, field: 'priceUnit' }
      : null
  })
/** A column that is called the unit of the price is the better one. */
const AFTER = 500

/** A list of old and new numbers is about the old ones: each says which part is to be taken instead. */
function withOlder(guesses: Guesses, said: Said): Guesses {
  const all = guesses.map((guess, at) => said[at] ?? guess?.field)
  if (all.includes('number') || !all.includes('supersededBy')) return guesses
  return guesses.map((guess) => (guess?.field === 'supersededNumbers' ? { ...guess, field: 'number' } : guess))
}

/** A list has as many columns of details as it likes. */
const isOfSeveral = (field: ColumnField) => field === 'carDetail'

const OF_CARS_ALONE: ReadonlySet<HeadingField> = new Set<HeadingField>(['model', 'carDetail'])
const CAR_FIELDS: readonly HeadingField[] = ['make', 'year', 'years', 'yearFrom', 'yearTo', 'engine']

/**
 * "Marke" is the make of the car where a model follows and the list is one of cars; else it is the brand of the part. A
 * model in a list of nothing but parts is the name of a part or of its series, and its power or version is the part's.
 */
function withMakers(guesses: Guesses, said: Said): Guesses {
  const fieldAt = (at: number) => said[at] ?? guesses[at]?.field
  const all = guesses.map((_guess, at) => fieldAt(at))
  const isOfCars = all.includes('model') && CAR_FIELDS.some((field) => all.includes(field))
  const before = all.includes('make') ? -1 : all.slice(0, all.indexOf('model')).lastIndexOf('maker')
  const make = isOfCars ? (before >= 0 || all.includes('make') ? before : all.indexOf('maker')) : -1
  return guesses.map((guess, at) => {
    if (guess?.field === 'maker') return { ...guess, field: at === make ? 'make' : 'brand' }
    return guess && OF_CARS_ALONE.has(guess.field) && !isOfCars ? null : guess
  })
}

/** "Qty" of a list of cars is in one car. In another list it is in stock if its numbers can be nothing else. */
function withAmounts(
  guesses: Guesses,
  said: Said,
  cells: readonly (readonly string[])[],
): ({ field: ColumnField; rank: number } | null)[] {
  const all = guesses.map((guess, at) => said[at] ?? guess?.field)
  const isOfCars = all.includes('model')
  const hasStock = all.some((field, at) => field === 'stock' && (said[at] !== undefined || cells[at]!.some(isCount)))
  return guesses.map((guess, at) => {
    if (!guess || guess.field === 'maker' || guess.field === 'unit') return null
    if (guess.field !== 'amount') return { ...guess, field: guess.field }
    if (isOfCars || hasStock) return { ...guess, field: 'quantity' }
    return cells[at]!.some(isInStock) ? { rank: guess.rank - COUNTS, field: 'stock' } : null
  })
}

/** A column that counts is the better one beside a column of yes and no. */
const COUNTS = 100
const isCount = (cell: string) => /\d/.test(cell) && !/^[01]([.,]0+)?$/.test(cell)
const isInStock = (cell: string) =>
  /[<>+]|^-?0+([.,]0+)?$|^-\d/.test(cell) || Number(cell.replace(/[.,]0+$/, '')) > MOST_IN_A_CAR
