import { setTimeout as after } from 'node:timers/promises'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isAdmin } from '#platform/access'
import { REPORT_LIMIT } from '#domain/fitment/schema'
import { VIN_LIMIT } from '#domain/vin/schema'
import { type Limit, limit } from '#platform/rate-limit'
import { createShares, READING } from '#platform/shares'
import { createSemaphore, createSemaphoreForEach, type Turn } from '#platform/semaphore'
import { addressOf } from './caller.ts'
import type { Env } from './door.ts'

type Rule = { account: Limit; address?: Limit; admins?: 'free' }

/**
 * Counts each call of one kind, by the caller's address and account; too many are refused with 429. It stands before
 * the check of `Idempotency-Key`, whose transaction would forget the count of a refused call.
 */
const limited = (what: string, rule: Rule) =>
  createMiddleware<Env>(async (c, next) => {
    const { ctx } = c.var
    const address = addressOf(c)
    if (rule.address && address) await limit(ctx, `${what}/address`, address, rule.address)
    const isFree = rule.admins === 'free' && isAdmin(ctx)
    if (ctx.actor.kind === 'user' && !isFree) await limit(ctx, `${what}/account`, ctx.actor.id, rule.account)
    await next()
  })

const TEN_MINUTES = 600
const HOUR = 3600

export const orderLimit = limited('order', {
  account: { points: 60, seconds: TEN_MINUTES },
  address: { points: 600, seconds: TEN_MINUTES },
})
export const paymentLimit = limited('payment', {
  account: { points: 120, seconds: TEN_MINUTES },
  address: { points: 1200, seconds: TEN_MINUTES },
})
export const invoiceLimit = limited('invoice', { account: { points: 60, seconds: TEN_MINUTES } })
export const reviewLimit = limited('review', { account: { points: 30, seconds: HOUR } })
export const correctionLimit = limited('correction', { account: { points: 60, seconds: HOUR }, admins: 'free' })

/** VINs are typed by people, one at a time; a yard may have a few hundred a day. */
export const vinLimit = limited('vin', { account: VIN_LIMIT, address: VIN_LIMIT })

/** What anybody may report of fit, signed in or not. */
export const fitReportLimit = limited('fit-report', { account: REPORT_LIMIT, address: REPORT_LIMIT })

/** Lists and suggestions, which everybody may read: each address has its share of them. */
export function readingShare(factor: number) {
  const share = createShares(READING, factor)
  return createMiddleware<Env>((c, next) => share(addressOf(c), next))
}

/** More at once than that are told at once to come back. */
const CALLS_AT_ONCE = 2000
/** Of those one address has a part; its others wait in a line of its own. A burst of a thousand orders is served. */
const OF_ONE_ADDRESS = { atOnce: 100, waiting: 1000 }

/** Does a piece of a call's work in the turn of its address, and in one of all calls. */
export type CallTurn = <T>(c: Context, work: () => Promise<T>) => Promise<T>

/** Every call takes its turn, so that no address takes those of the others. `factor` 0 turns the part of an address off. */
export function createCallTurns(factor: number): CallTurn {
  const inAll = createSemaphore(CALLS_AT_ONCE, 0)
  const ofAddress = createSemaphoreForEach(OF_ONE_ADDRESS.atOnce, OF_ONE_ADDRESS.waiting, CALLS_AT_ONCE)
  return (c, work) => {
    const address = factor === 0 ? undefined : addressOf(c)
    return address === undefined ? inAll(work) : ofAddress(address, () => inAll(work))
  }
}

/**
 * Holds an answer back for the milliseconds that its call set, right or wrong. It stands before everything that a call
 * waits for, so that an answer that rests holds no turn and no database connection.
 */
export const heldBack = createMiddleware<Env>(async (c, next) => {
  await next()
  const { heldBackMs } = c.var
  if (heldBackMs) await after(heldBackMs, undefined, { signal: c.req.raw.signal })
})

/**
 * A rush on one part makes its orders wait for each other. Here they wait in a line of their own, which leaves
 * connections for everybody who only looks; whoever comes when the line is full is told so at once (503).
 */
export const inTurn = (turn: Turn) => createMiddleware<Env>((_, next) => turn(next))
