import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { emptyDatabase } from '../../tests/support/empty-database.ts'

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
