import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { PassThrough, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { from, to } from 'pg-copy-streams'

/** One table's rows in a file of a dump: COPY text, compressed. */
type DumpedTable = { table: string; columns: string[]; file: string; rows: number; sha256: string }

/** A sequence: its last value, and whether it was given out. */
type DumpedSequence = { sequence: string; value: string; called: boolean }
/** `migration`: the last one of the version that made these tables. */
export type Dumped = { migration: string; tables: DumpedTable[]; sequences: DumpedSequence[] }

/**
 * A dump leaves out finished jobs, rate-limit counters, the list of migrations, and changes, which belong to this
 * database's own transactions.
 */
const TABLES = `
  select c.oid::regclass::text as "table", array_agg(quote_ident(a.attname) order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
    and c.relname not in ('migration', 'change')
  group by c.oid order by 1`
const ALL_SEQUENCES = `
  select oid::regclass::text as sequence from pg_class
  where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`
const LAST_MIGRATION = 'select max(name collate "C") as migration from migration'
const JOBS = 'jobs.job'
const WAITING = `state < 'completed'`

/** Passes bytes through and computes their checksum. */
function hashing(): { through: Transform; sha256(): string } {
  const hash = createHash('sha256')
  const through = new Transform({
    transform(chunk, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { through, sha256: () => hash.digest('hex') }
}

/**
 * Writes every row of the shop, as of one moment, into files of `folder`, while the shop goes on writing: one
 * REPEATABLE READ transaction reads them all. It streams, so memory does not grow with the data. After a failure, such as a full
 * disk, the client still waits for rows that nobody takes: then only its `end` is of use.
 */
export async function dumpTables(client: Client, folder: string): Promise<Dumped> {
  await client.query('begin isolation level repeatable read read only')
  const { rows: last } = await client.query<{ migration: string }>(LAST_MIGRATION)
  const { rows: tables } = await client.query<{ table: string; columns: string[] }>(TABLES)
  const { rows: jobs } = await client.query<{ columns: string[] }>(
    `select array_agg(quote_ident(attname) order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [JOBS],
  )
  const dumped: DumpedTable[] = []
  for (const { table, columns } of [...tables, { table: JOBS, columns: jobs[0]!.columns }]) {
    const file = `${table.replaceAll('"', '')}.copy.gz`
    const where = table === JOBS ? ` where ${WAITING}` : ''
    const copy = client.query(to(`copy (select ${columns.join(', ')} from ${table}${where}) to stdout`))
    const { through, sha256 } = hashing()
    await pipeline(copy, createGzip({ level: 3 }), through, createWriteStream(join(folder, file)))
    dumped.push({ table, columns, file, rows: copy.rowCount, sha256: sha256() })
  }
  const sequences = await dumpSequences(client)
  await client.query('rollback')
  return { migration: last[0]!.migration, tables: dumped, sequences }
}

async function dumpSequences(client: Client): Promise<DumpedSequence[]> {
  const { rows } = await client.query<{ sequence: string }>(ALL_SEQUENCES)
  const dumped: DumpedSequence[] = []
  for (const { sequence } of rows) {
    const { rows: at } = await client.query<Omit<DumpedSequence, 'sequence'>>(
      `select last_value::text as value, is_called as called from ${sequence}`,
    )
    dumped.push({ sequence, ...at[0]! })
  }
  return dumped
}

/** Reads a dumped file to its end. Throws if its size or checksum is wrong. */
export async function checkDumped(folder: string, { file, sha256 }: { file: string; sha256: string }): Promise<void> {
  const { through, sha256: found } = hashing()
  await pipeline(createReadStream(join(folder, file)), through, new PassThrough().resume())
  if (found() !== sha256) throw new Error(`${file} is damaged: its checksum is not the one that was noted.`)
}

const isEmpty = (tables: readonly string[]) =>
  `select ${tables.map((table) => `not exists (select from ${table})`).join(' and ')} as empty`
/** Older dumps have no sequence that belongs to a column. */
const OWNED_SEQUENCES = `
  select format('select setval(%L, coalesce((select max(%I) from %s), 1))', pg_get_serial_sequence(c.oid::regclass::text, a.attname),
    a.attname, c.oid::regclass) as statement
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and pg_get_serial_sequence(c.oid::regclass::text, a.attname) is not null`

/**
 * Restores dumped tables into a migrated database whose `empty` tables have no rows: all or nothing. It disables
 * triggers and foreign keys meanwhile, since the rows were consistent when they were dumped. That takes a superuser or
 * the right to set `session_replication_role`.
 */
export async function loadTables(
  client: Client,
  folder: string,
  { tables, sequences }: Pick<Dumped, 'tables' | 'sequences'>,
  empty: readonly string[],
): Promise<void> {
  await client.query('begin')
  try {
    const { rows } = await client.query<{ empty: boolean }>(isEmpty(empty))
    if (!rows[0]!.empty) throw new Error('This database is not empty. Restore into a new one.')
    await client.query('set local session_replication_role = replica')
    await client.query(`truncate ${tables.map(({ table }) => table).join(', ')}`)
    for (const { table, columns, file, rows } of tables) {
      const copy = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`))
      await pipeline(createReadStream(join(folder, file)), createGunzip(), copy)
      if (copy.rowCount !== rows) throw new Error(`${table}: ${copy.rowCount} rows instead of ${rows}`)
    }
    const { rows: owned } = await client.query<{ statement: string }>(OWNED_SEQUENCES)
    for (const { statement } of owned) await client.query(statement)
    for (const { sequence, value, called } of sequences)
      await client.query('select setval($1, $2, $3)', [sequence, value, called])
    await client.query('commit')
  } catch (err) {
    await client.query('rollback').catch(() => {})
    throw err
  }
  await client.query('analyze')
}
