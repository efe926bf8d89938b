// `npm run restore <folder>`: puts a backup into an empty database, DATABASE_URL or a new one under DATA_DIR.
import { cp, readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '#platform/config'
import { checkDumped, loadTables } from '#platform/db/dump'
import { type Embedded, runningEmbedded, startEmbedded } from '#platform/db/embedded'
import { migrate } from '#platform/db/migrate'
import { MIGRATIONS } from '#platform/db/migration-files'
import { withClient } from '#platform/db/with-client'
import { startJobs } from '#platform/jobs'
import { createLog } from '#platform/log'
import { claim, refuseBesideCommand } from './claim.ts'
import { queues } from './job-table.ts'
import type { Manifest } from './backup.ts'

/** A shop with a row in any of these tables is in use. */
const IN_USE = ['users', 'orders', 'part']

/** The rows go into the tables of the version that dumped them; then what has changed since is done to them, too. */
async function restoreInto(url: string, folder: string, { migration, tables, sequences = [] }: Manifest) {
  await migrate(url, MIGRATIONS, migration)
  const jobs = await startJobs(url, createLog('error'), queues)
  await jobs.stop()
  await withClient(url, 'camber-restore', async (client) => {
    const { rows } = await client.query<{ last: string }>('select max(name collate "C") as last from migration')
    const { last } = rows[0]!
    if (migration && last > migration)
      throw new Error('This database is of a newer version of the shop than the backup. Restore into a new one.')
    if (migration && last < migration)
      throw new Error('This backup is of a newer version of the shop than this one. Restore it with that version.')
    await loadTables(client, folder, { tables, sequences }, IN_USE)
  })
  await migrate(url)
}

const config = readConfig()
const folder = process.argv[2]
if (!folder || !existsSync(join(folder, 'manifest.json'))) {
  console.error(
    'Say which backup: npm run restore <folder>, with another DATA_DIR or DATABASE_URL than the running shop.',
  )
  process.exit(2)
}
const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest
const { media, imports = [] } = manifest
for (const file of [...manifest.tables, ...media, ...imports]) await checkDumped(folder, file)

let started: Embedded | undefined
let release = () => {}
try {
  if (!config.DATABASE_URL) refuseBesideCommand(config.dataDir)
  const given = config.DATABASE_URL ?? (await runningEmbedded(config.dataDir))
  if (!given) {
    release = claim(config.dataDir)
    started = await startEmbedded(config.dataDir)
  }
  await restoreInto(given ?? started!.url, folder, manifest)
  for (const { file } of [...media, ...imports]) await cp(join(folder, file), join(config.dataDir, file))
  console.log(`The shop of ${manifest.at} is in ${given ? 'the database' : config.dataDir}.`)
} catch (err) {
  console.error(err instanceof Error ? err.message : err)
  process.exitCode = 1
} finally {
  await started?.stop()
  release()
}
