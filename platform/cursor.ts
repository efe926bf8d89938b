import { type RawBuilder, sql } from 'kysely'
import { phrase } from '#common/phrase'
import { invalid } from './errors.ts'

/** A place in a list sorted by (time desc, id desc): the time in microseconds, as in the database, and the id. */
type Place = { micros: number; id: string }

/** Encodes a place as a cursor for callers. */
export const writePlace = ({ micros, id }: Place): string => `${micros}~${id}`

/** Decodes a caller's cursor; null: the start of the list. */
export function readPlace(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null
  const [, micros, id] = /^(\d{1,16})~([\w-]{1,64})$/.exec(cursor) ?? []
  if (!micros || !id) throw invalid({ cursor: phrase('refusal.foreignCursor') })
  return { micros: Number(micros), id }
}

/** A timestamp column as microseconds. */
export const microsOf = (column: string): RawBuilder<number> =>
  sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`

/** Microseconds as a timestamp. */
export const timeOf = (micros: number): RawBuilder<Date> =>
  sql<Date>`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`
