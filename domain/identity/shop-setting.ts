import { sql } from 'kysely'
import type { Db } from '#platform/db/pool'

/** The value of a setting, the same on every server. Inserts `fresh` if the setting has no value yet. */
export async function insertSetting(db: Db, name: string, fresh: string): Promise<string> {
  await sql`insert into settings (name, value) values (${name}, ${fresh}) on conflict do nothing`.execute(db)
  const { rows } = await sql<{ value: string }>`select value from settings where name = ${name}`.execute(db)
  return rows[0]!.value
}

/** The value of a setting that a migration has inserted. */
export async function readSetting(db: Db, name: string): Promise<string> {
  const { rows } = await sql<{ value: string }>`select value from settings where name = ${name}`.execute(db)
  if (!rows[0]) throw new Error(`the setting ${name} has no value`)
  return rows[0].value
}

/** Inserts a setting or replaces its value. */
export async function saveSetting(db: Db, name: string, value: string): Promise<void> {
  await sql`
    insert into settings (name, value) values (${name}, ${value})
    on conflict (name) do update set value = excluded.value`.execute(db)
}
