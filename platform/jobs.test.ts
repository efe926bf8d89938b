import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { type Ctx, tx } from '#platform/context'
import { createLog } from '#platform/log'
import { startJobs } from '#platform/jobs'
import { openDatabaseProxy } from '../tests/support/machine/database-proxy.ts'
import { openShopFor } from '../tests/support/shops/shop.ts'

it('a job that takes too long is tried again alone: those that were taken with it are done once', async () => {
  const { ctx, config } = await openShopFor()
  const worker = await startJobs(config.DATABASE_URL!, createLog('silent'), [
    { name: 'nap', prompt: true, patient: false, seconds: 5 },
  ])
  onTestFinished(() => worker.stop())
  await tx(ctx, async (ctx) => {
    for (const who of ['slow', 'quick']) await worker.send(ctx.db, 'nap', { who })
  })
  const done = { slow: 0, quick: 0 }
  await worker.handle<{ who: 'slow' | 'quick' }>('nap', async ({ who }) => {
    done[who]++
    if (who === 'slow' && done.slow === 1) await sleep(60_000, undefined, { ref: false })
  })
  await expect.poll(() => done, { timeout: 30_000 }).toEqual({ slow: 2, quick: 1 })
  const states = () => sql<{ state: string }>`select state from jobs.job where name = 'nap'`.execute(ctx.db)
  await expect.poll(async () => (await states()).rows).toEqual([{ state: 'completed' }, { state: 'completed' }])
})

const statesOf = async (ctx: Ctx, name: string) => {
  const { rows } = await sql<{ who: string; state: string }>`
    select data ->> 'who' as who, state from jobs.job where name = ${name}`.execute(ctx.db)
  return Object.fromEntries(rows.map(({ who, state }) => [who, state]))
}

it('a job that is done is recorded at once, and does not wait for those that were taken with it', async () => {
  const { ctx, config } = await openShopFor()
  const worker = await startJobs(config.DATABASE_URL!, createLog('silent'), [
    { name: 'nap', prompt: true, patient: false },
  ])
  onTestFinished(() => worker.stop())
  await tx(ctx, async (ctx) => {
    for (const who of ['slow', 'quick']) await worker.send(ctx.db, 'nap', { who })
  })
  const woken = Promise.withResolvers<void>()
  await worker.handle<{ who: string }>('nap', async ({ who }) => {
    if (who === 'slow') await woken.promise
  })
  await expect.poll(() => statesOf(ctx, 'nap')).toEqual({ slow: 'active', quick: 'completed' })
  woken.resolve()
  await expect.poll(() => statesOf(ctx, 'nap')).toEqual({ slow: 'completed', quick: 'completed' })
})

it('what was done while the database was away is recorded when it is back, and not done again', async () => {
  const { ctx, config } = await openShopFor()
  const proxy = await openDatabaseProxy(config.DATABASE_URL!)
  const worker = await startJobs(proxy.url, createLog('silent'), [{ name: 'nap', prompt: true, patient: false }])
  onTestFinished(async () => {
    await worker.stop()
    await proxy.close()
  })
  await worker.send(ctx.db, 'nap', { who: 'sent' })
  let done = 0
  await worker.handle('nap', async () => {
    done++
    proxy.cut()
    setTimeout(() => proxy.resume(), 1500)
  })
  await expect.poll(() => statesOf(ctx, 'nap'), { timeout: 15_000 }).toEqual({ sent: 'completed' })
  expect(done).toBe(1)
})

it('a job that is tried again has the same id', async () => {
  const { ctx, config } = await openShopFor()
  const worker = await startJobs(config.DATABASE_URL!, createLog('silent'), [
    { name: 'nap', prompt: true, patient: false },
  ])
  onTestFinished(() => worker.stop())
  for (const who of ['one', 'other']) await worker.send(ctx.db, 'nap', { who })
  const ids: Record<string, string[]> = { one: [], other: [] }
  await worker.handle<{ who: string }>('nap', async ({ who }, id) => {
    ids[who]!.push(id)
    if (ids[who]!.length === 1) throw new Error('once more')
  })
  await expect.poll(() => Object.values(ids).map(({ length }) => length), { timeout: 30_000 }).toEqual([2, 2])
  expect(Object.values(ids).map((tries) => new Set(tries).size)).toEqual([1, 1])
  expect(ids.one![0]).not.toBe(ids.other![0])
})
