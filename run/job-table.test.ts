import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { lastCheck } from '#domain/fitment'
import { createLog } from '#platform/log'
import { startJobs, type Worker } from '#platform/jobs'
import { openShopFor } from '../tests/support/shops/shop.ts'
import { failedWork } from '#common/words'
import { queues, startWork } from './job-table.ts'

type Tries = { name: string; retry_limit: number; retry_delay: number; retry_delay_max: number | null }

/** The least time, in hours, between the first try of a job and its last. */
function hoursOf({ retry_limit: most, retry_delay: first, retry_delay_max: longest }: Tries): number {
  const pauses = Array.from({ length: most }, (_, n) => Math.min(longest ?? Infinity, first * 2 ** n))
  return pauses.reduce((sum, seconds) => sum + seconds, 0) / 3600
}

it('a job that no schedule repeats outlives a night without a mail server or carrier, also in an older shop', async () => {
  const { ctx, config } = await openShopFor()
  await sql`update jobs.queue set retry_limit = 8, retry_delay_max = null, dead_letter = null`.execute(ctx.db)
  await (await startJobs(config.DATABASE_URL!, createLog('error'), queues)).stop()
  const { rows } = await sql<Tries>`select name, retry_limit, retry_delay, retry_delay_max from jobs.queue`.execute(
    ctx.db,
  )
  const patient = rows.filter((one) => hoursOf(one) > 12).map(({ name }) => name)
  expect(patient).toEqual(
    expect.arrayContaining(['send-mail', 'order-mail', 'cancel-label', 'note-tracking', 'fill-waiting']),
  )
  expect(patient).not.toContain('expire-holds')
  expect(patient.toSorted()).toEqual(
    queues
      .filter((one) => one.patient)
      .map(({ name }) => name)
      .toSorted(),
  )
  const kept = await sql<{ name: string }>`
    select name from jobs.queue where dead_letter = 'failed-work' order by 1`.execute(ctx.db)
  expect(kept.rows.map(({ name }) => name)).toEqual(patient.toSorted())
})

it('a shop whose data of fit was never checked is checked as soon as it takes jobs', async () => {
  const { ctx } = await openShopFor()
  await sql`delete from fitment_check`.execute(ctx.db)
  await startWork(ctx, ctx.jobs as Worker)
  await expect.poll(() => lastCheck(ctx), { timeout: 20_000 }).not.toBeNull()
})

it('several web servers that open a new shop check it once', async () => {
  const { ctx } = await openShopFor()
  await sql`delete from fitment_check`.execute(ctx.db)
  const worker = { ...(ctx.jobs as Worker), handle: async () => {}, every: async () => {} }
  await Promise.all([startWork(ctx, worker), startWork(ctx, worker)])
  const { rows } = await sql`select 1 from jobs.job where name = 'check-fitment'`.execute(ctx.db)
  expect(rows).toHaveLength(1)
})

it('every job that may be given up for good has words for admins', () => {
  const names = queues.filter(({ patient }) => patient).map(({ name }) => name)
  expect(names.filter((name) => !failedWork.jobs[name])).toEqual([])
})
