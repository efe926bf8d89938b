import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { withOrderKeys } from '#domain/orders'
import { isSecure } from './device-cookie.ts'
import type { Env } from './door.ts'
import { isForeignWrite } from './origin.ts'

const NAME = 'order-keys'
const MOST = 20
const YEAR = 365 * 24 * 60 * 60

const keysInCookie = (c: Context<Env>): string[] =>
  (isSecure(c) ? getCookie(c, NAME, 'secure') : getCookie(c, NAME))?.split('~').slice(0, MOST) ?? []

/** The order keys that a caller shows, in the header or the cookie. Another site's page cannot use the cookie for a write. */
export const orderKeysShown = createMiddleware<Env>(async (c, next) => {
  const given = c.req.header('x-order-key')
  const keys = given ? [given] : isForeignWrite(c) ? [] : keysInCookie(c)
  if (keys.length > 0) c.set('ctx', await withOrderKeys(c.var.ctx, keys))
  await next()
})

/** Deletes the keys from the browser: whoever uses it next is somebody else. */
export const orderKeysForgotten = createMiddleware<Env>(async (c, next) => {
  await next()
  deleteCookie(c, NAME, { path: '/api', ...(isSecure(c) && { prefix: 'secure' as const, secure: true }) })
})

/** Keeps an order's key in the browser, with those of the last orders before. Scripts cannot read it. */
export function rememberOrderKey(c: Context<Env>, key: string): void {
  const keys = [...new Set([key, ...keysInCookie(c)])].slice(0, MOST)
  const prefix = isSecure(c) ? 'secure' : undefined
  setCookie(c, NAME, keys.join('~'), { path: '/api', maxAge: YEAR, httpOnly: true, sameSite: 'Strict', prefix })
}
