import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import {
  countTry,
  exportUsers,
  type Identity,
  isAdminByEmail,
  issueToken,
  listUsers,
  makeAdmin,
  removeUser,
  unmakeAdmin,
} from '#domain/identity'
import { email, userId } from '#domain/identity/schema'
import { type Env, router } from '../door/door.ts'
import { givesFile, sendCsv } from '../door/files.ts'
import { sameOrigin } from '../door/origin.ts'
import { nextPage, pageQuery } from '../door/paging.ts'
import { sessionOnly } from '../door/session.ts'
import { deletedCount, forAdmins, forUsers, gives, problems, sessionCookie, takes } from '../door/shapes.ts'

const user = z
  .object({
    _id: z.string(),
    email: z.string(),
    name: z.string(),
    role: z.enum(['customer', 'admin']),
    emailVerified: z.boolean(),
    createdAt: z.string(),
    seenAt: z.string().nullable(),
  })
  .openapi('User')

const tags = ['Users']
const byEmail = { params: z.object({ email }) }

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

const askAdmin = createRoute({
  method: 'get',
  path: '/admin/{email}',
  operationId: 'checkAdmin',
  tags,
  summary: 'Whether a user is an admin; for that user and admins',
  ...forUsers,
  request: byEmail,
  responses: { 200: gives('Whether it is an admin', z.object({ admin: z.boolean() })), ...problems(400, 401, 403) },
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

const promote = createRoute({
  method: 'put',
  path: '/user/admin/{email}',
  operationId: 'makeAdmin',
  tags,
  summary: 'Make a user an admin',
  ...forAdmins,
  request: byEmail,
  responses: {
    200: gives('1, or 0 if the user was an admin already', z.object({ modifiedCount: z.number().int() })),
    ...problems(400, 401, 403, 404),
  },
})

const demote = createRoute({
  method: 'delete',
  path: '/user/admin/{email}',
  operationId: 'unmakeAdmin',
  tags,
  summary: 'Make an admin a customer again, at once; also the caller. 409 `last-admin` for the last admin',
  ...forAdmins,
  request: byEmail,
  responses: {
    200: gives('1, or 0 if the user was no admin', z.object({ modifiedCount: z.number().int() })),
    ...problems(400, 401, 403, 404, 409),
  },
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

/** The calls for users and their roles. */
export function userRoutes(identity: Identity): OpenAPIHono<Env> {
  const routes = router()
  routes.openapi(askAdmin, async (c) =>
    c.json({ admin: await isAdminByEmail(c.var.ctx, c.req.valid('param').email) }, 200),
  )
  routes.openapi(list, async (c) => {
    const { users, next } = await listUsers(c.var.ctx, c.req.valid('query'))
    nextPage(c, next)
    return c.json(users, 200)
  })
  routes.openapi(exported, (c) => sendCsv(c, 'users.csv', exportUsers(c.var.ctx, c.req.valid('query'))))
  routes.openapi(promote, async (c) =>
    c.json({ modifiedCount: await makeAdmin(c.var.ctx, c.req.valid('param').email) }, 200),
  )
  routes.openapi(demote, async (c) =>
    c.json({ modifiedCount: await unmakeAdmin(c.var.ctx, c.req.valid('param').email) }, 200),
  )
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
