import { createRoute } from '@hono/zod-openapi'
import { showUnpaid } from '#domain/orders'
import { unpaidHeld } from '#domain/orders/schema'
import { router } from '../door/door.ts'
import { forUsers, gives, problems, titled } from '../door/shapes.ts'

const show = createRoute({
  ...forUsers,
  tags: ['Orders'],
  method: 'get',
  path: '/my-unpaid',
  operationId: 'showMyUnpaid',
  summary: 'What one holds unpaid, and how much that may be; an order beyond it is refused: 409 `too-much-held`',
  responses: { 200: gives('Orders and units', titled(unpaidHeld, 'MyUnpaid')), ...problems(401) },
})

/** What an account holds unpaid. */
export const myUnpaid = router().openapi(show, async (c) => c.json(await showUnpaid(c.var.ctx), 200))
