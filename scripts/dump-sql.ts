import type { Client } from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { JOURNAL } from '#platform/db/migrate'
import type { Migration } from '#platform/db/migration-files'

/** Stands between two statements that must not share a transaction. */
const NEXT = '\n-- next\n'

const TABLES = `
  select c.oid::regclass::text as "table", array_agg(quote_ident(a.attname) order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
  group by c.oid order by 1`
const SEQUENCES = `select oid::regclass::text as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`

/**
 * A database as SQL: the statements of its migrations, the tables of its job queue, its rows and sequences. Pieces between
 * lines `-- next` run one after the other, in an empty database, by a superuser.
 */
export async function sqlOf(client: Client, migrations: readonly Migration[]): Promise<string> {
  const { rows: tables } = await client.query<{ table: string; columns: string[] }>(TABLES)
  const filled: string[] = []
  for (const { table, columns } of tables) filled.push(await insertsOf(client, table, columns))
  const rows = [
    'begin',
    'set local session_replication_role = replica', // no triggers, no foreign keys: the rows are consistent
    `truncate ${tables.map(({ table }) => table).join(', ')}`,
    ...filled.filter(Boolean),
    ...(await settingsOf(client)),
    'commit',
  ]
  return [
    JOURNAL,
    ...migrations.flatMap(({ statements }) => statements),
    getConstructionPlans('jobs'),
    rows.join(';\n'),
  ].join(NEXT)
}

/** Empty for a table without rows. */
async function insertsOf(client: Client, table: string, columns: readonly string[]): Promise<string> {
  const values = columns.map((column) => `quote_nullable(${column}::text)`).join(', ')
  const { rows } = await client.query<{ row: string }>(
    `select concat_ws(', ', ${values}) as row from ${table} order by ${columns[0]}, 1`,
  )
  if (rows.length === 0) return ''
  const lines = rows.map(({ row }) => `(${row})`).join(',\n')
  return `insert into ${table} (${columns.join(', ')}) overriding system value values\n${lines}`
}

async function settingsOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(SEQUENCES)
  const states: string[] = []
  for (const { name } of rows) {
    const { rows: at } = await client.query<{ value: string; called: boolean }>(
      `select last_value as value, is_called as called from ${name}`,
    )
    states.push(`select setval('${name}', ${at[0]!.value}, ${at[0]!.called})`)
  }
  return states
}
