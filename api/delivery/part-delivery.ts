import { createRoute } from '@hono/zod-openapi'
import { tellPartDelivery } from '#domain/delivery'
import { partDelivery, partDeliveryQuery } from '#domain/delivery/schema'
import { router, written } from '../door/door.ts'
import { byId, gives, problems, sameForAll, titled } from '../door/shapes.ts'

const tell = createRoute({
  method: 'get',
  path: '/parts/{id}/delivery',
  operationId: 'tellPartDelivery',
  ...sameForAll,
  tags: ['Delivery'],
  summary: 'What it costs to send a part to a country and postcode, and when it arrives if it is paid now',
  request: { params: byId, query: partDeliveryQuery },
  responses: { 200: gives('The offers', titled(partDelivery, 'PartDelivery')), ...problems(400, 404, 429) },
})

/** What the delivery of a part costs, before anybody gives a name. */
export const partDeliveryRoutes = router().openapi(tell, async (c) =>
  c.json(written(c, await tellPartDelivery(c.var.ctx, c.req.valid('param').id, c.req.valid('query'))), 200),
)
