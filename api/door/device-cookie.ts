import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { findDevice, markDevice } from '#domain/identity'
import type { Env } from './door.ts'

const NAME = 'camber.device'
const YEAR = 365 * 24 * 60 * 60

/** Whether the shop is reached by https, so that its cookies need not go any other way. */
export const isSecure = <E extends Env>(c: Context<E>) => c.var.ctx.config.baseUrl.startsWith('https:')

/** The caller's device, if it has signed in to that account before. */
export const deviceOf = <E extends Env>(c: Context<E>, email: string): Promise<string | undefined> =>
  findDevice(c.var.ctx, email, isSecure(c) ? getCookie(c, NAME, 'secure') : getCookie(c, NAME))

/**
 * Sets a cookie that identifies a browser for a year after it signed in, also after signing out. It is sent only to the
 * sign-in calls, contains no personal data, and grants no access.
 */
export async function rememberDevice<E extends Env>(c: Context<E>, email: string, device?: string): Promise<void> {
  const mark = await markDevice(c.var.ctx, email, device)
  const prefix = isSecure(c) ? 'secure' : undefined
  if (mark) setCookie(c, NAME, mark, { path: '/api/auth', maxAge: YEAR, httpOnly: true, sameSite: 'Strict', prefix })
}
