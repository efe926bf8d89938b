import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { phrase } from '#common/phrase'
import { forbidden } from '#platform/errors'
import type { Env } from './door.ts'

/**
 * For calls that a cookie authenticates: browsers send the origin of every write, and only the shop's own may write.
 * Other clients send no Origin and are let through; they have no cookies of anybody else.
 */
export const sameOrigin = createMiddleware<Env>(async (c, next) => {
  if (isForeignWrite(c)) throw forbidden(phrase('refusal.foreignCaller'))
  await next()
})

/** Whether another site's page sends this write. */
export function isForeignWrite(c: Context<Env>): boolean {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return false
  const origin = c.req.header('origin')
  return origin
    ? !isOurs(origin, c.var.ctx.config, c.req.header('host'))
    : isForeignSite(c.req.header('sec-fetch-site'))
}

const isForeignSite = (site: string | undefined) => site === 'cross-site' || site === 'same-site'

/** Without a BASE_URL people reach the shop by any name of this machine, such as 127.0.0.1 for localhost. */
function isOurs(origin: string, config: { baseUrl: string; BASE_URL?: string }, host: string | undefined): boolean {
  return origin === config.baseUrl || (!config.BASE_URL && origin === `http://${host}`)
}
