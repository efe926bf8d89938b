import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type ClientBase, Pool, type PoolClient, types } from 'pg'
import type { Log } from '../log.ts'
import { isSpent } from './failures.ts'

/**
 * SQL is written by hand with Kysely's `sql` tag and each call types its rows, so there are no table types. `Db` is a
 * pool or a transaction on it.
 */
// oxlint-disable-next-line typescript/no-explicit-any
export type Db = Kysely<any>

types.setTypeParser(types.builtins.INT8, Number)

const ANEW = '/* planned anew */'

/** Starts a query whose best plan depends on its values: PostgreSQL plans it each time. */
export const PLANNED_ANEW = sql.raw(ANEW)

/** Any other query with parameters becomes a named prepared statement, which each connection plans once. */
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

const settings = (patience: number, ...more: string[]) =>
  ['jit=off', `statement_timeout=${patience}`, 'idle_in_transaction_session_timeout=15000', ...more]
    .map((setting) => `-c ${setting}`)
    .join(' ')

/** The server cancels a statement after 9 s; if the server does not respond, the shop gives up after 10 s. */
const ANSWERS = { options: settings(9_000), query_timeout: 10_000, connectionTimeoutMillis: 2_000 }

const USES = {
  /** For requests, where somebody waits. */
  answers: ANSWERS,
  /** For searches, which repeat a few statements: each is planned once, for any values. Read-only. */
  finding: {
    ...ANSWERS,
    options: settings(9_000, 'plan_cache_mode=force_generic_plan', 'default_transaction_read_only=on'),
  },
  /** For long reads: planned for their values, and without parallel workers. Read-only. */
  heavy: {
    ...ANSWERS,
    options: settings(9_000, 'max_parallel_workers_per_gather=0', 'default_transaction_read_only=on'),
  },
  /** For jobs: nobody waits, and a statement may take as long as a job. */
  work: { options: settings(60_000), connectionTimeoutMillis: 10_000 },
  /** For one long load, which is started again if it fails: no timeout, and memory for its indexes. */
  bulk: { options: settings(0, 'synchronous_commit=off', 'maintenance_work_mem=256MB') },
}

/** Closes a broken connection, so that the pool opens another one for the next caller. */
function closeWhenSpent(client: PoolClient & { end?(): Promise<void> }) {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const closing = (...args: unknown[]) => {
    const result = query(...args)
    if (!(result instanceof Promise)) return result
    return result.catch((err: unknown) => {
      if (isSpent(err)) void client.end?.().catch(() => {})
      throw err
    })
  }
  client.query = closing as typeof client.query
}

type OpenDb = { db: Db; close(): Promise<void> }

const pools = new WeakMap<Db, Pool>()

/** The pool of a `Db` that `openDb` made, for what Kysely does not know. */
export function poolOf(db: Db): Pool {
  const pool = pools.get(db)
  if (!pool) throw new Error('A transaction has no pool')
  return pool
}

/** A bounded pool with `max` connections. A caller waits at most 2 s for one; then the shop answers that it is busy. */
export function openDb(url: string, log: Log, max: number, use: keyof typeof USES = 'answers'): OpenDb {
  const pool = new Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: 30_000,
    application_name: 'camber',
    ...USES[use],
  })
  pool.on('error', (err) => log.warn({ err }, 'an idle database connection was lost'))
  pool.on('connect', (client) => {
    closeWhenSpent(client)
    prepare(client)
    // A lost connection fails the statement that uses it; without a listener the error would end the process.
    client.on('error', () => {})
  })
  // oxlint-disable-next-line typescript/no-explicit-any
  const db = new Kysely<any>({ dialect: new PostgresDialect({ pool }) })
  pools.set(db, pool)
  return { db, close: () => db.destroy() }
}
