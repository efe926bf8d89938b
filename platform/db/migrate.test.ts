import { cp, mkdtemp, rm, writeFile, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { createLog } from '#platform/log'
import { emptyDatabase } from '../../tests/support/machine/empty-database.ts'
import { copyDatabase } from '../../tests/support/shops/shop.ts'
import { isMigrated, migrate } from './migrate.ts'
import { MIGRATIONS } from './migration-files.ts'
import { openDb } from './pool.ts'

/** A shop with 3,000 parts, as an older version left it. */
async function furnishedDatabase(): Promise<string> {
  const { url, drop } = await copyDatabase()
  onTestFinished(drop)
  return url
}

/** The shop's migrations and more: file name → SQL. */
async function withPlanted(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'camber-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(MIGRATIONS, folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return folder
}

async function ask<T>(url: string, statement: string): Promise<T[]> {
  const client = new Client(url)
  await client.connect()
  return (await client.query(statement).finally(() => client.end())).rows as T[]
}

async function isReady(url: string): Promise<boolean> {
  const { db, close } = openDb(url, createLog('silent'), 1)
  return isMigrated(db)
    .catch(() => false)
    .finally(close)
}

it('brings an empty database up to date once, however many processes ask', async () => {
  const url = await emptyDatabase()
  expect(await isReady(url)).toBe(false)
  await Promise.all([migrate(url), migrate(url), migrate(url)])
  expect(await isReady(url)).toBe(true)
  const before = await ask(url, 'select * from migration order by name')
  await migrate(url)
  expect(await ask(url, 'select * from migration order by name')).toEqual(before)
})

it('opens the shop of an older version with all that is in it', async () => {
  const url = await furnishedDatabase()
  const count = 'select (select count(*) from part) as parts, (select count(*) from application) as applications'
  const before = await ask(url, count)
  const folder = await withPlanted({
    '9000_note.sql': `do $$ begin assert current_setting('statement_timeout') = '0'; end $$;
      alter table part add column note text not null default 'none';`,
    '9001_note_index.sql': `-- outside a transaction
      drop index concurrently if exists part_note;
      create index concurrently part_note on part (note);`,
  })
  await migrate(url, folder)
  expect(await ask(url, count)).toEqual(before)
  expect(await ask(url, `select 1 as "one" from part where note <> 'none'`)).toEqual([])
  expect(await ask(url, `select indisvalid from pg_index where indexrelid = 'part_note'::regclass`)).toEqual([
    { indisvalid: true },
  ])
})

it('refuses a migration that was edited after it ran, by its name', async () => {
  const url = await furnishedDatabase()
  const name = '0002_vehicles.sql'
  const folder = await withPlanted({ [name]: `${await readFile(join(MIGRATIONS, name), 'utf8')}-- a second thought\n` })
  await expect(migrate(url, folder)).rejects.toThrow('The migration 0002_vehicles was edited')
})

it('refuses a database that a newer version has brought further', async () => {
  const url = await furnishedDatabase()
  await migrate(url, await withPlanted({ '9000_later.sql': 'create table later ()' }))
  await expect(migrate(url)).rejects.toThrow(
    'newer than this version of the shop, which does not know its migration 9000_later',
  )
})

it('refuses a database from before the first release in a sentence', async () => {
  const url = await emptyDatabase()
  await ask(url, 'create table kysely_migration (name text)')
  await expect(migrate(url)).rejects.toThrow('made by a version of the shop from before its first release')
})

it('refuses a server that is older than the one on which the shop is tested', async () => {
  const url = await emptyDatabase()
  await ask(
    url,
    `create function public.current_setting(text) returns text language sql
      return case when $1 = 'server_version_num' then '170006' else pg_catalog.current_setting($1) end;
    do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`,
  )
  await expect(migrate(url)).rejects.toThrow('PostgreSQL 17. The shop needs PostgreSQL 18 or newer')
  expect(await ask(url, `select to_regclass('migration') as migration`)).toEqual([{ migration: null }])
})

it('refuses a database that cannot hold every letter', async () => {
  const url = await emptyDatabase(`encoding 'LATIN1' locale 'C' template template0`)
  await expect(migrate(url)).rejects.toThrow('The encoding of this database is LATIN1')
})

it('leaves nothing of a migration that fails, and names it', async () => {
  const url = await furnishedDatabase()
  const folder = await withPlanted({ '9000_half.sql': 'create table half (); select 1 / 0' })
  await expect(migrate(url, folder)).rejects.toThrow('The migration 9000_half failed: division by zero')
  expect(await ask(url, `select to_regclass('half') as half`)).toEqual([{ half: null }])
  expect(await isReady(url)).toBe(true)
})

it('gives up its place while others hold the table, and tries again', async () => {
  const url = await furnishedDatabase()
  const holder = new Client(url)
  await holder.connect()
  await holder.query('begin; lock table part in access share mode')
  const migrating = migrate(url, await withPlanted({ '9000_wait.sql': 'alter table part add column late text' }))
  const waiting = () => ask(url, `select 1 as "one" from pg_locks where relation = 'part'::regclass and not granted`)
  await expect.poll(waiting, { interval: 10 }).toHaveLength(1)
  const blocked = ask(url, 'select count(*) from part')
  await blocked // a reader behind it succeeds once the first attempt has timed out
  expect(await ask(url, `select 1 as "one" from migration where name = '9000_wait'`)).toEqual([])
  await holder.query('rollback').finally(() => holder.end())
  await migrating
  expect(await ask(url, `select late from part limit 1`)).toEqual([{ late: null }])
})
