import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** One step of the schema. `statements` run in one transaction, or one by one if the file says so. */
export type Migration = { name: string; checksum: string; inTransaction: boolean; statements: string[] }

/** The shop's own migrations. */
export const MIGRATIONS = join(import.meta.dirname, 'migrations')

/** The first line of a file with statements that PostgreSQL refuses in a transaction (`create index concurrently`). */
const OUTSIDE = '-- outside a transaction'

/**
 * Reads the migrations of a folder in the order of their names. In a file outside a transaction, each statement ends
 * its line.
 */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8')
      const inTransaction = !text.startsWith(OUTSIDE)
      return {
        name: file.replace(/\.sql$/, ''),
        checksum: createHash('sha256').update(text).digest('hex'),
        inTransaction,
        statements: inTransaction ? [text] : statementsOf(text),
      }
    }),
  )
}

const statementsOf = (text: string) =>
  text
    .split(/;[ \t]*(?:\n|$)/)
    .map((statement) => statement.replace(/^\s*--.*$/gm, '').trim())
    .filter(Boolean)
