import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { tx } from '#platform/context'
import { createLog } from '#platform/log'
import { startJobs } from '#platform/jobs'
import { openShopFor } from '../tests/support/shop.ts'

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
