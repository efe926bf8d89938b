import { connect, createServer, type AddressInfo } from 'node:net'
import { Client } from 'pg'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { tag } from '#common/tags'
import { openDatabaseProxy } from '../tests/support/machine/database-proxy.ts'
import { copyDatabase } from '../tests/support/shops/shop.ts'
import { followChanges, type Pace } from './follow-changes.ts'
import type { Log } from './log.ts'

let database: { url: string }
beforeEach(async () => {
  const copy = await copyDatabase()
  database = copy
  onTestFinished(copy.drop)
})

async function openClient(): Promise<Client> {
  const client = new Client(database.url)
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const announce = (client: Client, ...tags: string[]) => client.query('select announce($1::text[])', [tags])

/** What one server receives, batch by batch, and how often its connection was lost. */
async function follow(url = database.url, pace: Partial<Pace> = {}) {
  const heard: (readonly string[] | 'all')[] = []
  const follower = { heard, lost: 0, catchUp: () => changes.catchUp(), wrote: () => changes.wrote() }
  const log = { warn: () => follower.lost++ } as unknown as Log
  const changes = followChanges(url, log, (tags) => heard.push(tags), {
    restMs: 0,
    heartbeatMs: 60_000,
    retryMs: 20,
    ...pace,
  })
  onTestFinished(() => changes.close())
  await expect.poll(() => heard).toEqual(['all'])
  return follower
}

/** A connection to the database that corrupts the first caller's data once it is established. */
async function badLine(url: string): Promise<string> {
  const { hostname, port, searchParams } = new URL(url)
  const home = searchParams.get('host')
  let calls = 0
  const line = createServer((near) => {
    const isBad = ++calls === 1
    const far = home ? connect(`${home}/.s.PGSQL.${port}`) : connect(Number(port), hostname)
    near.on('data', (said) =>
      far.write(isBad ? Buffer.from(said.toString('latin1').replace('listen', 'lisxen'), 'latin1') : said),
    )
    far.pipe(near)
    near.on('close', () => far.destroy()).on('error', () => {})
    far.on('close', () => near.destroy()).on('error', () => {})
  })
  await new Promise<void>((done) => line.listen(0, '127.0.0.1', done))
  onTestFinished(() => void line.close())
  const through = new URL(url)
  through.searchParams.delete('host')
  through.host = `127.0.0.1:${(line.address() as AddressInfo).port}`
  return through.href
}

it('asks again when it stands in line but is not heard', async () => {
  const client = await openClient()
  const { heard } = await follow(await badLine(database.url))
  await announce(client, tag.part(1))
  await expect.poll(() => heard).toEqual(['all', ['part:1']])
})

it('hears a change that was announced first and committed last, and each change once', async () => {
  const [slow, quick] = [await openClient(), await openClient()]
  await slow.query('begin')
  await announce(slow, tag.part(1))
  const one = await follow()
  await announce(quick, tag.part(2))
  await expect.poll(() => one.heard).toEqual(['all', ['part:2']])
  await quick.query('begin')
  await announce(quick, tag.part(3))
  await slow.query('commit')
  await expect.poll(() => one.heard).toEqual(['all', ['part:2'], ['part:1']])
  await quick.query('commit')
  await expect.poll(() => one.heard).toEqual(['all', ['part:2'], ['part:1'], ['part:3']])
})

it('hears nothing of what was rolled back, the outermost transaction or a part of it', async () => {
  const client = await openClient()
  const { heard } = await follow()
  await client.query('begin')
  await announce(client, tag.part(1))
  await client.query('rollback')
  await client.query('begin')
  await client.query('savepoint inside')
  await announce(client, tag.part(2))
  await client.query('rollback to inside')
  await client.query('savepoint inside')
  await announce(client, tag.part(3))
  await client.query('release inside')
  await client.query('commit')
  await expect.poll(() => heard).toEqual(['all', ['part:3']])
})

it('notices a line that passes nothing on, and reads what it missed', async () => {
  const proxy = await openDatabaseProxy(database.url)
  onTestFinished(() => proxy.close())
  const client = await openClient()
  const follower = await follow(proxy.url, { heartbeatMs: 300 })
  proxy.hang()
  await announce(client, tag.part(1))
  await announce(client, tag.posts)
  await expect.poll(() => follower.lost).toBeGreaterThan(0)
  expect(follower.heard).toEqual(['all'])
  proxy.resume()
  await expect.poll(() => follower.heard.slice(1).flat().toSorted()).toEqual(['part:1', 'posts'])
  expect(follower.heard.filter((tags) => tags === 'all')).toHaveLength(1)
})

it('reads what it missed after the database has closed its line', async () => {
  const client = await openClient()
  const follower = await follow(database.url, { retryMs: 300 })
  await client.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'camber-changes' and datname = current_database()`)
  await announce(client, tag.part(1))
  await expect.poll(() => follower.heard).toEqual(['all', ['part:1']])
  expect(follower.lost).toBeGreaterThan(0)
})

it('reads a change without a NOTIFY at its next heartbeat', async () => {
  const client = await openClient()
  const { heard } = await follow(database.url, { heartbeatMs: 300 })
  await client.query(`insert into change (tag) values ('part:1')`)
  await expect.poll(() => heard).toEqual(['all', ['part:1']])
})

it('reads together what many announce one after the other', async () => {
  const client = await openClient()
  const restMs = 400
  const { heard } = await follow(database.url, { restMs })
  const begun = performance.now()
  for (let n = 0; n < 100; n++) await announce(client, tag.part(n))
  await expect.poll(() => new Set(heard.slice(1).flat()).size).toBe(100)
  expect(heard.length - 1).toBeLessThanOrEqual(2 + (performance.now() - begun) / restMs)
})

it('is heard at once by who asks to catch up, and once by however many ask', async () => {
  const client = await openClient()
  const { heard, catchUp } = await follow(database.url, { restMs: 60_000 })
  await announce(client, tag.part(1))
  await expect.poll(async () => (await catchUp(), heard)).toEqual(['all', ['part:1']])
  await announce(client, tag.part(2))
  await expect
    .poll(async () => (await Promise.all([catchUp(), catchUp(), catchUp()]), heard))
    .toContainEqual(['part:2'])
  expect(heard).toHaveLength(3)
})

it('is heard by who wrote it, even if its NOTIFY comes later than the answer to its commit', async () => {
  const client = await openClient()
  const { heard, catchUp, wrote } = await follow()
  await client.query('insert into change (tag) values ($1)', [tag.part(1)])
  await catchUp()
  expect(heard).toEqual(['all'])
  wrote()
  await catchUp()
  expect(heard).toEqual(['all', ['part:1']])
})

it('nobody waits for a line that is lost', async () => {
  const proxy = await openDatabaseProxy(database.url)
  onTestFinished(() => proxy.close())
  // As long as a busy machine takes to open the line, too: no second try comes.
  const follower = await follow(proxy.url, { heartbeatMs: 2000, retryMs: 60_000 })
  proxy.hang()
  await expect.poll(() => follower.lost).toBeGreaterThan(0)
  await follower.catchUp()
  expect(follower.heard).toEqual(['all'])
})
