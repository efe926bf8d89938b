import { createRoute } from '@hono/zod-openapi'
import { changeAddress, writeMessage } from '#domain/orders'
import { changeAddressInput, messageInput } from '#domain/orders/schema'
import { router } from '../door/door.ts'
import { shownOrder } from './order-shapes.ts'
import { byId, forBuyers, gives, problems, takes } from '../door/shapes.ts'
import { writtenOrder } from './written-order.ts'

const address = createRoute({
  ...forBuyers,
  tags: ['Orders'],
  method: 'patch',
  path: '/orders/{id}/address',
  operationId: 'changeAddress',
  summary: 'Change where an order goes or whom its bill is for, while nothing of it is packed',
  description: 'For its buyer and admins. 409 `packed`, `wrong-state`, `collected`, or `other-zone` for a buyer.',
  request: { params: byId, body: takes(changeAddressInput) },
  responses: { 200: gives('The order', shownOrder), ...problems(400, 401, 404, 409) },
})

const message = createRoute({
  ...forBuyers,
  tags: ['Orders'],
  method: 'post',
  path: '/orders/{id}/messages',
  operationId: 'writeMessage',
  summary: 'Ask about an order, or answer as an admin; the other gets a mail',
  request: { params: byId, body: takes(messageInput) },
  responses: { 201: gives('The order', shownOrder), ...problems(400, 401, 404, 429) },
})

/** The calls that change an order after it was placed. */
export const orderChanges = router()
  .openapi(address, async (c) => {
    const { id } = c.req.valid('param')
    await changeAddress(c.var.ctx, id, c.req.valid('json'))
    return c.json(await writtenOrder(c, id), 200)
  })
  .openapi(message, async (c) => {
    const { id } = c.req.valid('param')
    await writeMessage(c.var.ctx, id, c.req.valid('json').text)
    return c.json(await writtenOrder(c, id), 201)
  })
