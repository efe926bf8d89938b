import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'kysely'
import { vi } from 'vitest'
import { openArrivingFile, receiveImport } from '#domain/supply'
import type { Ctx } from '#platform/context'
import { csvFile } from '../../support/files/made-files.ts'
import type { TestShop } from '../../support/shops/shop.ts'

type Row = readonly (string | number)[]

/** The process that works on imports, as run/apart.ts starts it. It ends when nothing waits. */
export const startImporter = (shop: TestShop): ChildProcess =>
  fork(join(import.meta.dirname, '../../../run/import-apart.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {
      ...process.env,
      BASE_URL: '',
      PRICES: 'cents',
      LOG_LEVEL: 'error',
      DATABASE_URL: shop.url,
      DATA_DIR: shop.config.dataDir,
    },
  })

export const endOf = (child: ChildProcess) =>
  new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((done) =>
    child.once('exit', (code, signal) => done({ code, signal })),
  )

type File = { supplierId: number; rows: readonly Row[]; kind?: 'parts' | 'prices' | 'stock'; full?: boolean }

/** A CSV file as the shop has received it; its first row has the headings. Returns its import's id. */
export async function receiveRows(
  admin: Ctx,
  { supplierId, rows, kind = 'parts', full = false }: File,
): Promise<string> {
  const { path, file } = await openArrivingFile(admin)
  await file.writeFile(csvFile(rows.map((row) => [...row])))
  await file.close()
  return receiveImport(admin, { supplierId, fileName: `${kind}.csv`, kind, full, path })
}

/** Waits until so many processes wait for a lock. Asked by who holds it, whose transaction must not be idle. */
export const waitForBlocked = (ctx: Ctx, count: () => number) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ blocked: number }>`
        select count(distinct pid)::int as blocked from pg_locks where not granted and pid in (
          select pid from pg_locks where database = (select oid from pg_database where datname = current_database()))`.execute(
        ctx.db,
      )
      if (rows[0]!.blocked < count()) throw new Error(`${rows[0]!.blocked} of ${count()} wait`)
    },
    { timeout: 120_000, interval: 20 },
  )
