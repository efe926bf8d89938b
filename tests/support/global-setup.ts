import { tmpdir } from 'node:os'
import { mkdtemp, rm, chmod } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#platform/db/embedded'
import { migrate } from '#platform/db/migrate'
import { startJobs } from '#platform/jobs'
import { createLog } from '#platform/log'
import { loadDemo } from '../../demo/catalogue/load.ts'
import { queues } from '../../run/job-table.ts'
import { needNotLast } from './need-not-last.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One PostgreSQL for the run, with a template database of 3,000 parts that every test file copies. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'camber-test-'))
  await chmod(dataDir, 0o755)
  const postgres = await startEmbedded(dataDir, 'template_shop')
  await needNotLast(postgres.url)
  const log = createLog('error')
  await migrate(postgres.url)
  const jobs = await startJobs(postgres.url, log, queues)
  await jobs.stop()
  await loadDemo(postgres.url, { parts: 3000, onProgress: () => {} })
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
