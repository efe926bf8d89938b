import { sql } from 'kysely'
import type { Db } from '#platform/db/pool'

/** What the shop once settled for itself under a name, the same on every server; `fresh` where it had not. */
export async function keptSetting(db: Db, name: string, fresh: string): Promise<string> {
  await sql`insert into settings (name, value) values (${name}, ${fresh}) on conflict do nothing`.execute(db)
  const { rows } = await sql<{ value: string }>`select value from settings where name = ${name}`.execute(db)
  return rows[0]!.value
}

/** Settles a value anew, whatever it was. */
export async function keepSetting(db: Db, name: string, value: string): Promise<void> {
  await sql`
    insert into settings (name, value) values (${name}, ${value})
    on conflict (name) do update set value = excluded.value`.execute(db)
}
