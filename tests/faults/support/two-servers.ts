import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { vi } from 'vitest'
import { freePort } from '#platform/free-port'
import type { Ctx } from '#platform/context'
import { openDb } from '#platform/db/pool'
import { createLog } from '#platform/log'
import { KEYS, testSandbox } from '../../../demo/sandbox/support/test-sandbox.ts'
import { startWeb, type WebProcess } from '../../support/machine/web-process.ts'
import { crowd, type Customer } from '../../support/shops/people.ts'
import { GOLDEN } from '../../support/shops/guests.ts'
import { ROOMY } from '../../support/shops/roomy.ts'
import { copyDatabase } from '../../support/shops/shop.ts'

// oxlint-disable-next-line typescript/no-explicit-any
export type Answer = { status: number; body: any; headers: Headers }
type Call = { method?: string; token?: string; body?: unknown; key?: string; orderKey?: string }
/** An order as its buyer knows it; a guest has its key, too. */
type Own = { _id: string; total: number; key?: string }

/** A part at $40 of which two make an order of $84, so that tests need not calculate. */
export const PRICE = 40
export const totalOf = (units: number) => PRICE * units + (PRICE * units > 99 ? 0 : Math.floor(PRICE * units * 0.05))

export type TwoServers = Awaited<ReturnType<typeof openTwoServers>>

/** Two web servers, each a process of its own, on one PostgreSQL, and a card provider that does as it is told. */
export async function openTwoServers(databaseUrl?: string) {
  const database = databaseUrl ? { url: databaseUrl, drop: async () => {} } : await copyDatabase()
  const sandbox = await testSandbox()
  const dataDir = await mkdtemp(join(tmpdir(), 'camber-faults-'))
  const { db, close: closeDb } = openDb(database.url, createLog('error'), 4)
  const ctx: Pick<Ctx, 'db'> = { db }
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    ...ROOMY,
    LIMITS: '0',
    LOG_LEVEL: 'silent',
    SANDBOX_URL: sandbox.url,
    SMTP_URL: sandbox.smtpUrl,
    STRIPE_SECRET_KEY: KEYS.secretKey,
    STRIPE_PUBLISHABLE_KEY: KEYS.publishableKey,
    STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
  }
  const ports = [await freePort(), await freePort()] as const
  const servers: WebProcess[] = await Promise.all(ports.map((port) => startWeb(port, settings)))
  sandbox.setWebhookUrl(`${servers[0]!.base}/api/stripe/webhook`)

  /** One call to one of the servers (`n` even or odd). Throws when no answer comes. */
  async function call(
    n: number,
    path: string,
    { method = 'POST', token, body, key, orderKey }: Call = {},
  ): Promise<Answer> {
    const answer = await fetch(`${servers[n % 2]!.base}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...(orderKey ? { 'x-order-key': orderKey } : {}),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await answer.text()
    return { status: answer.status, body: text ? JSON.parse(text) : text, headers: answer.headers }
  }
  /**
   * A guest's way: what a quote says is short is sold out. Where others took the units meanwhile and more of them is promised,
   * the order would come later than quoted: the guest looks at a new quote and takes that.
   */
  async function checkOut(n: number, email: string, items: Record<string, number>): Promise<Answer> {
    const lines = Object.entries(items).map(([part, quantity]) => ({ part, quantity }))
    const quoted = await call(n, '/quote', { body: { lines } })
    const { quote, method } = quoted.body
    if (quoted.status === 200 && quote === null) return { ...quoted, status: 409, body: { code: 'sold-out' } }
    const answer = await call(n, '/checkout', { body: { quote, method, lines, email, shipTo: GOLDEN } })
    return answer.body.code === 'delivery-changed' ? checkOut(n, email, items) : answer
  }
  const place = (n: number, who: Customer, items: Record<string, number>, key?: string) => {
    if (!who.token) return checkOut(n, who.email, items)
    const units = Object.values(items).reduce((sum, quantity) => sum + quantity, 0)
    const body = { name: '', email: who.email, number: '', total: totalOf(units), items, address: '1 Main St' }
    return call(n, '/orders', { token: who.token, body, key })
  }
  const open = (n: number, who: Customer, order: Own) =>
    call(n, '/create-payment-intent', {
      token: who.token,
      body: { orderId: order._id, total: order.total },
      orderKey: order.key,
    })
  const intentIn = (opened: Answer) => opened.body.clientSecret.split('_secret_')[0] as string
  const charge = (intent: string, card = 'pm_card_visa') =>
    sandbox.stripe.paymentIntents.confirm(intent, { payment_method: card }, { timeout: 20_000 })
  const claim = (n: number, who: Customer, id: string, tranjactionId: string, orderKey?: string) =>
    call(n, `/orders/${id}`, { method: 'PATCH', token: who.token, body: { pay: true, tranjactionId }, orderKey })

  return {
    ctx,
    url: database.url,
    dataDir,
    servers,
    sandbox,
    call,
    place,
    open,
    intentIn,
    charge,
    claim,
    faults: (faults: object) => sandbox.control('/faults', faults),
    people: (count: number) => crowd({ ctx }, count),
    async admin(): Promise<Customer> {
      const [admin] = await crowd({ ctx }, 1)
      await sql`update users set role = 'admin' where id = ${admin!.id}`.execute(db)
      return admin!
    },
    async orderOf(id: string) {
      const { rows } = await sql<{ state: string; total: number; times_paid: number }>`
        select state, total, (select count(*)::int from order_event where order_id = o.id and to_state = 'paid'
          and from_state <> 'paid') as times_paid from orders o where id = ${id}`.execute(db)
      return rows[0]!
    },
    /** Lets the hold of a placed order lapse, and waits until the servers have seen to it, or the order is paid. */
    async lapse(id: string) {
      await sql`update orders set hold_until = now() - interval '1 minute' where id = ${id}`.execute(db)
      await sql`insert into jobs.job (name, data) values ('expire-holds', '{}')`.execute(db)
      await vi.waitFor(
        async () => {
          if ((await this.orderOf(id)).state === 'placed') throw new Error('its parts are still held')
        },
        { timeout: 60_000, interval: 50 },
      )
    },
    /** What is still on a card of what was charged for an order, in cents, by the provider's own books. */
    async received(orderId: string): Promise<number> {
      const { rows } = await sql<{ intent_id: string }>`
        select intent_id from payment where order_id = ${orderId} and intent_id is not null`.execute(db)
      const intents = await Promise.all(
        rows.map(({ intent_id }) =>
          sandbox.stripe.paymentIntents.retrieve(intent_id, { expand: ['latest_charge'] }, { timeout: 20_000 }),
        ),
      )
      const charges = intents.map(
        (intent) => intent.latest_charge as { paid: boolean; amount: number; amount_refunded: number } | null,
      )
      return charges.reduce((sum, one) => sum + (one?.paid ? one.amount - one.amount_refunded : 0), 0)
    },
    /** Waits until nothing is under way: all events handled, all refunds sent, no payment of a dead order left open. */
    async settled() {
      await vi.waitFor(
        async () => {
          const { rows } = await sql<{ waiting: number }>`
            select (select count(*) from provider_event where handled_at is null)
              + (select count(*) from jobs.job where name = 'fill-waiting' and state <= 'active')
              + (select count(*) from refund where state = 'pending')
              + (select count(*) from orders o join payment p on p.order_id = o.id
                 where o.state = 'cancelled' and (p.state in ('opening', 'open', 'processing')
                   or p.state = 'succeeded' and p.refunded < p.received)) as waiting`.execute(db)
          if (rows[0]!.waiting > 0) throw new Error(`${rows[0]!.waiting} things are still under way`)
        },
        { timeout: 60_000, interval: 200 },
      )
    },
    /** Starts a server anew on its port. */
    async startAgain(n: number) {
      servers[n] = await startWeb(ports[n]!, settings)
    },
    async close() {
      await Promise.all(servers.map((server) => server.end()))
      await closeDb()
      await sandbox.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Sends the same request with the same key until somebody answers it, as a good client does. */
export async function insist(send: (tries: number) => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await send(tries).catch(() => undefined)
    if (answer && answer.status !== 503 && answer.body.code !== 'still-running') return answer
    await sleep(100)
  }
  throw new Error('nobody answered for a minute')
}

/** Runs `work` for 0, 1, … count - 1, so many at a time. */
export async function inBatches<T>(count: number, size: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (let from = 0; from < count; from += size)
    done.push(...(await Promise.all(Array.from({ length: Math.min(size, count - from) }, (_, n) => work(from + n)))))
  return done
}
