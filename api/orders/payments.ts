import { createRoute, z } from '@hono/zod-openapi'
import type { Prices } from '#common/prices'
import { cancelLines, confirmPayment, listRefunds, receiveEvent, refundOrder, startPayment } from '#domain/payments'
import { cancelLinesInput } from '#domain/orders/schema'
import { browserConfig, confirmPaymentInput, refundInput, startPaymentInput } from '#domain/payments/schema'
import { router, written } from '../door/door.ts'
import { shownOrder, shownRefund } from './order-shapes.ts'
import { byId, forAdmins, forAnyone, forBuyers, gives, problems, sameForAll, takes } from '../door/shapes.ts'
import { writtenOrder } from './written-order.ts'

const tags = ['Payments']

const config = createRoute({
  tags,
  method: 'get',
  path: '/payments/config',
  operationId: 'showPaymentConfig',
  ...sameForAll,
  summary: 'What the browser needs to show the card fields',
  responses: { 200: gives('`scriptUrl` null: the provider’s usual script', browserConfig), ...problems() },
})

const start = (prices: Prices) =>
  createRoute({
    ...forBuyers,
    tags,
    method: 'post',
    path: '/create-payment-intent',
    operationId: 'startPayment',
    summary: 'Open the payment of an order, or return the open one',
    description:
      'Charges the order’s total, which `total` says in the currency of the order. While the payment is open the parts ' +
      'are held, for five minutes at a time; call it again to extend that. 409 `total-changed`, `sold-out`, `too-much-held`, ' +
      '`already-paid`, `cancelled`, `payment-pending` or `payment-refused`, and `delivery-changed` if a lapsed order would ' +
      'wait now for what was there; 503 while the card provider does not answer.',
    request: { body: takes(startPaymentInput(prices)) },
    responses: {
      200: gives(
        'The secret with which the browser pays',
        z.object({ clientSecret: z.string(), holdUntil: z.iso.datetime() }),
      ),
      ...problems(400, 401, 404, 409, 429, 503),
    },
  })

const confirm = createRoute({
  ...forBuyers,
  tags,
  method: 'patch',
  path: '/orders/{id}',
  operationId: 'confirmPayment',
  summary: 'Report that an order was paid; the shop asks the provider',
  description: '409 `payment-mismatch`, `not-paid` or `payment-returned`.',
  request: { params: byId, body: takes(confirmPaymentInput) },
  responses: {
    200: gives('Paid', shownOrder),
    202: gives(
      'The outcome is not known yet: the order is `paying`, or still `expired` if its parts are gone',
      shownOrder,
    ),
    ...problems(400, 401, 404, 409, 429),
  },
})

const refund = (prices: Prices) =>
  createRoute({
    ...forAdmins,
    tags,
    method: 'post',
    path: '/orders/{id}/refunds',
    operationId: 'refundOrder',
    summary: 'Refund an order, `amount` or all that is left; for admins',
    description:
      '`amount` is in the currency of the order. 409 `not-paid` or `already-refunded`. 412 `changed-meanwhile` if other than `sentBack` has gone back.',
    request: { params: byId, body: takes(refundInput(prices)) },
    responses: {
      201: gives('Queued; the provider is asked right after', shownRefund),
      ...problems(400, 401, 403, 404, 409, 412),
    },
  })

const refunds = createRoute({
  ...forBuyers,
  tags,
  method: 'get',
  path: '/orders/{id}/refunds',
  operationId: 'listRefunds',
  summary: 'The refunds of an order',
  request: { params: byId },
  responses: { 200: gives('Oldest first', z.array(shownRefund)), ...problems(401, 404) },
})

const cancel = createRoute({
  ...forBuyers,
  tags: ['Orders'],
  method: 'post',
  path: '/orders/{id}/cancel-lines',
  operationId: 'cancelLines',
  summary: 'Cancel units of a paid order’s lines and refund their price',
  description:
    'For its buyer while nothing of it is packed, for admins what is not packed. What was charged for shipping stays; with the ' +
    'last units the whole order is cancelled. 409 `not-paid`, `packed` or `wrong-state`; 412 `changed-meanwhile` for a line that ' +
    'is not as it was read (`of`).',
  request: { params: byId, body: takes(cancelLinesInput) },
  responses: { 200: gives('The order', shownOrder), ...problems(400, 401, 404, 409, 412) },
})

const webhook = createRoute({
  tags,
  method: 'post',
  path: '/stripe/webhook',
  operationId: 'receivePaymentEvent',
  ...forAnyone,
  summary: 'Webhook of the card provider: an event about a payment',
  description: '400 for a forged message; 404 if no secret is set.',
  request: { headers: z.object({ 'stripe-signature': z.string().max(2000).default('') }) },
  responses: {
    200: gives('Stored; it is handled right after', z.object({ received: z.literal(true) })),
    ...problems(400, 404),
  },
})

/** The calls for payments and refunds. */
export function payments(prices: Prices) {
  const door = router()

  door.openapi(config, (c) => c.json(c.var.ctx.gateway.browser, 200))
  door.openapi(start(prices), async (c) => c.json(await startPayment(c.var.ctx, c.req.valid('json')), 200))
  door.openapi(confirm, async (c) => {
    const { id } = c.req.valid('param')
    const outcome = await confirmPayment(c.var.ctx, id, c.req.valid('json').tranjactionId)
    return c.json(await writtenOrder(c, id), outcome === 'paid' ? 200 : 202)
  })
  door.openapi(refund(prices), async (c) => {
    return c.json(written(c, await refundOrder(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))), 201)
  })
  door.openapi(refunds, async (c) => c.json(written(c, await listRefunds(c.var.ctx, c.req.valid('param').id)), 200))
  door.openapi(cancel, async (c) => {
    const { id } = c.req.valid('param')
    await cancelLines(c.var.ctx, id, c.req.valid('json'))
    return c.json(await writtenOrder(c, id), 200)
  })
  door.openapi(webhook, async (c) => {
    const raw = Buffer.from(await c.req.arrayBuffer())
    await receiveEvent(c.var.ctx, raw, c.req.valid('header')['stripe-signature'])
    return c.json({ received: true as const }, 200)
  })
  return door
}
