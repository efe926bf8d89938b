import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { AdminsOnly } from '#platform/access'
import { recordRefusal } from '#platform/refusals'
import type { Env } from './door.ts'

/**
 * Records callers of admin calls who are no admins. It runs outside every transaction of a call, which is rolled back.
 */
export const refusalsRecorded = createMiddleware<Env>(async (c, next) => {
  const { ctx } = c.var
  await next()
  if (!(c.error instanceof AdminsOnly)) return
  const id = `${c.req.method} ${routePath(c)}`
  await recordRefusal(ctx, { what: 'admin.refused', id, why: c.req.path.slice(0, 300) })
})
