import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Client } from 'pg'
import { emptyDatabase } from './empty-database.ts'

const DUMPS = join(import.meta.dirname, '../../dumps')

/** The kept dumps of older versions, each named by its last migration. */
export const keptDumps = async (): Promise<string[]> =>
  (await readdir(DUMPS)).filter((file) => file.endsWith('.sql.gz')).map((file) => file.replace('.sql.gz', ''))

/** A database as that version left it; dropped when the test is finished. Answers its address. */
export async function restoreDump(name: string): Promise<string> {
  const url = await emptyDatabase()
  const text = gunzipSync(await readFile(join(DUMPS, `${name}.sql.gz`))).toString()
  const client = new Client(url)
  await client.connect()
  try {
    for (const piece of text.split('\n-- next\n')) await client.query(piece)
  } finally {
    await client.end()
  }
  return url
}
