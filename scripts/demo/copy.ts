import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import type { ClientBase } from 'pg'
import { from } from 'pg-copy-streams'

type Value = string | number | boolean | Date | null

/** One line of COPY's text format. */
export function copyLine(values: Value[]): string {
  let line = ''
  for (let i = 0; i < values.length; i++) line += (i === 0 ? '' : '\t') + field(values[i]!)
  return line + '\n'
}

/** Sends lines into a table; `columns` as in the lines. */
export async function copyInto(client: ClientBase, table: string, columns: string, lines: string): Promise<void> {
  if (lines === '') return
  await pipeline(Readable.from([Buffer.from(lines)]), client.query(from(`copy ${table} (${columns}) from stdin`)))
}

function field(value: Value): string | number {
  if (typeof value === 'number') return value
  if (value === null) return '\\N'
  if (typeof value === 'boolean') return value ? 't' : 'f'
  return value instanceof Date ? value.toISOString() : escape(value)
}

const special = /[\\\t\n\r]/
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function escape(text: string): string {
  return special.test(text) ? text.replace(/[\\\t\n\r]/g, (mark) => escapes[mark]!) : text
}
