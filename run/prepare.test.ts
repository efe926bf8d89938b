import { Client } from 'pg'
import { join } from 'node:path'
import { expect, inject, it, onTestFinished, vi } from 'vitest'
import { readConfig } from '#platform/config'
import { migrate } from '#platform/db/migrate'
import { emptyDatabase } from '../tests/support/machine/empty-database.ts'
import { LIVE } from '../tests/support/shops/live-settings.ts'
import { copyDatabase } from '../tests/support/shops/shop.ts'
import { prepare } from './prepare.ts'
import { startPreparing } from './preparing.ts'

/** For all vehicles and VIN codes. */
const LOAD = { timeout: 180_000 }

async function countsOf(url: string) {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query(`select
    (select count(*)::int from part) as parts, (select count(*)::int from review) as reviews,
    (select count(*)::int from application) as applications, (select count(*)::int from post) as posts,
    (select count(*)::int from brand where id > 0) as brands,
    (select count(*)::int from base_vehicle) as vehicles, (select count(*)::int from vin_pattern) as "vinCodes", (select count(*)::int from part_type where id > 0) as types`)
  await client.end()
  return rows[0] as Record<string, number>
}

it('a live shop begins with vehicles and a category tree, and with nothing that is invented', LOAD, async () => {
  const url = await emptyDatabase()
  const config = readConfig({ DATABASE_URL: url, LOG_LEVEL: 'error', ...LIVE })
  expect((await prepare(config, url)).join()).toContain('nobody yet: set ADMIN_EMAIL and ADMIN_PASSWORD')
  const counts = await countsOf(url)
  expect(counts).toMatchObject({ parts: 0, reviews: 0, applications: 0, posts: 0, brands: 0 })
  expect(counts.vehicles).toBeGreaterThan(9000)
  expect(counts.types).toBeGreaterThan(100)
  expect(counts.vinCodes).toBeGreaterThan(150_000)

  const given = { ...config, ADMIN_EMAIL: 'boss@camber.example', ADMIN_PASSWORD: 'a long secret' }
  expect(await prepare(given, url)).toEqual(['  Admin      boss@camber.example'])
  expect(await prepare(config, url)).toEqual([])
})

it('what a new shop begins with is written however slow its machine is', LOAD, async () => {
  const url = await emptyDatabase()
  await migrate(url)
  const client = new Client(url)
  await client.connect()
  await client.query(`
    create function patient() returns trigger language plpgsql as $$ begin
      assert current_setting('statement_timeout')::interval >= '1 minute', 'the timeout of a request: nobody waits here';
      return null;
    end $$;
    create trigger patient before insert on base_vehicle for each statement execute function patient();
    create trigger patient before insert on part_type for each statement execute function patient()`)
  await client.end()
  await prepare(readConfig({ DATABASE_URL: url, LOG_LEVEL: 'error', ...LIVE }), url)
  expect((await countsOf(url)).vehicles).toBeGreaterThan(9000)
})

it('a demo shop begins with parts, and its second start brings no more', LOAD, async () => {
  const url = await emptyDatabase()
  const config = readConfig({ DATABASE_URL: url, DEMO_PARTS: '60', LOG_LEVEL: 'error' })
  await prepare(config, url)
  const counts = await countsOf(url)
  expect(counts).toMatchObject({ parts: 60 })
  expect(counts.vinCodes).toBeGreaterThan(150_000)
  await prepare(config, url)
  expect(await countsOf(url)).toEqual(counts)
})

const apart = join(import.meta.dirname, 'prepare-apart.ts')

it('a process of its own prepares the database, reports its lines, and ends', LOAD, async () => {
  const url = await emptyDatabase()
  vi.stubEnv('DEMO_PARTS', '60')
  vi.stubEnv('LOG_LEVEL', 'error')
  vi.stubEnv('BASE_URL', '') // the test runner sets its own
  onTestFinished(() => void vi.unstubAllEnvs())
  const preparing = startPreparing(apart)
  const ended = new Promise((done) => preparing.process.once('exit', done))
  expect((await preparing.prepare(url)).join()).toContain('Admin')
  expect(await ended).toBe(0)
  expect(await countsOf(url)).toMatchObject({ parts: 60 })
})

it('a failed preparation reports its reason, also if the process is killed', async () => {
  vi.stubEnv('BASE_URL', '')
  onTestFinished(() => void vi.unstubAllEnvs())
  const nowhere = Object.assign(new URL(inject('postgresUrl')), { pathname: '/nowhere' }).href
  await expect(startPreparing(apart).prepare(nowhere)).rejects.toThrow('"nowhere" does not exist')
  const preparing = startPreparing(apart)
  const told = preparing.prepare(nowhere)
  preparing.end()
  await expect(told).rejects.toThrow('The database could not be prepared (SIGTERM).')
})

it('a shop of whole prices does not open with prices in cents', LOAD, async () => {
  const { url, drop } = await copyDatabase()
  onTestFinished(drop)
  const open = (PRICES: string) =>
    prepare(readConfig({ DEMO_PARTS: '60', DATABASE_URL: url, LOG_LEVEL: 'error', PRICES }), url)
  await open('cents')
  const client = new Client(url)
  await client.connect()
  onTestFinished(() => client.end())
  const refuses = async (change: string, back: string, told: RegExp) => {
    await client.query(change)
    await expect(open('whole')).rejects.toThrow(told)
    await client.query(back)
  }
  const one = 'where id = (select min(id) from part)'
  await refuses(
    `update part set price = 1249 ${one}`,
    `update part set price = 1200 ${one}`,
    /^PRICES is "whole", but part \d+ costs \$12\.49\. Set PRICES=cents/,
  )
  await refuses(
    'insert into price_break select min(id), 5, 850 from part',
    'delete from price_break where price = 850',
    /^PRICES is "whole", but part \d+ has a quantity price of \$8\.50\./,
  )
  await refuses(
    `update part set core_deposit = 1050 ${one}`,
    `update part set core_deposit = null ${one}`,
    /core deposit of \$10\.50/,
  )
  await refuses(`update part set cost = 705 ${one}`, `update part set cost = null ${one}`, /costs the shop \$7\.05/)
  const method = (rates: string, freeOver: string) => `
    insert into delivery_method (place_id, name, rate_by, rates, free_over, days_from, days_to, work_days)
    values (1, 'Van', 'flat', '${rates}', ${freeOver}, 1, 2, '{1}')`
  await refuses(
    method('[[0, 450]]', 'null'),
    'delete from delivery_method',
    /the delivery "Van" has the amount \$4\.50/,
  )
  await refuses(method('[[0, 400]]', '9950'), 'delete from delivery_method', /"Van" has the amount \$99\.50/)
  await expect(open('whole')).resolves.toBeDefined()
  await expect(open('cents')).resolves.toBeDefined()
})

it('a shop keeps the currency that its first part was priced in', LOAD, async () => {
  const url = await emptyDatabase()
  const open = (CURRENCY: string, DEMO_PARTS: string) =>
    prepare(readConfig({ DEMO_PARTS, DATABASE_URL: url, LOG_LEVEL: 'error', CURRENCY }), url)
  await open('JPY', '0')
  await open('USD', '60')
  await expect(open('JPY', '60')).rejects.toThrow(
    'CURRENCY is "JPY", but this shop\'s prices are in USD. Set CURRENCY=USD, or begin a new shop.',
  )
  await expect(open('USD', '60')).resolves.toBeDefined()
})
