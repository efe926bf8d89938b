import type { ImportColumn } from '../schema.ts'

const OF_LIST: ReadonlySet<string | null> = new Set([null, 'number', 'brand', 'oeMaker', 'oeNumbers'])

/** Whether a table says nothing of parts but which numbers other makers have for them. */
export const isListOfNumbers = (columns: readonly ImportColumn[]): boolean =>
  columns.some(({ field }) => field === 'oeMaker') && columns.every(({ field }) => OF_LIST.has(field))
