import { joinCell } from '#domain/catalogue'
import type { StoredApplication } from '#domain/fitment'
import type { Goods } from '../goods.ts'

/** A part with the vehicles that it fits. */
export type Fitted = { part: Goods; applications: StoredApplication[] }

/** The rows of such a file. Position and quantity are empty where those of the part hold. */
export const applicationRows = ({ part, applications }: Fitted) => applications.map((one) => cellsOf(part, one))

function cellsOf({ brand, number }: Goods, one: StoredApplication) {
  const notes = one.conditions.filter(({ kind }) => kind === 'note')
  const others = one.conditions.filter(({ kind }) => kind !== 'note')
  return [
    brand,
    number,
    one.yearFrom,
    one.yearTo,
    one.make,
    one.model,
    one.engineName,
    one.position,
    one.quantity,
    joinCell(others.map(({ kind, value }) => `${kind} = ${value}`)),
    joinCell(notes.map(({ value }) => value)),
  ]
}
