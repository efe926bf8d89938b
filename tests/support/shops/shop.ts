import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, inject, onTestFinished } from 'vitest'
import { createApi } from '#api'
import { createGateway } from '#domain/payments'
import { tag } from '#common/tags'
import { changed } from '#platform/changes'
import type { Clock } from '#platform/clock'
import { type Config, readConfig } from '#platform/config'
import type { Ctx } from '#platform/context'
import { followChanges } from '#platform/follow-changes'
import type { NewChanges } from '#platform/read-changes'
import { openContext } from '../../../run/open-context.ts'
import { ROOMY } from './roomy.ts'

/** Tests read what they have just written. */
const EAGER = { restMs: 0, heartbeatMs: 5000, retryMs: 500 }

const template = 'template_shop'
let marks = 2_000_000

/** A database of its own, copied from the template: `{url, drop}`. */
export async function copyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const base = new URL(inject('postgresUrl'))
  const admin = new URL(base)
  admin.pathname = '/postgres'
  const name = `t_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const client = new Client(admin.href)
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await run(`create database ${name} template ${template} strategy file_copy`)
  base.pathname = `/${name}`
  return { url: base.href, drop: () => run(`drop database ${name} with (force)`) }
}

export type TestShop = {
  ctx: Ctx
  url: string
  config: Config
  /** One call of the REST door, without a network: `call('POST', '/orders', {token, body})`. */
  call(method: string, path: string, options?: CallOptions): Promise<CallAnswer>
  /** The REST door itself, for a server of its own. */
  fetch(request: Request, env?: object): Response | Promise<Response>
  /** Resolves when the shop has heard of all changes that were committed before: until then a cache may answer what was. */
  heard(): Promise<void>
  close(): Promise<void>
}
/** `from`: the address that the call comes from. */
type CallOptions = { token?: string; body?: unknown; headers?: Record<string, string>; from?: string }
// oxlint-disable-next-line typescript/no-explicit-any
type CallAnswer = { status: number; body: any; headers: Headers }

/** A card provider that cannot be reached. Tests that pay open `openPayingShop` of ./paying-shop.ts instead. */
const noProvider = createGateway({ secretKey: 'sk_test_no', publishableKey: 'pk_test_no', url: 'http://127.0.0.1:9' })

/** So many milliseconds a test's clock may be ahead: tests compare its times with the machine's. */
const AHEAD_MS = 2

/** The machine's time, but hardly a time twice: of two rows that one test writes in a row, the second is the newer. */
function createTickingClock(): Clock {
  let last = 0
  return {
    now() {
      const time = Date.now()
      last = Math.max(time, Math.min(last + 1, time + AHEAD_MS))
      return new Date(last)
    },
  }
}

/**
 * A whole shop behind its doors, on a fresh database or the one that DATABASE_URL names. Call in `beforeAll` and `close`
 * in `afterAll`, or inside a test.
 */
export async function openShop(settings: Record<string, string> = {}, gateway = noProvider): Promise<TestShop> {
  const given = settings['DATABASE_URL']
  const database = given ? { url: given, drop: async () => {} } : await copyDatabase()
  const dataDir = join(tmpdir(), `camber-${randomBytes(4).toString('hex')}`)
  const config = readConfig({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ...ROOMY,
    ...settings,
  })
  const { ctx, close } = await openContext(config, database.url, { gateway, clock: createTickingClock() })
  const { promise: isFollowing, resolve } = Promise.withResolvers<void>()
  const hear = (tags: NewChanges['tags']) => {
    ctx.cache.seen.see(tags)
    resolve()
  }
  const changes = followChanges(database.url, ctx.log, hear, EAGER)
  ctx.cache.seen.source = changes
  // It first hears that anything may have changed. Heard later, that would take away what a test has had read into memory.
  await isFollowing
  const api = createApi(ctx)
  return {
    ctx,
    url: database.url,
    config,
    fetch: (request, env) => api.fetch(request, env),
    async call(method, path, { token, body, headers = {}, from } = {}) {
      // Forms and texts go as they are, all else as JSON.
      const isAsItIs = body instanceof FormData || body instanceof Blob || typeof body === 'string'
      const request = {
        method,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined || isAsItIs ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : isAsItIs ? body : JSON.stringify(body),
      }
      const answer = await api.request(path, request, from ? { incoming: { socket: { remoteAddress: from } } } : {})
      const text = await answer.text()
      const isJson = answer.headers.get('content-type')?.includes('json')
      return { status: answer.status, body: isJson && text ? JSON.parse(text) : text, headers: answer.headers }
    },
    async heard() {
      const { seen } = ctx.cache
      const [mark, before] = [tag.post(marks++), seen.newest]
      await changed(ctx, mark)
      await expect.poll(() => seen.haveChanged([mark], before)).toBe(true)
    },
    async close() {
      await changes.close()
      await close()
      await database.drop()
    },
  }
}

/** `openShop` for one test: closed when the test ends. */
export async function openShopFor(settings?: Record<string, string>): Promise<TestShop> {
  const shop = await openShop(settings)
  onTestFinished(() => shop.close())
  return shop
}
