import { tmpdir } from 'node:os'
import { mkdtemp, rm, chmod } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { storeCheck } from '#domain/fitment'
import { readConfig } from '#platform/config'
import { startEmbedded } from '#platform/db/embedded'
import { migrate } from '#platform/db/migrate'
import { startJobs } from '#platform/jobs'
import { createLog } from '#platform/log'
import { loadDemo } from '../../../demo/catalogue/load.ts'
import { openContext } from '../../../run/open-context.ts'
import { queues } from '../../../run/job-table.ts'
import { keep, keepsData, takeKept } from './kept-data.ts'
import { skipTheDisk } from './skip-the-disk.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** Makes a template of what the tests begin with: 3,000 parts. */
async function fill(url: string): Promise<void> {
  await skipTheDisk(url)
  const log = createLog('error')
  await migrate(url)
  const jobs = await startJobs(url, log, queues)
  await jobs.stop()
  await loadDemo(url, { parts: 3000, onProgress: () => {} })
  const { ctx, close } = await openContext(readConfig({ DATABASE_URL: url, LOG_LEVEL: 'error' }), url, { most: 1 })
  await storeCheck(ctx).finally(close)
}

const NAME = 'template_shop'

/** One PostgreSQL for the run, with a template database that every test file copies. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'camber-test-'))
  await chmod(dataDir, 0o755)
  const isFilled = await takeKept(NAME, dataDir)
  let postgres = await startEmbedded(dataDir, NAME)
  if (!isFilled) await fill(postgres.url)
  if (!isFilled && keepsData()) {
    await postgres.stop()
    await keep(NAME, dataDir)
    postgres = await startEmbedded(dataDir, NAME)
  }
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
