import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { countTry, exportUsers, type Identity, issueToken, listUsers, removeUser } from '#domain/identity'
import { withOpenOrders } from '#domain/orders'
import { email, userId } from '#domain/identity/schema'
import { type Env, router } from '../door/door.ts'
import { givesFile, sendCsv } from '../door/files.ts'
import { sameOrigin } from '../door/origin.ts'
import { nextPage, pageQuery } from '../door/paging.ts'
import { sessionOnly } from '../door/session.ts'
import { deletedCount, forAdmins, gives, problems, sessionCookie, takes } from '../door/shapes.ts'

const user = z
  .object({
    _id: z.string(),
    email: z.string(),
    name: z.string(),
    role: z.enum(['customer', 'admin']),
    emailVerified: z.boolean(),
    createdAt: z.string(),
    seenAt: z.string().nullable(),
    openOrders: z
      .int()
      .optional()
      .meta({ description: 'their paid orders of which something is still to be sent; absent: none' }),
  })
  .openapi('User')

const tags = ['Users']

const renewToken = (identity: Identity) =>
  createRoute({
    method: 'put',
    path: '/user/{user}',
    operationId: 'renewToken',
    security: sessionCookie,
    tags,
    summary: 'A new access token for the user of the session cookie',
    middleware: [sameOrigin, sessionOnly(identity)] as const,
    request: {
      params: z.object({ user: email.describe('An e-mail address') }),
      body: { ...takes(z.object({ email: email.optional() })), required: false },
    },
    responses: {
      200: gives('A token for 15 minutes', z.object({ token: z.string() })),
      ...problems(400, 401, 403, 429),
    },
  })

const list = createRoute({
  method: 'get',
  path: '/user',
  operationId: 'listUsers',
  tags,
  summary: 'Users, newest first; `Link` names the next page',
  ...forAdmins,
  request: { query: pageQuery },
  responses: { 200: gives('The users', z.array(user)), ...problems(400, 401, 403) },
})

const exported = createRoute({
  method: 'get',
  path: '/user/all.csv',
  operationId: 'exportUsers',
  tags,
  summary: 'All users that match, as CSV',
  ...forAdmins,
  request: { query: pageQuery.pick({ q: true }) },
  responses: { 200: givesFile('text/csv'), ...problems(400, 401, 403) },
})

const remove = createRoute({
  method: 'delete',
  path: '/user/{user}',
  operationId: 'removeUser',
  tags,
  summary: 'Remove a user; the orders stay. 409 `own-account` for the caller, `last-admin` for the last admin',
  ...forAdmins,
  request: { params: z.object({ user: userId.describe('The id of a user') }) },
  responses: { 200: gives('1, or 0 if there is no such user', deletedCount), ...problems(400, 401, 403, 409) },
})

/** The calls for users. */
export function userRoutes(identity: Identity): OpenAPIHono<Env> {
  const routes = router()
  routes.openapi(list, async (c) => {
    const { users, next } = await listUsers(c.var.ctx, c.req.valid('query'))
    nextPage(c, next)
    return c.json(await withOpenOrders(c.var.ctx, users), 200)
  })
  routes.openapi(exported, (c) => sendCsv(c, 'users.csv', exportUsers(c.var.ctx, c.req.valid('query'))))
  routes.openapi(remove, async (c) =>
    c.json({ deletedCount: await removeUser(c.var.ctx, c.req.valid('param').user) }, 200),
  )
  routes.openapi(renewToken(identity), async (c) => {
    const { session, ctx } = c.var
    await countTry(ctx, 'token', { account: session.userId })
    for (const cookie of session.setCookies) c.header('set-cookie', cookie, { append: true })
    const claims = [c.req.valid('param').user, c.req.valid('json').email ?? session.email]
    return c.json({ token: await issueToken(ctx, session, claims) }, 200)
  })
  return routes
}
