import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Ctx } from '#platform/context'
import { type FileServer, openFileServer } from '../../../tests/support/file-server.ts'
import { adminCtx } from '../../../tests/support/people.ts'
import { newSupplierId } from '../../../tests/support/read-files.ts'
import { openShop, type TestShop } from '../../../tests/support/shop.ts'
import {
  fetchFiles,
  listImports,
  openArrivingFile,
  receiveImport,
  removeFetch,
  setFetch,
  showSupplier,
} from '../index.server.ts'
import { fetchInput } from './schema.ts'
import { takeFetch } from './take-fetch.ts'

let shop: TestShop
let admin: Ctx
let server: FileServer
let later = 0
beforeAll(async () => {
  shop = await openShop({ LOG_LEVEL: 'silent', IMPORT_PRIVATE_ADDRESSES: 'yes' })
  // Hours pass as the tests say.
  const clock = { now: () => new Date(shop.ctx.clock.now().getTime() + later) }
  admin = { ...(await adminCtx(shop)), clock }
  server = await openFileServer()
})
afterAll(async () => {
  server.close()
  await shop.close()
  await rm(shop.config.dataDir, { recursive: true, force: true })
})
beforeEach(() => sql`delete from supplier_fetch`.execute(shop.ctx.db))

const HOUR = 3_600_000
const job = (): Ctx => ({ ...admin, actor: { kind: 'system', name: 'fetch-files' } })
const path = () => `/${crypto.randomUUID()}.csv`
async function supplierAt(at: string): Promise<string> {
  const id = String(await newSupplierId(admin))
  await setFetch(admin, id, fetchInput.parse({ url: server.url + at, every: 'hour', version: null }))
  return id
}
const fetchOf = async (id: string) => (await showSupplier(admin, id)).fetch!
const filesOf = async (id: string) => (await listImports(admin, { supplier: Number(id), limit: 10 })).items
const asks = (at: string) => server.asked.filter(({ url }) => url === at).length

it('a fetch that was cut off is taken over, and who was cut off stores nothing any more', async () => {
  const at = path()
  server.answers[at] = 'number,stock\nA-1,3\n'
  const id = await supplierAt(at)
  const cutOff = (await takeFetch(job()))!
  await fetchFiles(job())
  expect(asks(at)).toBe(0)
  later += HOUR
  await fetchFiles(job())
  expect([asks(at), (await filesOf(id)).length]).toEqual([1, 1])
  expect(await cutOff.leave(() => Promise.reject(new Error('it is not mine')))).toBeUndefined()
})

it.each(['set', 'remove'] as const)('an admin may %s it just when the file that came is stored', async (what) => {
  const id = await supplierAt(path())
  const taken = (await takeFetch(job()))!
  const { version } = await fetchOf(id)
  let changing: Promise<unknown> | undefined
  const stored = await taken.leave(async (ctx) => {
    changing =
      what === 'remove'
        ? removeFetch(admin, id)
        : setFetch(admin, id, fetchInput.parse({ url: `${server.url}/`, every: 'never', version }))
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await waiting.execute(shop.ctx.db)).rows.length).toBe(1)
    const { path: arrived, file } = await openArrivingFile(ctx)
    await file.writeFile('number,stock\nA-1,3\n')
    await file.close()
    return receiveImport(ctx, { supplierId: Number(id), fileName: 'a.csv', kind: null, full: false, path: arrived })
  })
  await changing
  expect((await filesOf(id)).map((file) => file.id)).toEqual([stored])
})

it('a fault of our disk is noted, and ends no other fetch', async () => {
  const dataDir = join(shop.config.dataDir, 'broken')
  await mkdir(dataDir)
  await writeFile(join(dataDir, 'imports'), 'no directory')
  const ids = [await supplierAt(path()), await supplierAt(path())]
  const system = job()
  await fetchFiles({ ...system, config: { ...system.config, dataDir } })
  for (const id of ids) {
    const { outcome, failure, failures, isRunning } = await fetchOf(id)
    expect([outcome, failure?.say, failures, isRunning]).toEqual(['failed', 'refusal.ourFault', 1, false])
  }
})

it('a lost fetch is renewed no more', async () => {
  const id = await supplierAt(path())
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const { lost } = (await takeFetch(job()))!
    await removeFetch(admin, id)
    const isLost = new Promise((done) => lost.addEventListener('abort', done))
    vi.advanceTimersByTime(15_000)
    await isLost
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
