import { finished } from 'node:stream/promises'
import { from } from 'pg-copy-streams'
import { type Db, poolOf } from './pool.ts'

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escaped = (text: string) =>
  /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character]!) : text

const cellOf = (value: string | number | null) =>
  value === null ? '\\N' : typeof value === 'number' ? value : escaped(value)

/** One line of COPY's text format. */
export const copyLine = (values: readonly (string | number | null)[]): string => `${values.map(cellOf).join('\t')}\n`

/**
 * Inserts lines by COPY: "import_row (n, state)". It takes a connection of its own, so it is no part of a transaction; all
 * lines are inserted or none. `db` is a pool of `openDb`.
 */
export async function copyInto(db: Db, into: string, lines: string): Promise<void> {
  const client = await poolOf(db).connect()
  try {
    const copy = client.query(from(`copy ${into} from stdin`))
    copy.end(lines)
    await finished(copy)
  } finally {
    client.release()
  }
}
