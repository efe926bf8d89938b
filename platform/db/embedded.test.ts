import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { emptyDatabase } from '../../tests/support/machine/empty-database.ts'
import { homeFor } from './embedded-place.ts'
import { startEmbedded } from './embedded.ts'

async function connect(url: string): Promise<Client & { connection: { stream: { destroy(): void } } }> {
  const client = new Client(url)
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client as never
}

it('what a killed process had locked is free again before its long statement would have ended', async () => {
  const url = await emptyDatabase()
  const [killed, waiting] = [await connect(url), await connect(url)]
  await killed.query('begin; select pg_advisory_xact_lock(75)')
  killed.query('select pg_sleep(30)').catch(() => {})
  const asleep = () =>
    waiting.query(`select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`)
  await expect.poll(async () => (await asleep()).rowCount).toBe(1)
  killed.connection.stream.destroy()

  await waiting.query('set statement_timeout = 10000; select pg_advisory_lock(75)')
  const { rows } = await waiting.query<{ given: boolean }>('select pg_advisory_unlock(75) as given')
  expect(rows[0]!.given).toBe(true)
})

it('begins a new log when it starts and when it is started again, if the last one is long', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'camber-embedded-'))
  await chmod(dataDir, 0o755)
  const log = join(await homeFor(dataDir), 'cluster', 'server.log')
  let database = await startEmbedded(dataDir)
  onTestFinished(async () => {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const restart = () => database.restart('fast')
  const startAnew = async () => {
    await database.stop()
    database = await startEmbedded(dataDir)
  }
  for (const again of [restart, startAnew]) {
    await again()
    expect(existsSync(`${log}.old`)).toBe(false)
    await truncate(log, 11 * 1024 * 1024)
    await again()
    expect(existsSync(`${log}.old`)).toBe(true)
    await rm(`${log}.old`)
  }
})
