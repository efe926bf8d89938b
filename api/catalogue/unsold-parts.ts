import { createRoute } from '@hono/zod-openapi'
import { listUnsold } from '#domain/catalogue'
import { partCard, unsoldQuery } from '#domain/catalogue/schema'
import { router, written } from '../door/door.ts'
import { forAdmins, gives, page, problems, titled } from '../door/shapes.ts'

const list = createRoute({
  ...forAdmins,
  tags: ['Parts'],
  method: 'get',
  path: '/unsold-parts',
  operationId: 'listUnsoldParts',
  summary: 'The hidden parts, or those that are no longer sold, the newest first',
  request: { query: unsoldQuery },
  responses: {
    200: gives('The parts', page(titled(partCard, 'PartCard'))),
    ...problems(400, 401, 403),
  },
})

/** What admins see of parts that no list has. */
export const unsoldParts = router().openapi(list, async (c) =>
  c.json(written(c, await listUnsold(c.var.ctx, c.req.valid('query'))), 200),
)
