import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/db/pool'

/** The key that signs session cookies: made up once, and the same on every server of the shop. */
export async function authSecret(db: Db): Promise<string> {
  const fresh = randomBytes(48).toString('base64url')
  await sql`insert into settings (name, value) values ('auth-secret', ${fresh}) on conflict do nothing`.execute(db)
  const { rows } = await sql<{ value: string }>`select value from settings where name = 'auth-secret'`.execute(db)
  return rows[0]!.value
}
