import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { continueImports, openArrivingFile, receiveImport } from '#domain/supply'
import { createApart } from '../../../run/apart.ts'
import { writeLevels } from '../../support/catalogue/parts-of-types.ts'
import { makeAdmin } from '../../support/shops/people.ts'
import { newSupplierId } from '../../support/files/read-files.ts'
import { openShopFor } from '../../support/shops/shop.ts'

it('the job has a received file read in a process of its own, which ends when nothing waits', async () => {
  const shop = await openShopFor()
  await writeLevels(shop.ctx)
  const { id, email } = await makeAdmin(shop)
  const admin = { ...shop.ctx, actor: { kind: 'user' as const, id, email, role: 'admin' as const } }
  const supplierId = await newSupplierId(admin)
  const { path, file } = await openArrivingFile(admin)
  await file.writeFile('brand,number,name,price\nlow,I-1,Pad,10')
  await file.close()
  const received = await receiveImport(admin, { supplierId, fileName: 'a.csv', kind: null, full: false, path })
  vi.stubEnv('DATABASE_URL', shop.url)
  vi.stubEnv('DATA_DIR', shop.config.dataDir)
  vi.stubEnv('BASE_URL', '') // the test runner sets it to something else
  const importer = createApart('import-apart', join(import.meta.dirname, '../../../run/web.ts'))
  try {
    await continueImports({ ...shop.ctx, wakeImporter: importer.wake })
    const read = async () =>
      (
        await sql<{ state: string; rows: number }>`
          select state, (select count(*) from import_row where import_id = i.id)::int as rows from import i where id = ${received}`.execute(
          shop.ctx.db,
        )
      ).rows[0]
    await vi.waitFor(async () => expect(await read()).toEqual({ state: 'staged', rows: 1 }), {
      timeout: 90_000,
      interval: 200,
    })
    await vi.waitFor(() => expect(importer.isRunning()).toBe(false), { timeout: 30_000, interval: 100 })
  } finally {
    importer.stop()
    vi.unstubAllEnvs()
  }
}, 150_000)
