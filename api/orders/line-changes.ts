import { createRoute } from '@hono/zod-openapi'
import { changeLinesInput } from '#domain/orders/schema'
import { changeLines, withdrawChange } from '#domain/payments'
import { router } from '../door/door.ts'
import { shownOrder } from './order-shapes.ts'
import { byId, forAdmins, forBuyers, gives, problems, takes } from '../door/shapes.ts'
import { writtenOrder } from './written-order.ts'

const tags = ['Orders']

const change = createRoute({
  ...forAdmins,
  tags,
  method: 'post',
  path: '/orders/{id}/changes',
  operationId: 'changeLines',
  summary: 'Change lines of a paid order of which nothing is packed; for admins',
  description:
    'What comes costs what it costs today, for so many units; what goes counts towards it. What is then paid too much goes ' +
    'back. What is missing its buyer pays by the link in a mail (`owed`); until then the order stays as it is, and after ' +
    '`change.payUntil` for good. 409 `not-paid`, `wrong-state`, `owes-money`, `packed`, `sold-out`, `counted-since`, ' +
    '`other-currency` or `fit`; 412 `changed-meanwhile` for a line that is not as it was read (`of`).',
  request: { params: byId, body: takes(changeLinesInput) },
  responses: { 200: gives('The order', shownOrder), ...problems(400, 401, 403, 404, 409, 412) },
})

const withdraw = createRoute({
  ...forBuyers,
  tags,
  method: 'post',
  path: '/orders/{id}/changes/withdraw',
  operationId: 'withdrawChange',
  summary: 'Withdraw the change of an order that waits for its payment; for its buyer and admins',
  description:
    'The order stays as it was. If a payment of the change is open, it is closed first; one that was made meanwhile ' +
    'counts. 409 `nothing-owed`.',
  request: { params: byId },
  responses: { 200: gives('The order', shownOrder), ...problems(401, 404, 409) },
})

/** The calls that change lines of a paid order. */
export const lineChanges = router()
  .openapi(change, async (c) => {
    const { id } = c.req.valid('param')
    await changeLines(c.var.ctx, id, c.req.valid('json'))
    return c.json(await writtenOrder(c, id), 200)
  })
  .openapi(withdraw, async (c) => {
    const { id } = c.req.valid('param')
    await withdrawChange(c.var.ctx, id)
    return c.json(await writtenOrder(c, id), 200)
  })
