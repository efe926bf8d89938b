import { expect, it, onTestFinished, vi } from 'vitest'
import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { runningEmbedded, startEmbedded } from '#platform/db/embedded'
import { keepRunning } from '#platform/db/keep-running'
import { addPart } from '../support/catalogue/parts.ts'
import { type Ending, killDatabase, openRunningShop } from './support/running-shop.ts'
import { isLong } from './support/sizes.ts'
import { PRICE } from './support/two-servers.ts'

const WAIT = { timeout: 60_000, interval: 100 }
const statusOf = (ending: Ending) => (ending.kind === 'answered' ? ending.status : ending.kind)

/** The processes whose command line names this folder. Linux alone tells. */
async function processesOf(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const lines = pids.map(async (pid) => [pid, await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')] as const)
  return (await Promise.all(lines)).filter(([, line]) => line.includes(folder)).map(([pid]) => Number(pid))
}

it('a killed database comes back under the running shop, which loses no order and goes on by itself', async () => {
  const shop = await openRunningShop()
  onTestFinished(() => shop.close())
  const [who] = await shop.people(1)
  const part = await addPart(shop, { price: PRICE, stock: 1000 })
  const buy = () => shop.order(who!, part)
  const orders: string[] = []
  const keep = (ending: Ending) => {
    if (ending.kind === 'answered' && ending.status === 201) orders.push(ending.body._id)
    return statusOf(ending)
  }
  for (let n = 0; n < 10; n++) expect(keep(await buy())).toBe(201)
  const page = async () => {
    const ending = await shop.call(`/shop/${part}`)
    return ending.kind === 'answered' ? String(ending.body).replaceAll('<!-- -->', '') : ending.kind
  }
  await vi.waitFor(async () => expect((await page()).includes('In stock')).toBe(true), WAIT)

  const startOf = async () =>
    (await sql<{ at: string }>`select pg_postmaster_start_time()::text as at`.execute(shop.ctx.db)).rows[0]!.at
  const started = await startOf()
  await killDatabase(shop.url)
  const began = performance.now()
  // A machine that is slow to ask may find it restarted already; that it was down, its start tells.
  expect([201, 503]).toContain(keep(await buy()))
  expect([200, 503]).toContain(statusOf(await shop.call('/readyz')))
  expect(statusOf(await shop.call('/healthz'))).toBe(200)
  await vi.waitFor(async () => expect(keep(await buy())).toBe(201), WAIT)
  const took = performance.now() - began
  expect(await startOf()).not.toBe(started)
  console.log(`orders again ${(took / 1000).toFixed(1)} s after the kill`)
  if (isLong) expect(took).toBeLessThan(10_000)
  await vi.waitFor(async () => expect(statusOf(await shop.call('/readyz'))).toBe(200), WAIT)

  const { rows } = await sql`select id from orders where id = any(${orders})`.execute(shop.ctx.db)
  expect(rows).toHaveLength(orders.length)
  await shop.lapse(orders[0]!)
  await vi.waitFor(async () => {
    const { rows } = await sql`select 1 from orders where id = ${orders[0]} and state = 'placed'`.execute(shop.ctx.db)
    expect(rows, 'its hold lapses, so jobs are done').toHaveLength(0)
  }, WAIT)
  await vi.waitFor(async () => {
    await sql`with sold as (update stock set free = 3 where part_id = ${Number(part)} returning part_id)
      select announce(array['part:' || part_id]) from sold`.execute(shop.ctx.db)
    expect((await page()).includes('Only 3 left'), 'changes are heard').toBe(true)
  }, WAIT)
})

it('a shop that is asked to stop while its database is down stops, and leaves no database running', async () => {
  const shop = await openRunningShop()
  onTestFinished(() => shop.close())
  const { url, dataDir } = shop
  await killDatabase(url)
  await sleep(Math.random() * 1500)
  shop.process.kill('SIGTERM')
  await vi.waitFor(() => expect(shop.process.exitCode).toBe(0), WAIT)
  await sleep(2000)
  const left = await runningEmbedded(dataDir)
  if (left) await expect(killDatabase(left)).rejects.toThrow(/ENOENT|ECONNREFUSED/)
})

it('a database that dies again and again is restarted after growing pauses, and not at all once nobody watches', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'camber-killed-'))
  await chmod(folder, 0o755)
  const database = await startEmbedded(folder)
  onTestFinished(async () => {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  })
  const said: string[] = []
  const watch = keepRunning(database, (line) => said.push(line))
  for (const times of [1, 2, 3]) {
    await killDatabase(database.url)
    await vi.waitFor(() => expect(said.filter((line) => line.includes('runs again'))).toHaveLength(times), WAIT)
  }
  const pauses = said.flatMap((line) => / (is restarted(?: in \d+ s)?)\./.exec(line)?.[1] ?? [])
  expect(pauses.slice(0, 2)).toEqual(['is restarted', 'is restarted in 1 s'])
  expect(pauses).toContain('is restarted in 2 s')
  await killDatabase(database.url)
  await watch.stop()
  await sleep(3000)
  expect(await database.isRunning()).toBe(false)
  await database.restart('fast')
  expect(await database.isRunning()).toBe(true)
})

it.runIf(process.platform === 'linux')(
  'a first start that is cut off leaves nothing that the next one takes for a database',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'camber-cut-off-'))
    await chmod(folder, 0o755)
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const started = startEmbedded(folder).then(
      () => 'started',
      () => 'cut off',
    )
    await vi.waitFor(
      async () => {
        const names = await readdir(folder, { recursive: true })
        expect(names.some((name) => name.endsWith('PG_VERSION'))).toBe(true)
      },
      { timeout: 60_000, interval: 5 },
    )
    for (const pid of await processesOf(folder)) process.kill(pid, 'SIGKILL')
    expect(await started).toBe('cut off')
    const database = await startEmbedded(folder)
    onTestFinished(() => database.stop())
    expect(await database.isRunning()).toBe(true)
  },
)

it.runIf(process.platform === 'linux')(
  'a shop that is told to stop while its database starts leaves none running',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'camber-early-stop-'))
    await chmod(folder, 0o755)
    onTestFinished(async () => {
      for (const pid of await processesOf(folder)) process.kill(pid, 'SIGQUIT')
      await rm(folder, { recursive: true, force: true })
    })
    const shop = spawn(process.execPath, [join(import.meta.dirname, '../../run/serve.ts'), '--dev'], {
      env: { PATH: process.env['PATH'], DATA_DIR: folder, DEMO_PARTS: '0' },
    })
    const names = () => readdir(folder, { recursive: true }).catch(() => [] as string[])
    await vi.waitFor(async () => expect((await names()).join()).toContain('server.log'), { ...WAIT, interval: 2 })
    shop.kill('SIGINT')
    await vi.waitFor(() => expect(shop.exitCode).toBe(0), WAIT)
    await sleep(2000)
    expect(await processesOf(folder)).toEqual([])
  },
)
