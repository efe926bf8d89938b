import { createRoute } from '@hono/zod-openapi'
import { showOverview } from '#domain/overview'
import { overview } from '#domain/overview/schema'
import { router, written } from '../door/door.ts'
import { forAdmins, gives, titled, problems } from '../door/shapes.ts'

const show = createRoute({
  ...forAdmins,
  tags: ['Overview'],
  method: 'get',
  path: '/overview',
  operationId: 'showOverview',
  summary: 'The shop’s figures: 30 days of orders and revenue, best sellers, low stock, stuck refunds; for admins',
  responses: { 200: gives('The figures', titled(overview, 'Overview')), ...problems(401, 403) },
})

export const overviewRoutes = router().openapi(show, async (c) =>
  c.json(written(c, await showOverview(c.var.ctx)), 200),
)
