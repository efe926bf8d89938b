import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type FetchDesk, HOUR, openFetchDesk } from '../../../tests/support/shops/fetch-desk.ts'
import { fetchFiles, openArrivingFile, receiveImport, removeFetch, setFetch } from '../index.server.ts'
import { fetchInput } from '../suppliers/fetch-schema.ts'
import { takeFetch } from './take-fetch.ts'

let desk: FetchDesk
beforeAll(async () => void (desk = await openFetchDesk()))
afterAll(() => desk.close())
beforeEach(() => desk.clear())

const path = () => `/${crypto.randomUUID()}.csv`

it('a fetch that was cut off is taken over, and who was cut off stores nothing any more', async () => {
  const at = path()
  desk.server.answers[at] = 'number,stock\nA-1,3\n'
  const id = await desk.supplierAt(at)
  const cutOff = (await takeFetch(desk.job()))!
  await fetchFiles(desk.job())
  expect(desk.asks(at)).toBe(0)
  desk.pass(HOUR)
  await fetchFiles(desk.job())
  expect([desk.asks(at), (await desk.filesOf(id)).length]).toEqual([1, 1])
  expect(await cutOff.leave(() => Promise.reject(new Error('it is not mine')))).toBeUndefined()
})

it.each(['set', 'remove'] as const)('an admin may %s it just when the file that came is stored', async (what) => {
  const id = await desk.supplierAt(path())
  const taken = (await takeFetch(desk.job()))!
  const { version } = await desk.fetchOf(id)
  let changing: Promise<unknown> | undefined
  const stored = await taken.leave(async (ctx) => {
    changing =
      what === 'remove'
        ? removeFetch(desk.admin, id)
        : setFetch(desk.admin, id, fetchInput.parse({ url: `${desk.server.url}/`, every: 'never', version }))
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await waiting.execute(desk.shop.ctx.db)).rows.length).toBe(1)
    const { path: arrived, file } = await openArrivingFile(ctx)
    await file.writeFile('number,stock\nA-1,3\n')
    await file.close()
    return receiveImport(ctx, { supplierId: Number(id), fileName: 'a.csv', kind: null, full: false, path: arrived })
  })
  await changing
  expect((await desk.filesOf(id)).map((file) => file.id)).toEqual([stored])
})

it('a fault of our disk is noted, and ends no other fetch', async () => {
  const dataDir = join(desk.shop.config.dataDir, 'broken')
  await mkdir(dataDir)
  await writeFile(join(dataDir, 'imports'), 'no directory')
  const ids = [await desk.supplierAt(path()), await desk.supplierAt(path())]
  const system = desk.job()
  await fetchFiles({ ...system, config: { ...system.config, dataDir } })
  for (const id of ids) {
    const { outcome, failure, failures, isRunning } = await desk.fetchOf(id)
    expect([outcome, failure?.say, failures, isRunning]).toEqual(['failed', 'refusal.ourFault', 1, false])
  }
})

it('a lost fetch is renewed no more', async () => {
  const id = await desk.supplierAt(path())
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const { lost } = (await takeFetch(desk.job()))!
    await removeFetch(desk.admin, id)
    const isLost = new Promise((done) => lost.addEventListener('abort', done))
    vi.advanceTimersByTime(15_000)
    await isLost
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

it('a renewal that takes longer than the pause before the next one loses no fetch', async () => {
  const id = await desk.supplierAt(path())
  const { db } = desk.shop.ctx
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const taken = (await takeFetch(desk.job()))!
    await db.transaction().execute(async (slow) => {
      await sql`select from supplier_fetch where supplier_id = ${id} for update`.execute(slow)
      vi.advanceTimersByTime(30_000)
      const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await waiting.execute(db)).rows.length).toBeGreaterThan(0)
    })
    expect(await taken.leave(async () => 'still ours')).toBe('still ours')
    expect(taken.lost.aborted).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})
