import { createRoute, z } from '@hono/zod-openapi'
import { hasPassword } from '#domain/identity'
import { router } from '../door/door.ts'
import { forUsers, gives, problems } from '../door/shapes.ts'

const show = createRoute({
  ...forUsers,
  method: 'get',
  path: '/auth/password',
  operationId: 'hasPassword',
  tags: ['Sign-in'],
  summary: 'Whether one’s own account has a password',
  responses: {
    200: gives(
      'Whether it has one',
      z.object({ hasPassword: z.boolean().meta({ description: 'false: one signs in with Google alone' }) }),
    ),
    ...problems(401),
  },
})

/** What somebody may know of their own password. */
export const ownPassword = router().openapi(show, async (c) =>
  c.json({ hasPassword: await hasPassword(c.var.ctx) }, 200),
)
