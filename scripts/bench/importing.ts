import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { addSupplier, openArrivingFile, putMappings, receiveImport, startApplying } from '#domain/supply'
import type { ImportKind } from '#domain/supply/schema'
import { type Config, readConfig } from '#platform/config'
import type { Ctx } from '#platform/context'
import { startEmbedded } from '#platform/db/embedded'
import { migrate } from '#platform/db/migrate'
import { freePort } from '#platform/free-port'
import { startSandbox } from '#sandbox'
import { loadDemo } from '../../demo/catalogue/load.ts'
import { openContext } from '../../run/open-context.ts'
import { writePieces } from '../../tests/support/files/made-files.ts'
import { startWeb, type WebProcess } from '../../tests/support/machine/web-process.ts'
import { build, isBuildOld } from '../build.ts'
import { freshAddresses } from './addresses.ts'
import {
  acesFileOf,
  baseVehicles,
  mappingsOf,
  partsFile,
  partsToOrder,
  priceFile,
  supplierParts,
} from './import-files.ts'
import { postgresSeconds, watchImporter } from './importer-watch.ts'
import { orders } from './mean.ts'
import { KEYS } from './ordering.ts'
import { percentile, table } from './report.ts'
import { send } from './serving.ts'

const BUYABLE = 200
const LISTS_A_SECOND = 20
const ROUND_SECONDS = 5
const ROUNDS_ALONE = 4
/** The aim is told for so many rows, which is as many parts as the demo has. */
const PRICES_ASKED = 120_000

type Bench = { admin: Ctx; supplierId: number; web: WebProcess; dataDir: string }
type File = { title: string; kind: ImportKind; pieces: Iterable<string> }
type Stored = { state: string; rows: number; failure: unknown }

/** Waits until an import leaves the state in which the shop works on it. */
async function until(ctx: Ctx, id: string, state: 'staged' | 'applied'): Promise<Stored> {
  for (;;) {
    const { rows } = await sql<Stored>`select state, rows::int as rows, failure from import where id = ${id}`.execute(
      ctx.db,
    )
    if (rows[0]!.state === state) return rows[0]!
    if (rows[0]!.state === 'failed') throw new Error(`The import failed: ${JSON.stringify(rows[0]!.failure)}`)
    await sleep(100)
  }
}

/** Has the shop read and apply a file, as it does with one of its page; the figures of one row of the table. */
async function importFile({ admin, supplierId, web, dataDir }: Bench, { title, kind, pieces }: File) {
  const { path, file } = await openArrivingFile(admin)
  await file.close()
  await writePieces(path, pieces)
  const watch = watchImporter(web.process.pid!)
  const database = await postgresSeconds(dataDir)
  const began = performance.now()
  const asked = { supplierId, fileName: `bench.${kind === 'aces' ? 'xml' : 'csv'}`, kind, full: false, path }
  const id = await receiveImport(admin, asked)
  const { rows } = await until(admin, id, 'staged')
  const staged = performance.now()
  await startApplying(admin, id)
  await until(admin, id, 'applied')
  const all = (performance.now() - began) / 1000
  const staging = (staged - began) / 1000
  await sleep(300) // so that the last reading is one of its end
  watch.end()
  const { rows: states } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from ${sql.table(kind === 'aces' ? 'import_fit' : 'import_row')}
    where import_id = ${id} group by 1`.execute(admin.db)
  const applied = states.find(({ state }) => state === 'applied')?.count ?? 0
  const counts = states.map(({ state, count }) => `${count.toLocaleString('en-US')} ${state}`)
  console.log(
    `${title}: read in ${staging.toFixed(1)} s, applied in ${(all - staging).toFixed(1)} s (${counts.join(', ')})`,
  )
  const busy = [watch.seconds(), (await postgresSeconds(dataDir)) - database]
  return [title, rows, applied, staging, all - staging, all, rows / all, ...busy, watch.most()]
}

/** Lists at an even pace, each address once, until it is over; how long each took in ms. */
async function lists(base: string, paths: string[], isOver: () => boolean) {
  const sent = { times: [] as number[], failed: 0 }
  while (!isOver()) {
    const round = paths.splice(0, LISTS_A_SECOND * ROUND_SECONDS)
    if (round.length === 0) break
    const { times, wrong } = await send({
      base,
      paths: round,
      clients: 4,
      pace: { perSecond: LISTS_A_SECOND, together: 1 },
    })
    sent.times.push(...times)
    sent.failed += wrong
  }
  return sent
}

/** What shoppers feel of an import: lists and orders alone, then the same beside it. */
async function besideShoppers(
  bench: Bench,
  file: Omit<File, 'pieces'>,
  pieces: (skipped: Set<string>) => Iterable<string>,
) {
  const { admin, web } = bench
  const parts = await partsToOrder(admin, BUYABLE)
  const addresses = (await freshAddresses(admin.db, [])).lists.map((query) => `/api/parts?limit=24&${query}`)
  const shop = (isOver: () => boolean) =>
    Promise.all([lists(web.base, addresses, isOver), orders(web.base, admin, parts, isOver)])
  const after = (seconds: number) => {
    const end = performance.now() + seconds * 1000
    return () => performance.now() > end
  }
  await shop(after(ROUND_SECONDS))
  const alone = await shop(after(ROUNDS_ALONE * ROUND_SECONDS))
  let isDone = false
  const importing = importFile(bench, { ...file, pieces: pieces(new Set(parts.map(({ number }) => number))) })
  const [row, beside] = await Promise.all([importing.finally(() => (isDone = true)), shop(() => isDone)])
  const shown = (title: string, { times, failed }: { times: number[]; failed: number }) => {
    return [title, times.length, percentile(times, 0.5), percentile(times, 0.95), Math.max(...times), failed]
  }
  return {
    row,
    shoppers: [
      shown('lists alone', alone[0]),
      shown('lists beside the import', beside[0]),
      shown('orders alone', alone[1]),
      shown('orders beside the import', beside[1]),
    ],
  }
}

async function measure(bench: Bench, count: number, apps: number): Promise<void> {
  const parts = await supplierParts(bench.admin, count)
  const bases = await baseVehicles(bench.admin)
  await putMappings(bench.admin, String(bench.supplierId), mappingsOf(bases))
  const files: File[] = [
    { title: 'parts into an empty shop', kind: 'parts', pieces: partsFile(parts) },
    { title: 'the same, all changed', kind: 'parts', pieces: partsFile(parts, 1) },
    { title: 'price list', kind: 'prices', pieces: priceFile(parts, 2) },
    { title: 'ACES', kind: 'aces', pieces: acesFileOf(parts, bases, apps) },
  ]
  const rows = []
  for (const file of files) rows.push(await importFile(bench, file))
  const beside = await besideShoppers(bench, { title: 'parts, beside shoppers', kind: 'parts' }, (skipped) =>
    partsFile(
      parts.filter(({ number }) => !skipped.has(number)),
      3,
    ),
  )
  const head = ['', 'rows', 'applied', 'read s', 'apply s', 'all s', 'rows a s', 'Node s', 'PostgreSQL s', 'RSS MB']
  table('Files of suppliers, seconds', head, [...rows, beside.row])
  console.log('\n  Node: processor time of the importer, RSS: the most that it held. PostgreSQL: its processor time.')
  const [, prices, , , , seconds] = rows[files.findIndex(({ kind }) => kind === 'prices')]!
  const asked = (Number(seconds) * PRICES_ASKED) / Number(prices)
  console.log(
    `  A price list of ${PRICES_ASKED.toLocaleString('en-US')} rows takes ${asked.toFixed(1)} s at that pace.`,
  )
  table('Shoppers, ms', ['', 'sent', 'median', '95 %', 'longest', 'failed'], beside.shoppers)
}

/**
 * Measures files of suppliers in a shop of its own that is made afresh: so many parts with prices and stock into the empty
 * shop and changed in the full one, their prices alone, and so many applications.
 */
export async function benchImporting(given: Config, parts: number, apps: number): Promise<void> {
  const dataDir = join(given.dataDir, 'bench-importing')
  await rm(dataDir, { recursive: true, force: true })
  if (await isBuildOld()) await build()
  const database = await startEmbedded(dataDir)
  const sandbox = await startSandbox({ ...KEYS, port: 0, oidcClient: { id: 'shop', secret: 'shop', redirectUris: [] } })
  try {
    await migrate(database.url)
    await loadDemo(database.url, { parts: 0, onProgress: () => {} })
    const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, SMTP_URL: sandbox.smtpUrl, LOG_LEVEL: 'error' }
    const { ctx, close } = await openContext(readConfig(settings), database.url, { most: 4 })
    const admin: Ctx = { ...ctx, actor: { kind: 'user', id: 'bench', email: 'bench@camber.example', role: 'admin' } }
    const { id: supplierId } = await addSupplier(admin, { name: 'Bench', settings: {} })
    const web = await startWeb(await freePort(), { ...settings, LIMITS: '1000000', TRUSTED_PROXIES: '1' })
    try {
      await measure({ admin, supplierId, web, dataDir }, parts, apps)
    } finally {
      await web.end()
      await close()
    }
  } finally {
    await sandbox.close()
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
