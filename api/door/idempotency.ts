import { createHash } from 'node:crypto'
import type { Context, Next } from 'hono'
import { createMiddleware } from 'hono/factory'
import { phrase } from '#common/phrase'
import { type Ctx, tx } from '#platform/context'
import { type Answer, claimKey, freeKey, saveAnswer, type Request } from '#platform/db/idempotency-keys'
import { conflict, invalid, Problem } from '#platform/errors'
import type { Env } from './door.ts'
import { textOf } from './text.ts'

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE']
/**
 * Not stored: calls that issue tokens or a partner's secret address; VINs (they identify a person); a garage and a
 * cart (what is deleted there is gone, and each of their writes is the same when it is repeated); pictures (named by
 * their content); files of suppliers (too large to be compared); quick orders, quotes, keys of orders and previews (they
 * write nothing); the provider's events (they have ids).
 */
const EXEMPT =
  /^\w+ \/(auth\/|stripe\/|images$|imports$|suppliers\/[^/]+\/mappings\.csv$|vin$|quick-order$|quote$|order-keys$|order-lookup$|[\w-]+\/preview$|part-grid\/show$|(garage|my-cart|addresses)(\/|$)|exports\/addresses$)|^PUT \/user\/[^/]+$/
/** Writes that call the card provider or a carrier, which must not happen inside a transaction. */
const ASKS_PROVIDER = /^PATCH \/orders\/[^/]+$|^POST \/create-payment-intent$|^POST \/parcels\/[^/]+\/label$/

class Undo extends Error {}

/**
 * A write with an `Idempotency-Key` takes effect once: a repetition gets the same response, with another body 422,
 * while it runs 409. Keys belong to a user; a guest's, to the very same request, and only for the checkout: all else
 * that a guest does is the same when it is repeated. Without a key this does nothing. The response is stored in the
 * transaction of the write itself, so that after a crash both exist or neither.
 */
export const idempotent = createMiddleware<Env>(async (c, next) => {
  const key = c.req.header('idempotency-key')
  const { ctx } = c.var
  const call = `${c.req.method} ${c.req.path}`
  const userId = ctx.actor.kind === 'user' ? ctx.actor.id : null
  const isKept = userId !== null || call === 'POST /checkout'
  if (!key || !WRITES.includes(c.req.method) || !isKept || EXEMPT.test(call)) return next()
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw invalid({ 'Idempotency-Key': phrase('refusal.idempotencyKey') })
  const request = { userId, key, fingerprint: await fingerprintOf(c) }
  const run = ASKS_PROVIDER.test(call) ? runLeased : runInTransaction
  return run(c, ctx, request, next)
})

async function fingerprintOf(c: Context): Promise<Buffer> {
  const { pathname, search } = new URL(c.req.url)
  const body = Buffer.from(await c.req.arrayBuffer())
  return createHash('sha256').update(`${c.req.method} ${pathname}${search}\n`).update(body).digest()
}

async function runInTransaction(c: Context<Env>, ctx: Ctx, request: Request, next: Next) {
  let known: Response | undefined
  try {
    await tx(ctx, async (inside) => {
      known = await claim(c, inside, request)
      if (known) return
      c.set('ctx', inside)
      await next()
      if (!c.res.ok) throw new Undo()
      await saveAnswer(inside, request, await answerOf(c.res))
    })
  } catch (err) {
    if (!(err instanceof Undo)) throw err
    if (isFinal(c.res)) await saveAnswer(ctx, request, await answerOf(c.res))
  }
  return known
}

async function runLeased(c: Context<Env>, ctx: Ctx, request: Request, next: Next) {
  const known = await claim(c, ctx, request)
  if (known) return known
  await next()
  if (isFinal(c.res)) await saveAnswer(ctx, request, await answerOf(c.res))
  else await freeKey(ctx, request)
}

/** The response of an earlier run, or undefined if this run is the first. */
async function claim(c: Context, ctx: Ctx, request: Request): Promise<Response | undefined> {
  const claimed = await claimKey(ctx, request)
  if (claimed.kind === 'running') throw conflict('still-running', phrase('refusal.stillRunning'))
  if (claimed.kind === 'reused') throw new Problem(422, 'idempotency-key-reused', phrase('refusal.keyReused'))
  if (claimed.kind === 'ours') return undefined
  const { status, contentType, body } = claimed.answer
  return c.body(body, status as 200, { 'content-type': contentType, 'idempotent-replayed': 'true' })
}

/** Whether a retry would get the same response. */
const isFinal = ({ status }: Response) => status < 500 && status !== 401 && status !== 429

const answerOf = async (res: Response): Promise<Answer> => ({
  status: res.status,
  contentType: res.headers.get('content-type') ?? 'application/json',
  body: await textOf(res),
})
