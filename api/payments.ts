import { createRoute, z } from '@hono/zod-openapi'
import { showOrder } from '#domain/orders'
import { shownOrder } from '#domain/orders/schema'
import { confirmPayment, listRefunds, receiveEvent, refundOrder, startPayment } from '#domain/payments'
import {
  browserConfig,
  confirmPaymentInput,
  refundInput,
  shownRefund,
  startPaymentInput,
} from '#domain/payments/schema'
import { adminsOnly, router, usersOnly } from './door.ts'

const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})
const refused = (description: string) => ({ description: `${description} (application/problem+json)` })
const common = { tags: ['Payments'], security: [{ bearer: [] }] }
const byId = z.object({ id: z.string().max(64) })
const refusals = {
  400: refused('Something is missing or wrong; `fields` says what'),
  401: refused('Nobody is signed in'),
  404: refused('No such order, or it is not yours'),
}

const config = createRoute({
  tags: ['Payments'],
  method: 'get',
  path: '/payments/config',
  summary: 'What the browser needs to show the card fields',
  responses: { 200: json(browserConfig, '`scriptUrl` null: the provider’s usual script') },
})

const start = createRoute({
  ...common,
  method: 'post',
  path: '/create-payment-intent',
  summary: 'Open the payment of an order',
  description: 'What is charged is what the order says. Asked again, the same payment is answered.',
  middleware: [usersOnly] as const,
  request: { body: { required: true, ...json(startPaymentInput, 'The order and its total') } },
  responses: {
    200: json(z.object({ clientSecret: z.string() }), 'The secret by which the browser pays'),
    409: refused('`total-changed`, `sold-out`, `already-paid`, `cancelled` or `payment-pending`'),
    503: refused('The card provider does not answer'),
    ...refusals,
  },
})

const confirm = createRoute({
  ...common,
  method: 'patch',
  path: '/orders/{id}',
  summary: 'Claim that an order was paid',
  description: 'The provider is asked. 202: it does not know yet; the order shows `paying` until it does.',
  middleware: [usersOnly] as const,
  request: { params: byId, body: { required: true, ...json(confirmPaymentInput, 'The payment') } },
  responses: {
    200: json(shownOrder, 'Paid'),
    202: json(shownOrder, 'Not known yet'),
    409: refused('`payment-mismatch`, `not-paid` or `payment-returned`'),
    ...refusals,
  },
})

const refund = createRoute({
  ...common,
  method: 'post',
  path: '/orders/{id}/refunds',
  summary: 'Send money back, all that is left or `amount` dollars; for admins',
  middleware: [adminsOnly] as const,
  request: { params: byId, body: { required: true, ...json(refundInput, 'How much, and why') } },
  responses: {
    201: json(shownRefund, 'Asked for; the provider is told right after'),
    403: refused('Not an admin'),
    409: refused('`not-paid` or `already-refunded`'),
    ...refusals,
  },
})

const refunds = createRoute({
  ...common,
  method: 'get',
  path: '/orders/{id}/refunds',
  summary: 'What was sent back of an order’s money',
  middleware: [usersOnly] as const,
  request: { params: byId },
  responses: { 200: json(z.array(shownRefund), 'Oldest first'), 401: refusals[401], 404: refusals[404] },
})

const webhook = createRoute({
  tags: ['Payments'],
  method: 'post',
  path: '/stripe/webhook',
  summary: 'For the card provider: something happened to a payment',
  request: { headers: z.object({ 'stripe-signature': z.string().max(2000).default('') }) },
  responses: {
    200: json(z.object({ received: z.literal(true) }), 'Stored; it is handled right after'),
    400: refused('The signature is not the provider’s'),
    404: refused('Switched off: no secret is set'),
  },
})

export const paymentRoutes = router()
  .openapi(config, (c) => c.json(c.var.ctx.gateway.browser, 200))
  .openapi(start, async (c) => c.json(await startPayment(c.var.ctx, c.req.valid('json')), 200))
  .openapi(confirm, async (c) => {
    const { id } = c.req.valid('param')
    const outcome = await confirmPayment(c.var.ctx, id, c.req.valid('json').tranjactionId)
    return c.json(await showOrder(c.var.ctx, id), outcome === 'paid' ? 200 : 202)
  })
  .openapi(refund, async (c) => {
    return c.json(await refundOrder(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 201)
  })
  .openapi(refunds, async (c) => c.json(await listRefunds(c.var.ctx, c.req.valid('param').id), 200))
  .openapi(webhook, async (c) => {
    const raw = Buffer.from(await c.req.arrayBuffer())
    await receiveEvent(c.var.ctx, raw, c.req.valid('header')['stripe-signature'])
    return c.json({ received: true as const }, 200)
  })
