import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Client } from 'pg'
import { codeOf } from '../errors.ts'
import { MIGRATIONS, type Migration, readMigrations } from './migration-files.ts'
import type { Db } from './pool.ts'
import { withClient } from './with-client.ts'

/** Why a database cannot be migrated to this version, in a sentence for the person who starts the shop. */
class CannotMigrate extends Error {}

/** Statements may take long, but none waits longer than this for a lock: everything behind it would wait too. */
const LOCK_WAIT = '3s'
const TRIES = 20
const LONGEST_PAUSE_MS = 10_000
/** The version of the embedded server, on which the tests run; statements use what it brought. */
const LEAST_POSTGRES = 18
/** Any number, the same in every process: one process migrates, the others wait. */
const ONE_AT_A_TIME = 7_302_211
const LOCK_NOT_AVAILABLE = '55P03'

/** Creates the table of the migrations that have run. */
export const JOURNAL = `
  create table if not exists migration (
    name text primary key,
    checksum text not null,      -- of the file when it ran here
    at timestamptz not null default now()
  )`

type Ran = Map<string, string>

/**
 * Migrates the database at an address, one transaction for each migration. Several processes may call it at once. It
 * uses a connection of its own without a timeout. Safe to call again after a failure. `last` names the last migration that runs,
 * for the rows of an older version; without it, all run.
 * @throws CannotMigrate for a server that is too old, a database that is not in UTF8, and one that another or an edited
 * version of the shop has made
 */
export async function migrate(url: string, folder = MIGRATIONS, last?: string): Promise<void> {
  const migrations = await readMigrations(folder)
  await withClient(url, 'camber-migrate', async (client) => {
    await client.query(`set statement_timeout = 0; set lock_timeout = '${LOCK_WAIT}'`)
    await refuseUnfit(client)
    await takeTurn(client)
    await refuseOlder(client)
    await client.query(JOURNAL)
    const ran = await journal(client)
    refuseChanged(migrations, ran)
    const wanted = last === undefined ? migrations : migrations.filter(({ name }) => name <= last)
    for (const migration of wanted) if (!ran.has(migration.name)) await retried(client, migration)
  })
}

async function refuseUnfit(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding`,
  )
  const { version, encoding } = rows[0]!
  if (version < LEAST_POSTGRES)
    throw new CannotMigrate(
      `The server of DATABASE_URL runs PostgreSQL ${version}. The shop needs PostgreSQL ${LEAST_POSTGRES} or newer; ` +
        'without DATABASE_URL it starts its own.',
    )
  if (encoding !== 'UTF8')
    throw new CannotMigrate(
      `The encoding of this database is ${encoding}. The shop needs UTF8: ` +
        `please make one with "create database … encoding 'UTF8' template template0".`,
    )
}

/** Polls: a session that waits inside a statement would block `create index concurrently` for ever. */
async function takeTurn(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [ONE_AT_A_TIME])
    if (rows[0]!.ours) return
    await pause(200)
  }
}

async function refuseOlder(client: Client): Promise<void> {
  const { rows } = await client.query<{ old: boolean }>(`select to_regclass('kysely_migration') is not null as old`)
  if (rows[0]!.old)
    throw new CannotMigrate(
      'This database was made by a version of the shop from before its first release, which cannot be brought up to ' +
        'date. Please start with a new DATA_DIR, or with an empty database in DATABASE_URL.',
    )
}

async function journal(client: Client): Promise<Ran> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration')
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function refuseChanged(migrations: readonly Migration[], ran: Ran): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const [name, checksum] of ran) {
    const migration = known.get(name)
    if (!migration)
      throw new CannotMigrate(
        `This database is newer than this version of the shop, which does not know its migration ${name}.`,
      )
    if (migration.checksum !== checksum)
      throw new CannotMigrate(
        `The migration ${name} was edited after it ran on this database. A migration never changes: write a new one.`,
      )
  }
}

/** Retries, with growing pauses, while others hold a lock that the migration needs. */
async function retried(client: Client, migration: Migration): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await run(client, migration)
    } catch (err) {
      const isLocked = codeOf(err) === LOCK_NOT_AVAILABLE
      if (!isLocked || tries === TRIES)
        throw new Error(`The migration ${migration.name} failed: ${err instanceof Error ? err.message : err}`, {
          cause: err,
        })
      await pause(Math.min(100 * 2 ** tries, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2))
    }
  }
}

async function run(client: Client, { name, checksum, inTransaction, statements }: Migration): Promise<void> {
  const note = () => client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
  if (!inTransaction) {
    for (const statement of statements) await client.query(statement)
    await note()
    return
  }
  await client.query('begin')
  try {
    for (const statement of statements) await client.query(statement)
    await note()
    await client.query('commit')
  } catch (err) {
    await client.query('rollback').catch(() => {})
    throw err
  }
}

let ours: Promise<Migration[]> | undefined

/** Whether every migration of this version has run, unedited: part of being ready. */
export async function isMigrated(db: Db): Promise<boolean> {
  const migrations = await (ours ??= readMigrations(MIGRATIONS))
  const { rows } = await sql<{ name: string; checksum: string }>`select name, checksum from migration`.execute(db)
  const ran = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  return migrations.every(({ name, checksum }) => ran.get(name) === checksum)
}
