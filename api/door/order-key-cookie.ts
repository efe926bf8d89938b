import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { withOrderKeys } from '#domain/orders'
import { isSecure } from './device-cookie.ts'
import type { Env } from './door.ts'
import { isForeignWrite } from './origin.ts'

const MOST = 20
const YEAR = 365 * 24 * 60 * 60

const startOf = (c: Context<Env>) => (isSecure(c) ? '__Secure-order-key-' : 'order-key-')
const placeOf = (c: Context<Env>) => ({ path: '/api', secure: isSecure(c) })

/**
 * The cookies of keys, the newest first. Each key has one of its own, so that two orders that are placed at the same moment in two tabs
 * do not overwrite each other's.
 */
const keyCookies = (c: Context<Env>): [name: string, key: string][] =>
  Object.entries(getCookie(c))
    .filter(([name]) => name.startsWith(startOf(c)))
    .toSorted(([one], [other]) => (one < other ? 1 : -1))

const keysInCookies = (c: Context<Env>): string[] =>
  keyCookies(c)
    .slice(0, MOST)
    .map(([, key]) => key)

/** The order keys that a caller shows, in the header or in cookies. Another site's page cannot use the cookies for a write. */
export const orderKeysShown = createMiddleware<Env>(async (c, next) => {
  const given = c.req.header('x-order-key')
  const keys = given ? [given] : isForeignWrite(c) ? [] : keysInCookies(c)
  if (keys.length > 0) c.set('ctx', await withOrderKeys(c.var.ctx, keys))
  await next()
})

/** Deletes the keys from the browser: whoever uses it next is somebody else. */
export const orderKeysForgotten = createMiddleware<Env>(async (c, next) => {
  await next()
  for (const [name] of keyCookies(c)) deleteCookie(c, name, placeOf(c))
})

/** Stores an order's key in the browser, beside those of the last orders before. Scripts cannot read it. */
export function rememberOrderKey(c: Context<Env>, key: string): void {
  const earlier = keyCookies(c)
  if (earlier.some(([, one]) => one === key)) return
  const name = `${startOf(c)}${c.var.ctx.clock.now().getTime().toString(36)}-${key.slice(0, 8)}`
  setCookie(c, name, key, { ...placeOf(c), maxAge: YEAR, httpOnly: true, sameSite: 'Strict' })
  for (const [old] of earlier.slice(MOST - 1)) deleteCookie(c, old, placeOf(c))
}
