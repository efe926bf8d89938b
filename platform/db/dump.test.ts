import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { createLog } from '#platform/log'
import { startJobs } from '#platform/jobs'
import { emptyDatabase } from '../../tests/support/machine/empty-database.ts'
import { copyDatabase } from '../../tests/support/shops/shop.ts'
import { dumpTables, loadTables } from './dump.ts'
import { migrate } from './migrate.ts'

async function connected(url: string): Promise<Client> {
  const client = new Client(url)
  await client.connect()
  return client
}

it('a restored database counts on where the dumped one was, also what no column counts by', async () => {
  const { url, drop } = await copyDatabase()
  onTestFinished(drop)
  const folder = await mkdtemp(join(tmpdir(), 'camber-dump-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const shop = await connected(url)
  await shop.query(`select setval('fitment_version', 4711)`)
  // The newest parts were deleted, and wait to come back.
  await shop.query(`select setval(pg_get_serial_sequence('part', 'id'), 9000)`)
  const dumped = await dumpTables(shop, folder).finally(() => shop.end())

  const copyUrl = await emptyDatabase()
  await migrate(copyUrl)
  await (await startJobs(copyUrl, createLog('error'), [])).stop()
  const copy = await connected(copyUrl)
  await loadTables(copy, folder, dumped, ['part'])
  const { rows } = await copy
    .query(
      `select nextval('fitment_version')::int as version, nextval(pg_get_serial_sequence('part', 'id'))::int as id,
         (select count(*)::int from part) as parts`,
    )
    .finally(() => copy.end())
  expect(rows).toEqual([{ version: 4712, id: 9001, parts: 3000 }])
})
