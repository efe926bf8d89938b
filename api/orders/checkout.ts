import { createRoute } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import { checkOut, orderForCustomer, quoteOrder } from '#domain/checkout'
import * as shapes from '#domain/checkout/schema'
import { addressOf } from '../door/caller.ts'
import { type Env, router, written } from '../door/door.ts'
import { rememberOrderKey } from '../door/order-key-cookie.ts'
import { forAdmins, forAnyone, gives, problems, takes, titled } from '../door/shapes.ts'

const tags = ['Checkout']

const quote = createRoute({
  ...forAnyone,
  tags,
  method: 'post',
  path: '/quote',
  operationId: 'quoteOrder',
  summary: 'What an order would cost, how it can be delivered and when it arrives. Nothing is stored or held',
  description:
    'The shop prices `lines` itself and says of each what is wrong with it. `quote` goes with the order to ' +
    '`POST /checkout`, which keeps to these prices until `validUntil`.',
  request: { body: takes(shapes.quoteInput) },
  responses: { 200: gives('The prices', titled(shapes.quote, 'Quote')), ...problems(400, 429) },
})

const place = createRoute({
  ...forAnyone,
  tags,
  method: 'post',
  path: '/checkout',
  operationId: 'checkOut',
  summary: 'Place an order as it was quoted, with or without an account',
  description:
    'The prices of a valid quote count. 409 `quote-expired`, `total-changed` (the quote is of other lines) or ' +
    '`delivery-changed`; else the answers of `POST /orders`. `key` makes its holder the buyer of this order; a cookie holds it.',
  request: { body: takes(shapes.checkoutInput) },
  responses: { 201: gives('Placed', titled(shapes.placedOrder, 'PlacedOrder')), ...problems(400, 403, 409, 429) },
})

const forCustomer = createRoute({
  ...forAdmins,
  tags: ['Orders'],
  method: 'post',
  path: '/orders/for-customer',
  operationId: 'orderForCustomer',
  summary: 'Place an order for a customer on the telephone, who pays by the link in a mail; for admins',
  description:
    'Takes what `POST /checkout` takes, with the customer’s `email`: the account that proved this address is the buyer, ' +
    'else it is a guest’s order. Its parts are held for `TELEPHONE_HOLD_MINUTES`. Refused as `POST /checkout`.',
  request: { body: takes(shapes.checkoutInput) },
  responses: {
    201: gives('Placed', titled(shapes.orderedFor, 'OrderForCustomer')),
    ...problems(400, 401, 403, 409, 429),
  },
})

/** The calls of the checkout, with or without an account. */
export const checkout = router()
  .openapi(quote, async (c) => c.json(written(c, await quoteOrder(c.var.ctx, c.req.valid('json'))), 200))
  .openapi(place, async (c) => {
    const { order, key } = await checkOut(c.var.ctx, c.req.valid('json'), addressOf(c))
    return c.json(written(c, { insertedId: order._id, ...order, key }), 201)
  })
  .openapi(forCustomer, async (c) => {
    const order = await orderForCustomer(c.var.ctx, c.req.valid('json'))
    return c.json(written(c, { insertedId: order._id, ...order }), 201)
  })

/** Keeps the key of a guest's order in a cookie, also when the answer is that of an earlier try. */
export const orderKeyKept = createMiddleware<Env>(async (c, next) => {
  await next()
  if (c.res.status !== 201 || c.var.ctx.actor.kind !== 'anonymous') return
  const { key } = (await c.res.clone().json()) as { key: string }
  rememberOrderKey(c, key)
})
