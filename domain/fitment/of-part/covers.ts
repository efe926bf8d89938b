import type { PartApplication } from '../schema.ts'

type Line = Omit<PartApplication, 'engineName'>

const askedOf = ({ conditions }: Line) => conditions.map(({ kind, value }) => `${kind} ${value}`)

/** Whether a line of a list of cars says all that another one says: the same car or more of it, under no further conditions. */
export function covers(wide: Line, line: Line): boolean {
  const isSameCar =
    wide.make.toLowerCase() === line.make.toLowerCase() && wide.model.toLowerCase() === line.model.toLowerCase()
  const asked = new Set(askedOf(line))
  return (
    isSameCar &&
    wide.yearFrom <= line.yearFrom &&
    line.yearTo <= wide.yearTo &&
    (wide.engine === null || wide.engine === line.engine) &&
    (wide.position === null || wide.position === line.position) &&
    askedOf(wide).every((one) => asked.has(one))
  )
}
