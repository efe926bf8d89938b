import { sql } from 'kysely'

/** A column of moments as JSON writes them, "2026-03-01T12:00:00.000Z". */
export const utcText = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
