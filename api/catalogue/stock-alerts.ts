import { createRoute, z } from '@hono/zod-openapi'
import { described } from '#common/fields'
import { askForAlert, keyWaits, stopAlerts, waitsFor, withdrawAlert } from '#domain/stock-alerts'
import { stockAlertInput } from '#domain/stock-alerts/schema'
import { router } from '../door/door.ts'
import { byId, deletedCount, forAnyone, forUsers, gives, problems, takes } from '../door/shapes.ts'

const keyed = z.object({ key: z.string().max(1000).meta(described('as the alert or its mail gives it')) })
const waiting = z.object({ waits: z.boolean() })

const ask = createRoute({
  ...forAnyone,
  tags: ['Parts'],
  method: 'post',
  path: '/parts/{id}/stock-alerts',
  operationId: 'askForAlert',
  summary: 'Be told by one mail when a sold-out part is back',
  description: 'Asking twice changes nothing. 409 `in-stock` while the part can be bought.',
  request: { params: byId, body: takes(stockAlertInput) },
  responses: {
    200: gives('Stored', z.object({ stored: z.literal(true), key: z.string().meta(described('takes it back')) })),
    ...problems(400, 404, 409, 429),
  },
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
  responses: { 200: gives('Whether', waiting), ...problems(401) },
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

const lookByKey = createRoute({
  ...forAnyone,
  tags: ['Parts'],
  method: 'get',
  path: '/stock-alerts',
  operationId: 'keyWaits',
  summary: 'Whether an alert, or any of an address, still waits',
  request: { query: keyed },
  responses: { 200: gives('Whether', waiting), ...problems(400) },
})

const stop = createRoute({
  ...forAnyone,
  tags: ['Parts'],
  method: 'post',
  path: '/stock-alerts/stop',
  operationId: 'stopAlerts',
  summary: 'Take back one alert, or all of an address',
  description: 'Mail programs call it, too (RFC 8058): a body is ignored.',
  request: { query: keyed },
  responses: { 200: gives('How many were there', deletedCount), ...problems(400) },
})

/** The calls for those who wait for a part. */
export const stockAlerts = router()
  .openapi(ask, async (c) => {
    const { id } = c.req.valid('param')
    const key = await askForAlert(c.var.ctx, id, c.req.valid('json'))
    return c.json({ stored: true as const, key }, 200)
  })
  .openapi(stop, async (c) => c.json({ deletedCount: await stopAlerts(c.var.ctx, c.req.valid('query').key) }, 200))
  .openapi(lookByKey, async (c) => c.json({ waits: await keyWaits(c.var.ctx, c.req.valid('query').key) }, 200))
  .openapi(look, async (c) => c.json({ waits: await waitsFor(c.var.ctx, c.req.valid('param').id) }, 200))
  .openapi(withdraw, async (c) => {
    const isGone = await withdrawAlert(c.var.ctx, c.req.valid('param').id)
    return c.json({ deletedCount: isGone ? 1 : 0 }, 200)
  })
