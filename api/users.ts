import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import { type Identity, issueToken, type Session } from '#domain/identity'
import { email } from '#domain/identity/schema'
import { unauthorised } from '#platform/errors'
import { type Env, router } from './door.ts'
import { sameOrigin } from './origin.ts'

const problem = { description: 'Refused: application/problem+json' }

type SessionEnv = { Variables: Env['Variables'] & { session: Session } }

/** For the one call that a session cookie authenticates. */
const sessionOnly = (identity: Identity) =>
  createMiddleware<SessionEnv>(async (c, next) => {
    const session = await identity.sessionOf(c.req.raw.headers)
    if (!session) throw unauthorised()
    c.set('session', session)
    await next()
  })

const renewToken = (identity: Identity) =>
  createRoute({
  method: 'put',
  path: '/user/{email}',
  tags: ['Users'],
  summary: 'A new access token for whoever the session cookie proves to be that person',
  middleware: [sameOrigin, sessionOnly(identity)] as const,
  request: {
    params: z.object({ email }),
    body: { content: { 'application/json': { schema: z.object({ email: email.optional() }) } } },
  },
  responses: {
    200: { description: 'A token for 15 minutes', content: { 'application/json': { schema: z.object({ token: z.string() }) } } },
    401: problem,
    403: problem,
  },
})

/** People and what they may do. */
export function userRoutes(identity: Identity): OpenAPIHono<Env> {
  const routes = router()
  routes.openapi(renewToken(identity), async (c) => {
    const { session, ctx } = c.var
    for (const cookie of session.setCookies) c.header('set-cookie', cookie, { append: true })
    const claims = [c.req.valid('param').email, c.req.valid('json').email ?? session.email]
    return c.json({ token: await issueToken(ctx, session, claims) }, 200)
  })
  return routes
}
