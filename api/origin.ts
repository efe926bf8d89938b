import { createMiddleware } from 'hono/factory'
import { phrase } from '#common/phrase'
import { forbidden } from '#platform/errors'
import type { Env } from './door.ts'

/**
 * For calls that a cookie authenticates: browsers send the origin of every write, and only the shop's own may write.
 * Other clients send no Origin and are let through; they have no cookies of anybody else.
 */
export const sameOrigin = createMiddleware<Env>(async (c, next) => {
  const origin = c.req.header('origin')
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  const foreign = origin
    ? !isOurs(origin, c.var.ctx.config, c.req.header('host'))
    : isForeignSite(c.req.header('sec-fetch-site'))
  if (!isRead && foreign) throw forbidden(phrase('refusal.foreignCaller'))
  await next()
})

const isForeignSite = (site: string | undefined) => site === 'cross-site' || site === 'same-site'

/** Without a BASE_URL people reach the shop by any name of this machine, such as 127.0.0.1 for localhost. */
function isOurs(origin: string, config: { baseUrl: string; BASE_URL?: string }, host: string | undefined): boolean {
  return origin === config.baseUrl || (!config.BASE_URL && origin === `http://${host}`)
}
