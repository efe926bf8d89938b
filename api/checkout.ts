import { createRoute } from '@hono/zod-openapi'
import { quoteOrder } from '#domain/checkout'
import * as shapes from '#domain/checkout/schema'
import { router, written } from './door.ts'
import { forAnyone, gives, problems, takes, titled } from './shapes.ts'

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

/** The calls of the checkout, with or without an account. */
export const checkout = router().openapi(quote, async (c) =>
  c.json(written(c, await quoteOrder(c.var.ctx, c.req.valid('json'))), 200),
)
