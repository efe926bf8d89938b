// `npm run backup [folder]`: one consistent copy of the shop, database, pictures and suppliers' waiting files, while it runs.
import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { whole } from '#common/format'
import { readConfig } from '#platform/config'
import { type Dumped, dumpTables } from '#platform/db/dump'
import { withClient } from '#platform/db/with-client'
import { shopDatabase } from './shop-database.ts'

export type Manifest = {
  version: 1
  at: string
  /** Older backups have none. */
  migration?: Dumped['migration']
  tables: Dumped['tables']
  /** Older backups have none. */
  sequences?: Dumped['sequences']
  /** Pictures in DATA_DIR; none if they are in an external store (S3). */
  media: Copied[]
  /** Suppliers' files that wait in DATA_DIR: each may be read again. Older backups have none. */
  imports?: Copied[]
}
type Copied = { file: string; sha256: string }

/** Copies those files of a folder of DATA_DIR that `wants` names. What one name holds never changes, so a new one does no harm. */
async function copyFolder(
  dataDir: string,
  folder: string,
  name: string,
  wants: (path: string) => boolean,
): Promise<Copied[]> {
  const [from, to] = [join(dataDir, name), join(folder, name)]
  if (!existsSync(from)) return []
  await cp(from, to, { recursive: true, filter: (path) => path === from || wants(path) })
  const copied: Copied[] = []
  for (const file of (await readdir(to, { recursive: true })).toSorted()) {
    const path = join(to, file)
    if (!(await stat(path)).isFile()) continue
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash)
    copied.push({ file: join(name, file), sha256: hash.digest('hex') })
  }
  return copied
}

/** The suppliers' files that somebody decides about, also of those that were applied while the tables were dumped. */
const WAITING = `
  select id from import where state <> 'dropped' and (state <> 'applied' or applied_at > now() - interval '1 day')`

/** The tables, and which files of suppliers belong to them. */
async function dumpWithFiles(client: Client, folder: string): Promise<Dumped & { waiting: Set<string> }> {
  const dumped = await dumpTables(client, folder)
  const isOld = !dumped.tables.some(({ table }) => table === 'import')
  const { rows } = isOld ? { rows: [] } : await client.query<{ id: string }>(WAITING)
  return { ...dumped, waiting: new Set(rows.map(({ id }) => id)) }
}

/** Copies the shop into a new folder. */
async function copyShop(url: string, dataDir: string, folder: string): Promise<Manifest> {
  const at = new Date().toISOString()
  const { tables, waiting, ...more } = await withClient(url, 'camber-backup', (client) => dumpWithFiles(client, folder))
  const media = await copyFolder(dataDir, folder, 'media', (path) => !basename(path).startsWith('unfinished-'))
  const imports = await copyFolder(dataDir, folder, 'imports', (path) => waiting.has(basename(path)))
  const manifest: Manifest = { version: 1, at, ...more, tables, media, imports }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2))
  return manifest
}

const config = readConfig()
const url = await shopDatabase(config)
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
