import type { Thing } from './phrase.ts'

/** The highest number of a row. */
export const ROW_ID_MAX = 2 ** 31 - 1
/** The same in tables of few rows, whose numbers are a smallint: brands, part types, places, suppliers … */
export const FEW_ID_MAX = 2 ** 15 - 1

const isNumber = (id: string, max: number) => /^(0|[1-9]\d{0,9})$/.test(id) && Number(id) <= max

/** Whether a text can be the number of a row; any other text names no row. */
export const isRowId = (id: string): boolean => isNumber(id, ROW_ID_MAX)
/** The same of a table of few rows. */
export const isFewId = (id: string): boolean => isNumber(id, FEW_ID_MAX)

/** What stands in tables of few rows. */
const FEW: readonly Thing[] = ['brand', 'category', 'place', 'zone', 'method', 'repair', 'supplier']

/** Whether a text can be the number of such a thing. */
export const isIdOf = (what: Thing, id: string): boolean => (FEW.includes(what) ? isFewId(id) : isRowId(id))
