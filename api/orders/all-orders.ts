import { createRoute, z } from '@hono/zod-openapi'
import { browseOrders, exportOrders } from '#domain/orders'
import { browseOrdersInput } from '#domain/orders/schema'
import { router, written } from '../door/door.ts'
import { givesFile, sendCsv } from '../door/files.ts'
import { order } from './order-shapes.ts'
import { nextPage } from '../door/paging.ts'
import { forAdmins, gives, problems } from '../door/shapes.ts'

const browse = createRoute({
  ...forAdmins,
  tags: ['Orders'],
  method: 'get',
  path: '/orders/all',
  operationId: 'browseOrders',
  summary: 'Everybody’s orders, newest first; for admins',
  request: { query: browseOrdersInput },
  responses: { 200: gives('A page; `Link` names the next one', z.array(order)), ...problems(400, 401, 403) },
})

const exported = createRoute({
  ...forAdmins,
  tags: ['Orders'],
  method: 'get',
  path: '/orders/all.csv',
  operationId: 'exportOrders',
  summary: 'Everybody’s orders that match, as CSV; for admins',
  request: { query: browseOrdersInput.pick({ state: true, q: true }) },
  responses: {
    200: givesFile('text/csv'),
    ...problems(400, 401, 403),
  },
})

/** The calls for everybody's orders. */
export const allOrders = router()
  .openapi(browse, async (c) => {
    const { items, next } = await browseOrders(c.var.ctx, c.req.valid('query'))
    nextPage(c, next)
    return c.json(written(c, items), 200)
  })
  .openapi(exported, (c) => sendCsv(c, 'orders.csv', exportOrders(c.var.ctx, c.req.valid('query'))))
