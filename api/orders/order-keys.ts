import { createRoute } from '@hono/zod-openapi'
import { lookUpOrder, openOrder } from '#domain/orders'
import { foundOrder, lookUpInput, openOrderInput } from '#domain/orders/schema'
import { addressOf } from '../door/caller.ts'
import { router } from '../door/door.ts'
import { rememberOrderKey } from '../door/order-key-cookie.ts'
import { sameOrigin } from '../door/origin.ts'
import { forAnyone, gives, problems, takes, titled } from '../door/shapes.ts'

const common = { ...forAnyone, middleware: sameOrigin, tags: ['Orders'] }
const found = gives('The order; a cookie holds its key', titled(foundOrder, 'FoundOrder'))

const open = createRoute({
  ...common,
  method: 'post',
  path: '/order-keys',
  operationId: 'openOrder',
  summary: 'Keep the key of an order, as a mailed link carries it',
  description: 'Whoever holds the key counts as the buyer of that order alone.',
  request: { body: takes(openOrderInput) },
  responses: { 200: found, ...problems(400, 403, 404) },
})
const lookUp = createRoute({
  ...common,
  method: 'post',
  path: '/order-lookup',
  operationId: 'lookUpOrder',
  summary: 'Find an order that a guest placed, by its number and e-mail address',
  request: { body: takes(lookUpInput) },
  responses: { 200: found, ...problems(400, 403, 404, 429) },
})

/** The calls by which a guest gets back to an order. */
export const orderKeys = router()
  .openapi(open, async (c) => {
    const order = await openOrder(c.var.ctx, c.req.valid('json').key)
    rememberOrderKey(c, order.key)
    return c.json(order, 200)
  })
  .openapi(lookUp, async (c) => {
    const order = await lookUpOrder(c.var.ctx, c.req.valid('json'), addressOf(c))
    rememberOrderKey(c, order.key)
    return c.json(order, 200)
  })
