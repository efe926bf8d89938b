import type { PartApplication } from '../schema.ts'

type Line = Omit<PartApplication, 'engineName'>

/** Lines of which one may cover another have the same. */
export const carKey = ({ make, model }: Line): string => `${make}\n${model}`.toLowerCase()

/** Whether a line of a list of cars says all that another one says: the same car or more of it, under no further conditions. */
export const covers = (wide: Line, line: Line): boolean =>
  wide.yearFrom <= line.yearFrom &&
  line.yearTo <= wide.yearTo &&
  (wide.engine === null || wide.engine === line.engine) &&
  (wide.position === null || wide.position === line.position) &&
  carKey(wide) === carKey(line) &&
  wide.conditions.every(({ kind, value }) => line.conditions.some((one) => one.kind === kind && one.value === value))
