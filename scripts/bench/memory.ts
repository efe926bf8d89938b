import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#platform/free-port'
import type { Config } from '#platform/config'
import { runningEmbedded } from '#platform/db/embedded'
import { openDb } from '#platform/db/pool'
import { createLog } from '#platform/log'
import { type Addresses, freshAddresses } from './addresses.ts'
import { type Resident, residentOf } from './processes.ts'
import { benchQueries } from './queries.ts'
import { table } from './report.ts'
import { send } from './serving.ts'

/** A web server collects what requests left behind within 10 s, and V8 gives most of it back up to 10 s after that. */
const REST_MS = 30_000
const AT_ONCE = 5000

type Shop = { base: string; pid: number; stop(): Promise<void> }

/** The whole shop as `npm start` starts it, without npm itself. */
async function startShop(dataDir: string, config: Config): Promise<Shop> {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    SANDBOX_PORT: String(await freePort()),
    BASE_URL: base,
    LIMITS: '0',
    LOG_LEVEL: 'error',
    DEMO_PARTS: String(config.DEMO_PARTS),
    WORKERS: String(config.WORKERS),
  }
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../run/start.mjs')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const isReady = () =>
    fetch(`${base}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('The shop did not start.')
    await sleep(200)
  }
  return {
    base,
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Pages and calls in turn, each address once as long as there are enough. */
function* mixed({ lists, searches, parts }: Addresses): Generator<string, never> {
  const pick = (values: string[], n: number) => values[n % values.length]!
  const stars = (values: string[], n: number) => `&rating=${1 + (Math.floor(n / values.length) % 4)}`
  const limit = (values: string[], n: number) => `limit=${10 + (Math.floor(n / values.length) % 90)}`
  for (let n = 0; ; n++) {
    yield `/api/parts/${pick(parts, n)}`
    yield `/shop/${pick(parts, n)}`
    yield `/api/parts?${limit(lists, n)}&${pick(lists, n)}`
    yield `/shop?${pick(lists, n)}${n < lists.length ? '' : stars(lists, n)}`
    yield `/api/parts?${limit(searches, n)}&${pick(searches, n)}`
  }
}

const sum = (all: Resident[]) => all.reduce((total, { mb }) => total + mb, 0)

/** Sends that many requests; `most` is the peak memory of all processes together, in MB. */
async function load(shop: Shop, addresses: Addresses, requests: number): Promise<{ most: number; failed: number }> {
  let [most, failed] = [0, 0]
  const watch = setInterval(() => (most = Math.max(most, sum(residentOf(shop.pid)))), 2000)
  try {
    const paths = mixed(addresses)
    for (let left = requests; left > 0; left -= AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, left) }, () => paths.next().value!)
      const { wrong } = await send({ base: shop.base, paths: some, clients: 16 })
      failed += wrong
    }
  } finally {
    clearInterval(watch)
  }
  return { most, failed }
}

/**
 * The memory of the shop's processes, without PostgreSQL: at rest after the first start, which loads the demo, after
 * the second, and during a number of mixed requests and at rest after them.
 */
export async function benchMemory(config: Config, requests: number): Promise<void> {
  const dataDir = join(config.dataDir, 'bench-memory')
  await rm(dataDir, { recursive: true, force: true })
  const columns: [string, Resident[]][] = []
  const note = async (title: string, shop: Shop) => {
    await sleep(REST_MS)
    columns.push([title, residentOf(shop.pid)])
  }
  const first = await startShop(dataDir, config)
  await note('first start', first).finally(() => first.stop())
  const shop = await startShop(dataDir, config)
  let under: Awaited<ReturnType<typeof load>>
  try {
    await note('second start', shop)
    const { db, close } = openDb((await runningEmbedded(dataDir))!, createLog('error'), 1)
    const addresses = await freshAddresses(db, await benchQueries(db), 1_000_000).finally(close)
    under = await load(shop, addresses, requests)
    await note(`after ${requests.toLocaleString('en-US')} requests`, shop)
  } finally {
    await shop.stop()
  }
  const names = [...new Set(columns.flatMap(([, all]) => all.map(({ name }) => name)))]
  const held = (all: Resident[], name: string) => sum(all.filter((one) => one.name === name))
  const rows = names.map((name) => [name, ...columns.map(([, all]) => held(all, name))])
  table(
    'Memory in MB',
    ['', ...columns.map(([title]) => title)],
    [...rows, ['together', ...columns.map(([, all]) => sum(all))]],
  )
  console.log(`\n  Under load they held at most ${under.most.toFixed(0)} MB together; ${under.failed} requests failed.`)
}
