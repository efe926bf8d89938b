import { setTimeout as after } from 'node:timers/promises'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import { isAdmin } from '#platform/access'
import { REPORT_LIMIT } from '#domain/fitment/schema'
import { VIN_LIMIT } from '#domain/vin/schema'
import { type Limit, limit } from '#platform/rate-limit'
import { createShares, READING } from '#platform/shares'
import { createSemaphore, type Turn } from '#platform/semaphore'
import { addressOf } from './caller.ts'
import type { Env } from './door.ts'

type Rule = { account: Limit; address?: Limit; admins?: 'free' }

/**
 * Counts each call of one kind, by the caller's address and account; 429 after too many. It runs before the check of
 * `Idempotency-Key`, whose transaction would undo the count of a refused call.
 */
const limited = (what: string, rule: Rule) =>
  createMiddleware<Env>(async (c, next) => {
    const { ctx } = c.var
    const address = addressOf(c)
    if (rule.admins === 'free' && isAdmin(ctx)) return next()
    if (rule.address && address) await limit(ctx, `${what}/address`, address, rule.address)
    if (ctx.actor.kind === 'user') await limit(ctx, `${what}/account`, ctx.actor.id, rule.account)
    await next()
  })

const TEN_MINUTES = 600
const HOUR = 3600
const perHour = (points: number): Limit => ({ points, seconds: HOUR })

const orderLimit = limited('order', {
  account: { points: 60, seconds: TEN_MINUTES },
  address: { points: 600, seconds: TEN_MINUTES },
})
const PAYING = { account: { points: 120, seconds: TEN_MINUTES }, address: { points: 1200, seconds: TEN_MINUTES } }
const paymentLimit = limited('payment', PAYING)
/** Each report has the card provider asked, whose patience all buyers share. */
const paymentReportLimit = limited('payment-report', PAYING)
/** Who gives an e-mail address of somebody else makes the shop write to them. */
const guestOrderLimit = createMiddleware<Env>(async (c, next) => {
  const address = addressOf(c)
  if (c.var.ctx.actor.kind === 'anonymous' && address)
    await limit(c.var.ctx, 'guest-order/address', address, { points: 60, seconds: HOUR })
  await next()
})
/** Each change is told by a mail. */
const orderChangeLimit = limited('order-change', {
  account: { points: 30, seconds: HOUR },
  address: { points: 60, seconds: HOUR },
  admins: 'free',
})
const invoiceLimit = limited('invoice', {
  account: { points: 60, seconds: TEN_MINUTES },
  address: { points: 600, seconds: TEN_MINUTES },
})
/** One address may open many accounts. */
const reviewLimit = limited('review', { account: perHour(30), address: perHour(150) })
const correctionLimit = limited('correction', { account: perHour(60), address: perHour(250), admins: 'free' })

/** Questions about orders, which are mailed to the shop. */
const messageLimit = limited('message', { account: perHour(20), address: perHour(60), admins: 'free' })

/** People type VINs one at a time; a scrapyard may have a few hundred a day. */
const vinLimit = limited('vin', { account: VIN_LIMIT, address: VIN_LIMIT })

/** Each may send a mail to somebody who did not ask for it. */
const alertLimit = limited('stock-alert', {
  account: { points: 50, seconds: HOUR },
  address: { points: 50, seconds: HOUR },
})

/** Reports about fit, which anybody may send, signed in or not. */
const fitReportLimit = limited('fit-report', { account: REPORT_LIMIT, address: REPORT_LIMIT })

/** Public lists and suggestions: each address has its share of them. */
export function readingShare(factor: number) {
  const share = createShares(READING, factor)
  return createMiddleware<Env>((c, next) => share(addressOf(c), next))
}

/**
 * Delays a response by the milliseconds that its call set, right or wrong. It runs outside everything that a call waits
 * for, so that a delayed response holds no turn and no database connection.
 */
export const heldBack = createMiddleware<Env>(async (c, next) => {
  await next()
  const { heldBackMs } = c.var
  if (heldBackMs) await after(heldBackMs, undefined, { signal: c.req.raw.signal })
})

/**
 * Many orders for one part wait for each other. Here they wait in a queue of their own, which leaves connections for
 * everybody else; when the queue is full, further ones are refused at once (503).
 */
const inTurn = (turn: Turn) => createMiddleware<Env>((_, next) => turn(next))

/** Partners' files, by whoever knows or guesses an address. */
const feedLimit = limited('export-feed', {
  account: { points: 60, seconds: HOUR },
  address: { points: 60, seconds: HOUR },
})

/** The limits of single kinds of calls. They run once the caller is known, and before `Idempotency-Key` is looked at. */
export function limitCalls(api: OpenAPIHono<Env>): void {
  api.on('POST', ['/orders', '/checkout', '/orders/for-customer'], orderLimit, inTurn(createSemaphore(8, 1500)))
  api.on('POST', '/checkout', guestOrderLimit)
  api.on('PATCH', '/orders/:id/address', orderChangeLimit)
  api.on('POST', ['/orders/:id/cancel', '/orders/:id/cancel-lines', '/orders/:id/changes/withdraw'], orderChangeLimit)
  api.on('POST', '/create-payment-intent', paymentLimit)
  api.on('PATCH', '/orders/:id', paymentReportLimit)
  api.on('GET', '/orders/:id/invoice.pdf', invoiceLimit)
  api.on('POST', '/orders/:id/messages', messageLimit)
  api.on('POST', '/review', reviewLimit)
  api.on('GET', '/exports/feed/:id', feedLimit)
  api.on('PUT', '/bestSeller/:id', correctionLimit)
  api.on('POST', '/vin', vinLimit)
  api.on('POST', '/parts/:id/stock-alerts', alertLimit)
  api.on('POST', ['/fit-reports', '/orders/:id/fit-reports'], fitReportLimit)
}
