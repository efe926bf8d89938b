import { createRoute, z } from '@hono/zod-openapi'
import { askForAlert } from '#domain/stock-alerts'
import { stockAlertInput } from '#domain/stock-alerts/schema'
import { router } from './door.ts'
import { byId, forAnyone, gives, problems, takes } from './shapes.ts'

const ask = createRoute({
  ...forAnyone,
  tags: ['Parts'],
  method: 'post',
  path: '/parts/{id}/stock-alerts',
  operationId: 'askForAlert',
  summary: 'Be told by one mail when a sold-out part is back',
  description: 'Asking twice changes nothing. 409 `in-stock` while the part can be bought.',
  request: { params: byId, body: takes(stockAlertInput) },
  responses: { 200: gives('Stored', z.object({ stored: z.literal(true) })), ...problems(400, 404, 409, 429) },
})

/** The call for those who wait for a part. */
export const stockAlerts = router().openapi(ask, async (c) => {
  const { id } = c.req.valid('param')
  await askForAlert(c.var.ctx, id, c.req.valid('json'))
  return c.json({ stored: true as const }, 200)
})
