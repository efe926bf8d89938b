import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { migrate } from '#platform/db/migrate'
import { emptyDatabase } from '../tests/support/machine/empty-database.ts'
import { keptDumps, restoreDump } from '../tests/support/machine/kept-dumps.ts'

const run = promisify(execFile)
const TABLES = `
  select relname as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'change' order by 1`

/** How many rows each table has. */
async function rowsOf(url: string): Promise<Record<string, number>> {
  const client = new Client(url)
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(TABLES)
    const counts: Record<string, number> = {}
    for (const { name } of tables)
      counts[name] = (await client.query(`select count(*)::int as count from ${name}`)).rows[0].count
    return counts
  } finally {
    await client.end()
  }
}

it('a backup of an older version is restored, and brought up to date as its database would have been', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'camber-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const command = (name: string, url: string) =>
    run(process.execPath, [join(import.meta.dirname, `${name}.ts`), join(folder, 'backup')], {
      env: { ...process.env, BASE_URL: '', DATABASE_URL: url, DATA_DIR: join(folder, name) },
    })
  const [oldest] = (await keptDumps()).toSorted()
  const old = await restoreDump(oldest!)
  await command('backup', old)
  await migrate(old)

  const newer = await emptyDatabase()
  await migrate(newer)
  await expect(command('restore', newer)).rejects.toMatchObject({ stderr: expect.stringContaining('newer version') })

  const copy = await emptyDatabase()
  await command('restore', copy)
  expect(await rowsOf(copy)).toEqual(await rowsOf(old))
})
