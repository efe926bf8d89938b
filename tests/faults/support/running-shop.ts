import { readFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { sql } from 'kysely'
import { Client } from 'pg'
import type { Ctx } from '#platform/context'
import { runningEmbedded } from '#platform/db/embedded'
import { openDb } from '#platform/db/pool'
import { createLog } from '#platform/log'
import { openWholeShop } from '../../support/browser/browser-setup.ts'
import { crowd, type Customer } from '../../support/shops/people.ts'
import { totalOf } from './two-servers.ts'

export type Ending =
  // oxlint-disable-next-line typescript/no-explicit-any
  { kind: 'answered'; status: number; body: any } | { kind: 'closed' } | { kind: 'hung' }
type Call = { method?: string; token?: string; body?: object; patienceMs?: number }

/** Kills the server of a database as the system does when memory runs out, and waits until it is gone. */
export async function killDatabase(url: string): Promise<void> {
  const client = new Client(url)
  client.on('error', () => {})
  await client.connect()
  const gone = new Promise((done) => client.once('end', done))
  const { rows } = await client.query<{ file: string }>("select pg_read_file('postmaster.pid') as file")
  process.kill(Number(rows[0]!.file.split('\n')[0]), 'SIGKILL')
  await gone
}

export type RunningShop = Awaited<ReturnType<typeof openRunningShop>>

/** The whole shop as `npm start` opens it, on its own embedded database, without demo parts. */
export async function openRunningShop(settings: Record<string, string> = {}) {
  const shop = await openWholeShop({ DEMO_PARTS: '0', LOG_LEVEL: 'silent', ...settings })
  const url = (await runningEmbedded(shop.dataDir))!
  const { db, close: closeDb } = openDb(url, createLog('silent'), 4)
  const ctx: Pick<Ctx, 'db'> = { db }

  /** One call on a connection of its own, and how it ended. */
  const call = (path: string, { method = 'GET', token, body, patienceMs = 30_000 }: Call = {}) =>
    new Promise<Ending>((done) => {
      const headers = {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      }
      const call = request(shop.shopUrl + path, { method, headers, agent: false })
      const late = setTimeout(() => {
        done({ kind: 'hung' })
        call.destroy()
      }, patienceMs)
      const closed = () => {
        clearTimeout(late)
        done({ kind: 'closed' })
      }
      call.once('error', closed).once('response', async (answer: IncomingMessage) => {
        try {
          const text = (await answer.toArray()).join('')
          const isJson = answer.headers['content-type']?.includes('json')
          done({ kind: 'answered', status: answer.statusCode!, body: isJson ? JSON.parse(text) : text })
          clearTimeout(late)
        } catch {
          closed()
        }
      })
      call.end(body && JSON.stringify(body))
    })

  return {
    ...shop,
    url,
    ctx,
    call,
    people: (count: number) => crowd({ ctx }, count),
    order: (who: Customer, part: string, more: Call = {}) =>
      call('/api/orders', {
        method: 'POST',
        token: who.token,
        body: { name: '', email: who.email, number: '', total: totalOf(1), items: { [part]: 1 } },
        ...more,
      }),
    /** The processes that answer the web, by their numbers. Linux only. */
    async webProcesses(): Promise<number[]> {
      const { pid } = shop.process
      const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').map(Number)
      const named = await Promise.all(
        children.map((child) => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')),
      )
      return children.filter((_, n) => named[n]!.includes('build/shop/web.js'))
    },
    /** Lets the hold of an unpaid order lapse, and asks for the job that sees to it. */
    async lapse(id: string) {
      await sql`update orders set hold_until = now() - interval '1 minute' where id = ${id}`.execute(db)
      await sql`insert into jobs.job (name, data) values ('expire-holds', '{}')`.execute(db)
    },
    async close() {
      await closeDb()
      await shop.close()
    },
  }
}
