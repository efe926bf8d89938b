import type { Context } from 'hono'
import { clientAddress } from '#platform/rate-limit'
import type { Env } from './door.ts'

type NodeBindings = { incoming?: { socket?: { remoteAddress?: string } } } | undefined

/** The caller's IP address; undefined for a call without a network. */
export function addressOf<E extends Env>(c: Context<E>): string | undefined {
  const remote = (c.env as NodeBindings)?.incoming?.socket?.remoteAddress
  return remote && clientAddress(remote, c.req.header('x-forwarded-for'), c.var.ctx.config.TRUSTED_PROXIES)
}
