import { Cache } from '#platform/cache'
import { systemClock } from '#platform/clock'
import type { Config } from '#platform/config'
import { anonymous, type Ctx } from '#platform/context'
import { openDb } from '#platform/db/pool'
import { createHeavy } from '#platform/heavy'
import { startJobs } from '#platform/jobs'
import { createLog } from '#platform/log'

const CONNECTIONS = 2
const BULK_CONNECTIONS = 3

/** `bulk`: the same context, whose statements may take as long as a large file. */
type OpenApart = { ctx: Ctx; bulk: Ctx; close(): Promise<void> }

/**
 * The context of a process that works on suppliers' files, on a prepared database. It queues jobs and runs none: the code of all
 * jobs, of card payments and of searches would be a third of its memory, so these are not there.
 */
export async function openApart(config: Config, databaseUrl: string): Promise<OpenApart> {
  const log = createLog(config.LOG_LEVEL)
  const { db, close } = openDb(databaseUrl, log, CONNECTIONS)
  const finding = openDb(databaseUrl, log, CONNECTIONS, 'finding')
  const bulk = openDb(databaseUrl, log, BULK_CONNECTIONS, 'bulk')
  const jobs = await startJobs(databaseUrl, log, [])
  const known: Omit<Ctx, 'gateway' | 'searchLog'> = {
    db,
    finder: finding.db,
    heavy: createHeavy(finding.db),
    actor: anonymous,
    clock: systemClock,
    log,
    config,
    jobs,
    cache: new Cache(),
  }
  const ctx = known as Ctx
  return {
    ctx,
    bulk: { ...ctx, db: bulk.db },
    async close() {
      await jobs.stop()
      await Promise.all([close(), finding.close(), bulk.close()])
    },
  }
}
