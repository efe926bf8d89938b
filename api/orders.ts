import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import {
  browseOrders,
  cancelOrder,
  deleteOrder,
  exportOrders,
  listOrders,
  type OrderPage,
  placeOrder,
  showOrder,
} from '#domain/orders'
import {
  browseOrdersInput,
  cancelOrderInput,
  listOrdersInput,
  order,
  placeOrderInput,
  shownOrder,
} from '#domain/orders/schema'
import { adminsOnly, router, usersOnly } from './door.ts'

const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})
const refused = (description: string) => ({ description: `${description} (application/problem+json)` })
const common = { tags: ['Orders'], security: [{ bearer: [] }] }
const byId = z.object({ id: z.string().max(64) })
const refusals = {
  400: refused('Something is missing or wrong; `fields` says what'),
  401: refused('Nobody is signed in'),
}
const notSeen = { 404: refused('No such order, or it is not yours') }
const nextPage = z.object({ link: z.string().optional().meta({ description: 'The next page, rel="next"' }) })

const place = createRoute({
  ...common,
  method: 'post',
  path: '/orders',
  summary: 'Place an order',
  description: 'The shop prices `items` itself; `total` must agree. The parts are held for you until `holdUntil`.',
  middleware: [usersOnly] as const,
  request: { body: { required: true, ...json(placeOrderInput, 'Who orders what, for how much') } },
  responses: {
    201: json(order.extend({ insertedId: z.string() }), 'Placed'),
    403: refused("Somebody else's e-mail address"),
    409: refused('`total-changed` with the right figures, or `sold-out` with what is left'),
    ...refusals,
  },
})

const list = createRoute({
  ...common,
  method: 'get',
  path: '/orders',
  summary: "One's own orders, newest first",
  middleware: [usersOnly] as const,
  request: { query: listOrdersInput },
  responses: {
    200: { ...json(z.array(order), 'A page of orders'), headers: nextPage },
    403: refused("Somebody else's orders, and you are no admin"),
    ...refusals,
  },
})

const browse = createRoute({
  ...common,
  method: 'get',
  path: '/orders/all',
  summary: "Everybody's orders, newest first; for admins",
  middleware: [adminsOnly] as const,
  request: { query: browseOrdersInput },
  responses: {
    200: { ...json(z.array(order), 'A page of orders'), headers: nextPage },
    403: refused('Not an admin'),
    ...refusals,
  },
})

const exported = createRoute({
  ...common,
  method: 'get',
  path: '/orders/all.csv',
  summary: "Everybody's orders that match, as a spreadsheet; for admins",
  middleware: [adminsOnly] as const,
  request: { query: browseOrdersInput.pick({ state: true, q: true }) },
  responses: {
    200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
    403: refused('Not an admin'),
    ...refusals,
  },
})

const show = createRoute({
  ...common,
  method: 'get',
  path: '/orders/{id}',
  summary: 'One order with all that happened to it',
  middleware: [usersOnly] as const,
  request: { params: byId },
  responses: { 200: json(shownOrder, 'The order'), ...notSeen, 401: refusals[401] },
})

const remove = createRoute({
  ...common,
  method: 'delete',
  path: '/orders/{id}',
  summary: 'Delete an unpaid order',
  middleware: [usersOnly] as const,
  request: { params: byId },
  responses: {
    200: json(z.object({ deletedCount: z.int() }), 'How many were deleted'),
    409: refused('It is paid'),
    ...notSeen,
    401: refusals[401],
  },
})

const cancel = createRoute({
  ...common,
  method: 'post',
  path: '/orders/{id}/cancel',
  summary: 'Cancel an order; a paid one only as an admin, and the money goes back',
  middleware: [usersOnly] as const,
  request: { params: byId, body: json(cancelOrderInput, 'Why') },
  responses: {
    200: json(shownOrder, 'The cancelled order'),
    409: refused('It is paid, or over'),
    ...notSeen,
    ...refusals,
  },
})

/** A page in the body, and the way to the next one in `Link` (RFC 8288). */
function paged(c: Context, { items, next }: OrderPage) {
  if (next) {
    const url = new URL(c.req.url)
    url.searchParams.set('cursor', next)
    c.header('link', `<${url.pathname}${url.search}>; rel="next"`)
  }
  return items
}

export const orderRoutes = router()
  .openapi(place, async (c) => {
    const placed = await placeOrder(c.var.ctx, c.req.valid('json'))
    return c.json({ insertedId: placed._id, ...placed }, 201)
  })
  .openapi(list, async (c) => c.json(paged(c, await listOrders(c.var.ctx, c.req.valid('query'))), 200))
  .openapi(browse, async (c) => c.json(paged(c, await browseOrders(c.var.ctx, c.req.valid('query'))), 200))
  .openapi(exported, async (c) => {
    c.header('content-type', 'text/csv; charset=utf-8')
    c.header('content-disposition', 'attachment; filename="orders.csv"')
    const rows = exportOrders(c.var.ctx, c.req.valid('query'))
    return stream(c, async (file) => {
      for await (const row of rows) await file.write(row)
    })
  })
  .openapi(show, async (c) => c.json(await showOrder(c.var.ctx, c.req.valid('param').id), 200))
  .openapi(remove, async (c) => c.json(await deleteOrder(c.var.ctx, c.req.valid('param').id), 200))
  .openapi(cancel, async (c) => {
    const { id } = c.req.valid('param')
    await cancelOrder(c.var.ctx, id, c.req.valid('json').reason ?? 'asked for')
    return c.json(await showOrder(c.var.ctx, id), 200)
  })
