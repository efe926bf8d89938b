import { createRoute, z } from '@hono/zod-openapi'
import { receiveCarrierEvent } from '#domain/delivery'
import { router } from '../door/door.ts'
import { forAnyone, gives, problems } from '../door/shapes.ts'

const receive = createRoute({
  tags: ['Delivery'],
  method: 'post',
  path: '/carrier-events',
  operationId: 'receiveCarrierEvent',
  ...forAnyone,
  summary: 'Webhook of the connected carrier: where a parcel is',
  description: '400 for a forged or unreadable message; 404 while no carrier is connected.',
  request: { headers: z.object({ 'carrier-signature': z.string().max(200).default('') }) },
  responses: {
    200: gives('Stored; it is handled right after', z.object({ received: z.literal(true) })),
    ...problems(400, 404),
  },
})

/** What the connected carrier calls. */
export const carrierEvents = router().openapi(receive, async (c) => {
  const raw = Buffer.from(await c.req.arrayBuffer())
  await receiveCarrierEvent(c.var.ctx, raw, c.req.valid('header')['carrier-signature'])
  return c.json({ received: true as const }, 200)
})
