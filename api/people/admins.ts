import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { isAdminByEmail, makeAdmin, unmakeAdmin } from '#domain/identity'
import { email } from '#domain/identity/schema'
import { type Env, router } from '../door/door.ts'
import { forAdmins, forUsers, gives, problems } from '../door/shapes.ts'

const tags = ['Users']
const byEmail = { params: z.object({ email }) }

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

const promote = createRoute({
  method: 'put',
  path: '/user/admin/{email}',
  operationId: 'makeAdmin',
  tags,
  summary: 'Make a user an admin',
  ...forAdmins,
  request: byEmail,
  responses: {
    200: gives('1, or 0 if the user was an admin already', z.object({ modifiedCount: z.int() })),
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
    200: gives('1, or 0 if the user was no admin', z.object({ modifiedCount: z.int() })),
    ...problems(400, 401, 403, 404, 409),
  },
})

/** The calls for who is an admin. */
export function adminRoutes(): OpenAPIHono<Env> {
  const routes = router()
  routes.openapi(askAdmin, async (c) =>
    c.json({ admin: await isAdminByEmail(c.var.ctx, c.req.valid('param').email) }, 200),
  )
  routes.openapi(promote, async (c) =>
    c.json({ modifiedCount: await makeAdmin(c.var.ctx, c.req.valid('param').email) }, 200),
  )
  routes.openapi(demote, async (c) =>
    c.json({ modifiedCount: await unmakeAdmin(c.var.ctx, c.req.valid('param').email) }, 200),
  )
  return routes
}
