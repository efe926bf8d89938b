import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { freePort } from '#platform/free-port'
import { createApi } from '#api'
import { totals } from '#common/money'
import { toWritten, WHOLE_DOLLARS } from '#common/prices'
import { readConfig } from '#platform/config'
import { startSandbox } from '#sandbox'
import { openContext } from '../../run/open-context.ts'
import { crowd, type Customer } from '../../tests/support/shops/people.ts'
import { startWeb } from '../../tests/support/machine/web-process.ts'
import { percentile, table } from './report.ts'

const SECONDS = 8
const CLIENTS = [1, 8, 32]
/** So many that nobody holds more than an order or two unpaid: the limits for a real customer are low. */
const CUSTOMERS = 20_000
export const KEYS = {
  secretKey: 'sk_test_bench',
  publishableKey: 'pk_test_bench',
  webhookSecret: 'whsec_bench',
  carrierSecret: 'carrier_bench',
}

export type Part = { id: string; price: number }
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = { status: number; body: any }
type Send = (method: string, path: string, body: object) => Promise<Answer>

/** One to three different parts, one or two of each, as `POST /orders` takes them. */
function anOrder(customer: Customer, parts: Part[]) {
  const chosen = new Set(Array.from({ length: 1 + Math.floor(Math.random() * 3) }, () => pick(parts)))
  const lines = [...chosen].map((part) => ({ ...part, quantity: 1 + Math.floor(Math.random() * 2) }))
  const items = Object.fromEntries(lines.map((line) => [line.id, line.quantity]))
  const total = toWritten(WHOLE_DOLLARS, totals(lines).total)
  return { name: 'Pat Doe', email: customer.email, number: '+1 555 0100', total, items }
}

const pick = <T>(from: T[]) => from[Math.floor(Math.random() * from.length)]!

export async function place(send: Send, customer: Customer, parts: Part[]) {
  const order = anOrder(customer, parts)
  const { status, body } = await send('POST', '/orders', order)
  if (status !== 201) throw new Error(`no order: ${status} ${JSON.stringify(body)}`)
  return { id: body._id as string, total: order.total }
}

async function pay(send: Send, charge: (intent: string) => Promise<void>, order: { id: string; total: number }) {
  const opened = await send('POST', '/create-payment-intent', { orderId: order.id, total: order.total })
  if (opened.status !== 200) throw new Error(`no payment: ${opened.status} ${JSON.stringify(opened.body)}`)
  const tranjactionId = opened.body.clientSecret.split('_secret_')[0]
  await charge(tranjactionId)
  const paid = await send('PATCH', `/orders/${order.id}`, { pay: true, tranjactionId })
  if (!paid.body.paid) throw new Error(`not paid: ${paid.status} ${JSON.stringify(paid.body)}`)
}

const headersOf = (customer: Customer) => ({
  authorization: `Bearer ${customer.token}`,
  'content-type': 'application/json',
  'idempotency-key': crypto.randomUUID(),
})

/** Calls over keep-alive connections, each customer from its own address. */
export function caller(base: string, agent: Agent, customer: Customer, address: string): Send {
  return (method, path, body) =>
    new Promise((done, fail) => {
      const headers = { ...headersOf(customer), 'x-forwarded-for': address }
      const call = request(`${base}/api${path}`, { method, agent, headers }, (answer) => {
        let text = ''
        answer.on('data', (chunk) => (text += chunk))
        answer.on('end', () => done({ status: answer.statusCode!, body: JSON.parse(text) }))
      })
      call.once('error', fail).end(JSON.stringify(body))
    })
}

type Load = { title: string; statements: number; clients: number; nextCustomer: () => Customer }

async function load(
  base: string,
  { title, statements, clients, nextCustomer }: Load,
  work: (send: Send, who: Customer) => Promise<void>,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  let failed = 0
  const until = performance.now() + SECONDS * 1000
  const client = async (n: number) => {
    for (let round = 0; performance.now() < until; round++) {
      const who = nextCustomer()
      const began = performance.now()
      try {
        await work(caller(base, agent, who, `10.${n}.${(round >> 8) & 255}.${round & 255}`), who)
        times.push(performance.now() - began)
      } catch (err) {
        if (failed++ === 0) console.error(String(err))
      }
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: clients }, (_, n) => client(n)))
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  return [title, clients, times.length / seconds, percentile(times, 0.5), percentile(times, 0.99), failed, statements]
}

/** Counts the statements of the shop's own pool from now on, begin and commit included. */
function countStatements(): () => number {
  const query = Client.prototype.query as (...args: unknown[]) => unknown
  let sent = 0
  Client.prototype.query = function (
    this: Client & { connectionParameters: { application_name: string } },
    ...args: unknown[]
  ) {
    if (this.connectionParameters.application_name === 'camber') sent++
    return query.apply(this, args)
  } as typeof Client.prototype.query
  return () => sent
}

/** Waits until no mail or event is left to handle; false if some are left after two minutes. */
async function isAllDone(databaseUrl: string): Promise<boolean> {
  const client = new Client(databaseUrl)
  await client.connect()
  const isEmpty = async () => {
    const waiting = `select from jobs.job where name in ('order-mail', 'handle-event') and state <= 'active' limit 1`
    return (await client.query(waiting)).rowCount === 0
  }
  let done = await isEmpty()
  for (const until = performance.now() + 120_000; !done && performance.now() < until; done = await isEmpty())
    await sleep(500)
  await client.end()
  return done
}

/** How many updates of `stock` there were, and how many of them touched no index. */
async function stockWrites(databaseUrl: string): Promise<{ all: number; heapOnly: number }> {
  const client = new Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ all: number; heapOnly: number }>(
    `select n_tup_upd::int as all, n_tup_hot_upd::int as "heapOnly" from pg_stat_user_tables where relname = 'stock'`,
  )
  await client.end()
  return rows[0]!
}

/**
 * Orders placed, and orders placed and paid, a second, over HTTP with a web server and a card provider of their own.
 */
export async function benchOrdering(databaseUrl: string, dataDir: string): Promise<void> {
  const sandbox = await startSandbox({ ...KEYS, port: 0, oidcClient: { id: 'shop', secret: 'shop', redirectUris: [] } })
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LIMITS: '1000000',
    TRUSTED_PROXIES: '1',
    SANDBOX_URL: sandbox.url,
    SMTP_URL: sandbox.smtpUrl,
    STRIPE_SECRET_KEY: KEYS.secretKey,
    STRIPE_PUBLISHABLE_KEY: KEYS.publishableKey,
    STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
  }
  const charge = async (intent: string) => {
    const answer = await fetch(`${sandbox.url}/v1/payment_intents/${intent}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEYS.secretKey}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'payment_method=pm_card_visa',
    })
    if (!answer.ok) throw new Error(`not charged: ${await answer.text()}`)
  }

  const sent = countStatements()
  const { ctx, close } = await openContext(readConfig({ ...settings, LOG_LEVEL: 'error' }), databaseUrl, { most: 2 })
  const { rows: parts } = await sql<Part>`
    update stock set free = free + 100000, came_in = came_in + 100000 from part
    where part.id = part_id and id % 11 = 3 and id <= 80000
    returning id::text, price`.execute(ctx.db)
  const customers = await crowd({ ctx }, CUSTOMERS)
  let ordered = 0
  const nextCustomer = () => customers[ordered++ % CUSTOMERS]!
  const api = createApi(ctx)
  const direct: Send = async (method, path, body) => {
    const answer = await api.request(path, { method, headers: headersOf(customers[0]!), body: JSON.stringify(body) })
    return { status: answer.status, body: await answer.json() }
  }
  await pay(direct, charge, await place(direct, customers[0]!, parts))
  const before = sent()
  const order = await place(direct, customers[0]!, parts)
  const placing = sent() - before
  await pay(direct, charge, order)
  const all = sent() - before
  await close()

  const stockBefore = await stockWrites(databaseUrl)
  const web = await startWeb(await freePort(), settings)
  sandbox.setWebhookUrl(`${web.base}/api/stripe/webhook`)
  const rows = []
  try {
    for (const clients of CLIENTS) {
      const one = { title: 'placed', statements: placing, clients, nextCustomer }
      rows.push(await load(web.base, one, async (send, who) => void (await place(send, who, parts))))
    }
    for (const clients of CLIENTS) {
      const one = { title: 'placed and paid', statements: all, clients, nextCustomer }
      rows.push(await load(web.base, one, async (send, who) => pay(send, charge, await place(send, who, parts))))
    }
    const began = performance.now()
    if (await isAllDone(databaseUrl)) {
      const seconds = (performance.now() - began) / 1000
      console.log(`\nThe last mail of all these orders went out ${seconds.toFixed(0)} s after the last of them.`)
    }
  } finally {
    await web.end()
    await sandbox.close()
  }
  const head = ['', 'clients', 'a second', 'median ms', '99 % ms', 'failed', 'statements']
  table('Orders', head, rows)
  const { all: writes, heapOnly } = await stockWrites(databaseUrl)
  const share = (100 * (heapOnly - stockBefore.heapOnly)) / (writes - stockBefore.all)
  console.log(`\n  ${share.toFixed(1)} % of the writes to the table stock touched no index.`)
}
