import type { Context } from 'hono'
import { clientAddress } from '#platform/rate-limit'
import type { Env } from './door.ts'

type NodeBindings = { incoming?: { socket?: { remoteAddress?: string } } } | undefined

/** The address that a call comes from; undefined for one that came without a network. */
export function addressOf<E extends Env>(c: Context<E>): string | undefined {
  const remote = (c.env as NodeBindings)?.incoming?.socket?.remoteAddress
  return remote && clientAddress(remote, c.req.header('x-forwarded-for'), c.var.ctx.config.TRUSTED_PROXIES)
}
