import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#platform/config'
import { CONNECTIONS, connectionsFor, tooManyServers } from '#platform/db/connections'
import { followChanges } from '#platform/follow-changes'
import { openContext } from '../../../run/open-context.ts'
import { startWork } from '../../../run/job-table.ts'
import { copyDatabase } from '../../support/shops/shop.ts'

const most = Object.values(CONNECTIONS).reduce((sum, count) => sum + count)

test('a busy web server opens no more connections than are counted for it', async () => {
  const database = await copyDatabase()
  const config = readConfig({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' })
  const { ctx, background, worker, close } = await openContext(config, database.url)
  const changes = followChanges(database.url, ctx.log, () => {})
  onTestFinished(async () => {
    await changes.close()
    await close()
    await database.drop()
  })
  await startWork(background, worker)
  const pools = new Set(
    [...Object.values(ctx), ...Object.values(background)].filter((value) => value instanceof Kysely),
  )
  expect(pools.size).toBeGreaterThan(2)
  const sleep = sql`select pg_sleep(1)`
  const busy = [...pools].flatMap((db) => Array.from({ length: 15 }, () => sleep.execute(db)))
  busy.push(...Array.from({ length: 15 }, () => ctx.heavy.read((db) => sleep.execute(db))))
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from pg_sleep(0.5), pg_stat_activity where datname = current_database()`.execute(
    background.db,
  )
  await Promise.all(busy)
  expect(rows[0]!.open).toBeLessThanOrEqual(most)
  expect(rows[0]!.open).toBeGreaterThanOrEqual(most - CONNECTIONS.jobs - CONNECTIONS.listening)
})

test('too many web servers for the database are an error at the start', async () => {
  const { url, drop } = await copyDatabase()
  onTestFinished(drop)
  expect(await tooManyServers(url, 1)).toBeUndefined()
  const warning = await tooManyServers(url, 64)
  expect(warning).toContain(`WORKERS is 64, and each may open ${most} database connections`)
  expect(warning).toContain(
    `Set WORKERS to ${Math.floor(117 / most)}, or raise max_connections to ${connectionsFor(64)}.`,
  )
})
