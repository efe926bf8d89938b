import { type RawBuilder, sql } from 'kysely'
import { phrase } from '#common/phrase'
import { invalid } from './errors.ts'

/** A place in a list sorted by (time desc, id desc): the time in microseconds, as in the database, and the id. */
type Place = { micros: number; id: string }

const writePlace = ({ micros, id }: Place): string => `${micros}~${id}`

/** Decodes a caller's cursor; null: the start of the list. */
export function readPlace(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null
  const [, micros, id] = /^(\d{1,16})~([\w-]{1,64})$/.exec(cursor) ?? []
  if (!micros || !id) throw invalid({ cursor: phrase('refusal.foreignCursor') })
  return { micros: Number(micros), id }
}

/**
 * Whether a row comes after the cursor's place in a list by a time and an id, the newest first or the oldest; without a
 * cursor each does.
 */
export function afterCursor(
  cursor: string | undefined,
  [time, id]: readonly [time: string, id: string],
  order: 'newest-first' | 'oldest-first' = 'newest-first',
): RawBuilder<boolean> {
  const place = readPlace(cursor)
  if (!place) return sql<boolean>`true`
  const isBeyond = order === 'newest-first' ? sql`<` : sql`>`
  return sql<boolean>`(${sql.ref(time)}, ${sql.ref(id)}) ${isBeyond} (${timeOf(place.micros)}, ${place.id})`
}

/** A page of the rows of a list, of which one more than `limit` was read, and the cursor of the next page; null: this is the last. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => Place,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, limit)
  return { page, next: rows.length > limit ? writePlace(placeOf(page.at(-1)!)) : null }
}

/** A timestamp column as microseconds. */
export const microsOf = (column: string): RawBuilder<number> =>
  sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`

/** Microseconds as a timestamp. */
export const timeOf = (micros: number): RawBuilder<Date> =>
  sql<Date>`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`
