import { createRoute, z } from '@hono/zod-openapi'
import { askForAlert, waitsFor, withdrawAlert } from '#domain/stock-alerts'
import { stockAlertInput } from '#domain/stock-alerts/schema'
import { router } from './door.ts'
import { byId, deletedCount, forAnyone, forUsers, gives, problems, takes } from './shapes.ts'

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

const look = createRoute({
  ...forUsers,
  tags: ['Parts'],
  method: 'get',
  path: '/parts/{id}/stock-alerts',
  operationId: 'waitsForPart',
  summary: 'Whether one waits to be told that a part is back',
  description: 'False until the account’s e-mail is confirmed.',
  request: { params: byId },
  responses: { 200: gives('Whether', z.object({ waits: z.boolean() })), ...problems(401) },
})

const withdraw = createRoute({
  ...forUsers,
  tags: ['Parts'],
  method: 'delete',
  path: '/parts/{id}/stock-alerts',
  operationId: 'withdrawAlert',
  summary: 'No longer be told when a part is back',
  request: { params: byId },
  responses: { 200: gives('How many were there', deletedCount), ...problems(401) },
})

/** The calls for those who wait for a part. */
export const stockAlerts = router()
  .openapi(ask, async (c) => {
    const { id } = c.req.valid('param')
    await askForAlert(c.var.ctx, id, c.req.valid('json'))
    return c.json({ stored: true as const }, 200)
  })
  .openapi(look, async (c) => c.json({ waits: await waitsFor(c.var.ctx, c.req.valid('param').id) }, 200))
  .openapi(withdraw, async (c) => {
    const isGone = await withdrawAlert(c.var.ctx, c.req.valid('param').id)
    return c.json({ deletedCount: isGone ? 1 : 0 }, 200)
  })
