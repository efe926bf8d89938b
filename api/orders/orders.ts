import { createRoute, z } from '@hono/zod-openapi'
import { cancelOrder, deleteOrder, listOrders, placeOrder, printInvoice, reportLine } from '#domain/orders'
import type { Prices } from '#common/prices'
import { cancelOrderInput, lineReportInput, listOrdersInput, placeOrderInput } from '#domain/orders/schema'
import { router, written } from '../door/door.ts'
import { givesFile, sendPdf } from '../door/files.ts'
import { order, shownOrder } from './order-shapes.ts'
import { nextPage } from '../door/paging.ts'
import { byId, deletedCount, forBuyers, forUsers, gives, insertedId, problems, takes } from '../door/shapes.ts'
import { writtenOrder } from './written-order.ts'

const tags = ['Orders']

const place = (prices: Prices) =>
  createRoute({
    ...forUsers,
    tags,
    method: 'post',
    path: '/orders',
    operationId: 'placeOrder',
    summary: 'Place an order',
    description:
      'The shop prices `items` itself. If `total` differs: 409 `total-changed` with the right amounts. ' +
      '`lines` say which car each unit is for, with the quantities of `items`. 409 `fit` names the lines that do not fit or ' +
      'depend on something open, with the reasons, unless they say that the buyer `knows`. ' +
      'The parts are held until `holdUntil`. 409 `sold-out` names what is left; 409 `too-much-held` says what to do ' +
      'about earlier unpaid orders.',
    request: { body: takes(placeOrderInput(prices)) },
    responses: { 201: gives('Placed', order.extend(insertedId.shape)), ...problems(400, 401, 403, 409, 429) },
  })

const list = createRoute({
  ...forUsers,
  tags,
  method: 'get',
  path: '/orders',
  operationId: 'listOrders',
  summary: 'The caller’s orders, newest first, or those for one `car`; an admin may name anybody’s `email`',
  request: { query: listOrdersInput },
  responses: { 200: gives('A page; `Link` names the next one', z.array(order)), ...problems(400, 401, 403) },
})

const show = createRoute({
  ...forBuyers,
  tags,
  method: 'get',
  path: '/orders/{id}',
  operationId: 'showOrder',
  summary: 'One order with its history; for its buyer and admins',
  request: { params: byId },
  responses: { 200: gives('The order', shownOrder), ...problems(401, 404) },
})

const invoice = createRoute({
  ...forBuyers,
  tags,
  method: 'get',
  path: '/orders/{id}/invoice.pdf',
  operationId: 'printInvoice',
  summary: 'The invoice of a paid order; for its buyer and admins',
  request: { params: byId },
  responses: {
    200: givesFile('application/pdf'),
    ...problems(401, 404, 409, 429, 503),
  },
})

const remove = createRoute({
  ...forUsers,
  tags,
  method: 'delete',
  path: '/orders/{id}',
  operationId: 'deleteOrder',
  summary: 'Delete an unpaid order',
  request: { params: byId },
  responses: { 200: gives('The number of deleted orders', deletedCount), ...problems(401, 404, 409) },
})

const cancel = createRoute({
  ...forBuyers,
  tags,
  method: 'post',
  path: '/orders/{id}/cancel',
  operationId: 'cancelOrder',
  summary:
    'Cancel an order and refund what was paid; its buyer may while nothing of it is packed, admins while no packed parcel waits to be sent',
  request: { params: byId, body: { content: takes(cancelOrderInput).content } },
  responses: { 200: gives('The cancelled order', shownOrder), ...problems(400, 401, 404, 409) },
})

const report = createRoute({
  ...forBuyers,
  tags: ['Fitment'],
  method: 'post',
  path: '/orders/{id}/fit-reports',
  operationId: 'reportLine',
  summary: 'Report that the fit of an order’s line is wrong; for its buyer and admins',
  request: { params: byId, body: takes(lineReportInput) },
  responses: { 200: gives('The report is stored', insertedId), ...problems(400, 401, 404, 429) },
})

/** The calls for a customer's own orders, and for admins for any order by its id. */
export function orders(prices: Prices) {
  const door = router()

  door.openapi(place(prices), async (c) => {
    const placed = await placeOrder(c.var.ctx, c.req.valid('json'))
    return c.json(written(c, { insertedId: placed._id, ...placed }), 201)
  })
  door.openapi(list, async (c) => {
    const { items, next } = await listOrders(c.var.ctx, c.req.valid('query'))
    nextPage(c, next)
    return c.json(written(c, items), 200)
  })
  door.openapi(show, async (c) => c.json(await writtenOrder(c, c.req.valid('param').id), 200))
  door.openapi(invoice, async (c) => {
    const { filename, pdf } = await printInvoice(c.var.ctx, c.req.valid('param').id)
    return sendPdf(c, filename, pdf)
  })
  door.openapi(remove, async (c) => c.json(await deleteOrder(c.var.ctx, c.req.valid('param').id), 200))
  door.openapi(report, async (c) =>
    c.json({ insertedId: await reportLine(c.var.ctx, c.req.valid('param').id, c.req.valid('json')) }, 200),
  )
  door.openapi(cancel, async (c) => {
    const { id } = c.req.valid('param')
    await cancelOrder(c.var.ctx, id, c.req.valid('json').reason)
    return c.json(await writtenOrder(c, id), 200)
  })
  return door
}
