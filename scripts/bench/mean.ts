import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { findParts } from '#domain/finding'
import { partQuery } from '#domain/finding/schema'
import type { Config } from '#platform/config'
import type { Ctx } from '#platform/context'
import { startSandbox } from '#sandbox'
import { openContext } from '../../run/open-context.ts'
import { crowd } from '../../tests/support/shops/people.ts'
import { type MeasuredWeb, startMeasuredWeb } from './measured-web.ts'
import { meanQueries } from './mean-queries.ts'
import { caller, KEYS, type Part, place } from './ordering.ts'
import { percentile, table } from './report.ts'
import type { Load } from './load-maker.ts'
import { send } from './serving.ts'

const SECONDS = 20
const SEARCHES_A_SECOND = 17 // a thousand a minute
const MOST_SECONDS = 600
const BUYERS = 4
const ORDERS_A_SECOND = 5
const WAYS = [
  { title: 'searches, evenly', together: 1 },
  { title: 'searches, a second of them at once', together: SEARCHES_A_SECOND },
]

/** Milliseconds that statements of this process have waited for the database. */
function countDatabaseTime(): () => number {
  const query = Client.prototype.query as (...args: unknown[]) => unknown
  let waited = 0
  Client.prototype.query = function (this: Client, ...args: unknown[]) {
    const began = performance.now()
    const result = query.apply(this, args)
    if (result instanceof Promise) result.then(() => (waited += performance.now() - began)).catch(() => {})
    return result
  } as typeof Client.prototype.query
  return () => waited
}

async function databaseTimes(config: Config, databaseUrl: string, queries: Record<string, string>[]): Promise<void> {
  const waited = countDatabaseTime()
  // Its own: connections keep the function that they were made with.
  const { ctx, close } = await openContext(config, databaseUrl, { most: 2 })
  await findParts(ctx, partQuery(ctx.config.prices).parse({ q: 'brake pads', make: 'audi' }))
  const times: { took: number; query: Record<string, string> }[] = []
  for (const query of queries) {
    const before = waited()
    await findParts(ctx, partQuery(ctx.config.prices).parse(query))
    times.push({ took: waited() - before, query })
  }
  await close()
  const all = times.map(({ took }) => took)
  const head = ['', 'queries', 'median', '95 %', 'longest']
  const row = ['one at a time', all.length, percentile(all, 0.5), percentile(all, 0.95), Math.max(...all)]
  table('Database time of the meanest queries, ms, all statements of each together', head, [row])
  const [worst] = times.toSorted((a, b) => b.took - a.took)
  console.log(`\n  The longest: ${JSON.stringify(worst!.query).slice(0, 200)}`)
}

/**
 * Orders at an even pace by a few buyers, each from its own address, for `SECONDS` or until it is over; how long each
 * took in ms, and how many failed.
 */
export async function orders(
  base: string,
  ctx: Pick<Ctx, 'db'>,
  parts: Part[],
  isOver?: () => boolean,
): Promise<{ times: number[]; failed: number }> {
  const customers = await crowd({ ctx }, (isOver ? MOST_SECONDS : SECONDS) * ORDERS_A_SECOND + BUYERS)
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  let failed = 0
  const until = performance.now() + SECONDS * 1000
  const buyer = async (n: number) => {
    for (let round = 0; isOver ? !isOver() : performance.now() < until; round++) {
      const who = customers.pop()
      if (!who) return
      const began = performance.now()
      await place(caller(base, agent, who, `10.${n}.${round >> 8}.${round & 255}`), who, parts).catch(() => failed++)
      times.push(performance.now() - began)
      await sleep(Math.max(0, (1000 * BUYERS) / ORDERS_A_SECOND - (performance.now() - began)))
    }
  }
  await Promise.all(Array.from({ length: BUYERS }, (_, n) => buyer(n)))
  agent.destroy()
  return { times, failed }
}

/** How much the meanest searches cost the database, and how long orders take beside a thousand of them a minute. */
export async function benchMean(ctx: Ctx, databaseUrl: string, dataDir: string): Promise<void> {
  const queries = await meanQueries(ctx.db, SECONDS * SEARCHES_A_SECOND)
  await databaseTimes(ctx.config, databaseUrl, queries)
  const { rows: parts } = await sql<Part>`
    update stock set free = free + 100000, came_in = came_in + 100000 from part
    where part.id = part_id and id % 11 = 3 and id <= 80000
    returning id::text, price`.execute(ctx.db)
  // It takes the mails of the orders.
  const sandbox = await startSandbox({ ...KEYS, port: 0, oidcClient: { id: 'shop', secret: 'shop', redirectUris: [] } })
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SMTP_URL: sandbox.smtpUrl }
  const web = await startMeasuredWeb(1, { ...settings, LIMITS: '1000000', TRUSTED_PROXIES: '1' })
  const paths = queries.map((query) => `/api/parts?${new URLSearchParams(query)}`)
  try {
    // Neither side meets a server that has just started.
    await send({ base: web.base, paths: paths.slice(0, 60), clients: 2 })
    await orders(web.base, ctx, parts)
    const rows = [...(await ordersBeside('nothing', web, ctx, parts))]
    for (const { title, together } of WAYS) {
      const load = { base: web.base, paths, clients: 8, pace: { perSecond: SEARCHES_A_SECOND, together } }
      rows.push(...(await ordersBeside(title, web, ctx, parts, load)))
    }
    table(
      'Orders beside a thousand mean searches a minute, ms; how late the event loop of the server was',
      ['', 'sent', 'median', '95 %', 'longest', 'failed', 'loop 95 %', 'longest'],
      rows,
    )
  } finally {
    await web.end()
    await sandbox.close()
  }
}

/** Orders, and the searches of a load beside them: a row of each. */
async function ordersBeside(
  title: string,
  web: MeasuredWeb,
  ctx: Pick<Ctx, 'db'>,
  parts: Part[],
  load?: Load,
): Promise<(string | number)[][]> {
  await web.read()
  const [sent, ordered] = await Promise.all([load && send(load), orders(web.base, ctx, parts)])
  const { lateMs, latestMs } = await web.read()
  const row = (title: string, times: number[], failed: number) => {
    return [title, times.length, percentile(times, 0.5), percentile(times, 0.95), Math.max(...times), failed]
  }
  return [
    [...row(`orders beside ${title}`, ordered.times, ordered.failed), lateMs, latestMs],
    ...(sent ? [[...row('these searches', sent.times, sent.wrong), '', '']] : []),
  ]
}
