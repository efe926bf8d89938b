import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type ClientBase, Pool, types } from 'pg'
import type { Log } from '../log.ts'

/**
 * SQL is written by hand with Kysely's `sql` tag (rows typed at the call), so no table types are kept here.
 * `Db` is a pool or a transaction on it.
 */
// oxlint-disable-next-line typescript/no-explicit-any
export type Db = Kysely<any>

types.setTypeParser(types.builtins.INT8, Number)

const ANEW = '/* planned anew */'

/** Begins a query whose best plan depends on its values: it is planned anew each time. */
export const PLANNED_ANEW = sql.raw(ANEW)

/** Any other query sent as text and values becomes a named prepared statement, planned once for each connection. */
function prepare(client: ClientBase) {
  const names = new Map<string, string>()
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const named = (text: string) => {
    let name = names.get(text)
    if (!name && names.size < 500) {
      name = createHash('sha1').update(text).digest('base64url')
      names.set(text, name)
    }
    return name
  }
  const prepared = (...args: unknown[]) => {
    const [text, values, ...rest] = args
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return query(...args)
    if (text.startsWith(ANEW)) return query(...args)
    return query({ name: named(text), text, values }, ...rest)
  }
  client.query = prepared as typeof client.query
}

const LIMITS = '-c jit=off -c statement_timeout=15000 -c idle_in_transaction_session_timeout=15000'
/** Finding asks the same few questions over and over: each is planned once, for any values, and nothing is written. */
const FINDING = `${LIMITS} -c plan_cache_mode=force_generic_plan -c default_transaction_read_only=on`

export type OpenDb = { db: Db; close(): Promise<void> }

/** A bounded pool. `max` connections; a caller waits at most 2 s for one before it is told that the shop is busy. */
export function openDb(url: string, log: Log, max = 10, use: 'all' | 'finding' = 'all'): OpenDb {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 30_000,
    application_name: 'camber',
    options: use === 'finding' ? FINDING : LIMITS,
  })
  pool.on('error', (err) => log.warn({ err }, 'an idle database connection was lost'))
  pool.on('connect', (client) => {
    prepare(client)
    // Whoever uses a lost connection is told by its own statement; without a listener the process would end.
    client.on('error', () => {})
  })
  // oxlint-disable-next-line typescript/no-explicit-any
  const db = new Kysely<any>({ dialect: new PostgresDialect({ pool }) })
  return { db, close: () => db.destroy() }
}
