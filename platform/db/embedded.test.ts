import { Client } from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'

async function connect(): Promise<Client & { connection: { stream: { destroy(): void } } }> {
  const client = new Client(inject('postgresUrl'))
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client as never
}

it('what a killed process had locked is free again before its long statement would have ended', async () => {
  const [killed, waiting] = [await connect(), await connect()]
  await killed.query('begin; select pg_advisory_xact_lock(75)')
  killed.query('select pg_sleep(30)').catch(() => {})
  const asleep = () => waiting.query(`select from pg_stat_activity where wait_event = 'PgSleep'`)
  await expect.poll(async () => (await asleep()).rowCount).toBe(1)
  killed.connection.stream.destroy()

  await waiting.query('set statement_timeout = 10000; select pg_advisory_lock(75)')
  const { rows } = await waiting.query<{ given: boolean }>('select pg_advisory_unlock(75) as given')
  expect(rows[0]!.given).toBe(true)
})
