import { createMiddleware } from 'hono/factory'
import type { Identity, Session } from '#domain/identity'
import { unauthorised } from '#platform/errors'
import type { Env } from './door.ts'

type SessionEnv = { Variables: Env['Variables'] & { session: Session } }

/** For the calls that a live session cookie authenticates, not a bearer token. */
export const sessionOnly = (identity: Identity) =>
  createMiddleware<SessionEnv>(async (c, next) => {
    const session = await identity.sessionOf(c.req.raw.headers)
    if (!session) throw unauthorised()
    c.set('session', session)
    await next()
  })
