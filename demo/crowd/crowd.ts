// `npm run crowd`: gives a shop 100,000 customers and 100,000 orders, to see how it does when it has grown.
import { WHOLE_DOLLARS } from '#common/prices'
import { type Client, Client as PgClient } from 'pg'
import { readConfig } from '#platform/config'
import { runningEmbedded, startEmbedded } from '#platform/db/embedded'
import { migrate } from '#platform/db/migrate'
import { orders, people } from './tables.ts'

type CrowdSize = { people: number; orders: number }

/** Indexes that are far faster to build again than to update row by row. */
const SLOW_INDEXES = ['users_search', 'orders_search']

async function withoutIndexes(client: Client, names: string[], work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where indexname = any($1)`,
    [names],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await work()
  for (const { definition } of rows) await client.query(definition)
}

/**
 * Fills the database up to so many people (…@crowd.example) and orders of theirs, with lines, holds, events, payments,
 * refunds and parcels as the shop itself would have written them. One transaction: a crowd that is stopped leaves nothing.
 */
export async function gather(url: string, size: CrowdSize, currency = WHOLE_DOLLARS.currency): Promise<void> {
  const client = new PgClient({ connectionString: url, application_name: 'camber crowd' })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`set local synchronous_commit = off; set local jit = off;
      set local maintenance_work_mem = '256MB'; set local work_mem = '128MB'`)
    await withoutIndexes(client, SLOW_INDEXES, async () => {
      await client.query(
        `select set_config('crowd.people', $1, true), set_config('crowd.orders', $2, true), set_config('crowd.currency', $3, true)`,
        [String(size.people), String(size.orders), currency],
      )
      await client.query(people)
      for (const statement of orders) await client.query(statement)
    })
    await client.query('commit')
    await client.query(
      'vacuum (analyze) users, orders, order_line, adjustment, hold, allocation, parcel, parcel_line, order_event, payment, refund, audit, part',
    )
  } finally {
    await client.end()
  }
}

const isReached = async (url: string) => {
  const client = new PgClient(url)
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

async function main() {
  const config = readConfig()
  if (config.SHOP_MODE === 'live') {
    console.error('This shop is live: a made-up crowd has no business in it.')
    process.exit(1)
  }
  const given = config.DATABASE_URL ?? (await runningEmbedded(config.dataDir))
  const running = given && (config.DATABASE_URL || (await isReached(given))) ? given : undefined
  const started = running ? undefined : await startEmbedded(config.dataDir)
  const url = running ?? started!.url
  try {
    await migrate(url)
    const began = performance.now()
    await gather(url, { people: 100_000, orders: 100_000 }, config.CURRENCY)
    console.log(`The crowd is there, after ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  } finally {
    await started?.stop()
  }
}

if (import.meta.main) await main()
