import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { createLog } from '../log.ts'
import { type Db, openDb } from './pool.ts'

const folder = new URL('./migrations/', import.meta.url)

async function getMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql'))
  const entries = files.map(async (file) => {
    const text = await readFile(new URL(file, folder), 'utf8')
    return [
      file.replace('.sql', ''),
      {
        up: (db: Db) =>
          sql
            .raw(text)
            .execute(db)
            .then(() => {}),
      },
    ] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

const migrator = (db: Db) => new Migrator({ db, provider: { getMigrations } })

/** Brings the schema up to date, one transaction for all; several servers may call it at once. */
export async function migrate(db: Db): Promise<void> {
  const { error } = await migrator(db).migrateToLatest()
  if (error) throw error
}

/** The same for the database at an address. */
export async function migrateAt(url: string): Promise<void> {
  const { db, close } = openDb(url, createLog('warn'), 1)
  await migrate(db).finally(close)
}

/** Whether every migration has run: part of being ready. */
export async function isMigrated(db: Db): Promise<boolean> {
  return (await migrator(db).getMigrations()).every((migration) => migration.executedAt)
}
