import { SearchLog, storeSearches } from '#domain/finding'
import { createGateway } from '#domain/payments'
import { type Clock, systemClock } from '#platform/clock'
import type { Config } from '#platform/config'
import { anonymous, type Ctx } from '#platform/context'
import { CONNECTIONS } from '#platform/db/connections'
import { openDb } from '#platform/db/pool'
import { createHeavy } from '#platform/heavy'
import { startJobs, type Worker } from '#platform/jobs'
import { Cache } from '#platform/cache'
import { createLog } from '#platform/log'
import { queues } from './job-table.ts'

/**
 * The shop behind its doors: the context of every use case, and the queue of its jobs. Jobs get `background`, which has
 * connections of its own for long statements.
 */
type OpenContext = { ctx: Ctx; background: Ctx; worker: Worker; close(): Promise<void> }

/** What may differ from the settings: the number of connections for each use, another card provider, another clock. */
type Instead = { most?: number; gateway?: Ctx['gateway']; clock?: Clock }

/** Builds the context from the settings, on a migrated database. */
export async function openContext(config: Config, databaseUrl: string, instead: Instead = {}): Promise<OpenContext> {
  const { most = Infinity, gateway = gatewayOf(config), clock = systemClock } = instead
  const log = createLog(config.LOG_LEVEL)
  const { db, close } = openDb(databaseUrl, log, Math.min(most, CONNECTIONS.answers))
  const finding = openDb(databaseUrl, log, Math.min(most, CONNECTIONS.finding), 'finding')
  const heavy = openDb(databaseUrl, log, Math.min(most, CONNECTIONS.heavy), 'heavy')
  const work = openDb(databaseUrl, log, Math.min(most, CONNECTIONS.work), 'work')
  const worker = await startJobs(databaseUrl, log, queues)
  const searchLog = new SearchLog((batch) => storeSearches(ctx, batch), log)
  const ctx: Ctx = {
    db,
    finder: finding.db,
    heavy: createHeavy(heavy.db),
    actor: anonymous,
    clock,
    log,
    config,
    jobs: worker,
    gateway,
    cache: new Cache(),
    searchLog,
  }
  return {
    ctx,
    background: { ...ctx, db: work.db },
    worker,
    async close() {
      await worker.stop()
      await searchLog.flush()
      await Promise.all([close(), finding.close(), heavy.close(), work.close()])
    },
  }
}

const gatewayOf = (config: Config) =>
  createGateway({
    secretKey: config.STRIPE_SECRET_KEY ?? 'sk_test_none',
    publishableKey: config.STRIPE_PUBLISHABLE_KEY ?? 'pk_test_none',
    webhookSecret: config.STRIPE_WEBHOOK_SECRET,
    ...(config.SANDBOX_URL ? { url: config.SANDBOX_URL, scriptUrl: `${config.SANDBOX_URL}/v3/` } : {}),
  })
