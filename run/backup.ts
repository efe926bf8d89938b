// `npm run backup [folder]`: one consistent copy of the shop, database and pictures, while it runs.
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { Client } from 'pg'
import { whole } from '#common/format'
import { readConfig } from '#platform/config'
import { type Dumped, dumpTables } from '#platform/db/dump'
import { runningEmbedded } from '#platform/db/embedded'

export type Manifest = {
  version: 1
  at: string
  /** Older backups have none. */
  migration?: Dumped['migration']
  tables: Dumped['tables']
  /** Older backups have none. */
  sequences?: Dumped['sequences']
  /** Pictures in DATA_DIR; none if they are in an external store (S3). */
  media: { file: string; sha256: string }[]
}

/** Copies the pictures. They are named by their content and never change, so a new one does no harm. */
async function copyMedia(from: string, to: string): Promise<Manifest['media']> {
  if (!existsSync(from)) return []
  await cp(from, to, { recursive: true, filter: (path) => !basename(path).startsWith('unfinished-') })
  const files = await readdir(to, { recursive: true })
  const media: Manifest['media'] = []
  for (const file of files.toSorted()) {
    const path = join(to, file)
    if (!(await stat(path)).isFile()) continue
    media.push({
      file: join('media', file),
      sha256: createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    })
  }
  return media
}

/** Copies the shop into a new folder. */
async function copyShop(url: string, dataDir: string, folder: string): Promise<Manifest> {
  const at = new Date().toISOString()
  const client = new Client({ connectionString: url, application_name: 'camber-backup' })
  await client.connect()
  const { tables, ...more } = await dumpTables(client, folder).finally(() => client.end())
  const media = await copyMedia(join(dataDir, 'media'), join(folder, 'media'))
  const manifest: Manifest = { version: 1, at, ...more, tables, media }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2))
  return manifest
}

const config = readConfig()
const url = config.DATABASE_URL ?? (await runningEmbedded(config.dataDir))
if (!url) {
  console.error('The shop is not running here. Start it, or set DATABASE_URL to its database.')
  process.exit(2)
}
const folder = resolve(
  process.argv[2] ?? join(config.dataDir, 'backups', new Date().toISOString().replaceAll(':', '-')),
)
if (existsSync(folder)) {
  console.error(`${folder} is there already. Please name a new folder.`)
  process.exit(2)
}
const unfinished = `${folder}.unfinished`
await rm(unfinished, { recursive: true, force: true })
await mkdir(dirname(folder), { recursive: true })
await mkdir(unfinished, { mode: 0o700 })
try {
  const { tables, media } = await copyShop(url, config.dataDir, unfinished)
  await rename(unfinished, folder)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${whole(rows)} rows of ${tables.length} tables and ${media.length} pictures are in ${folder}`)
} catch (err) {
  // On a full disk the shop needs the room.
  await rm(unfinished, { recursive: true, force: true })
  console.error(`No backup was made: ${err instanceof Error ? err.message : err}`)
  process.exitCode = 1
}
