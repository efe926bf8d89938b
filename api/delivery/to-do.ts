import { createRoute, z } from '@hono/zod-openapi'
import { countToDo, findToDo, listToDo } from '#domain/fulfilment'
import { orderToDo, toDoCounts, toDoCountsInput, toDoInput } from '#domain/fulfilment/schema'
import { router, written } from '../door/door.ts'
import { forAdmins, gives, page, problems, titled } from '../door/shapes.ts'

const tags = ['Parcels']
const toDo = titled(orderToDo, 'OrderToDo')

const list = createRoute({
  ...forAdmins,
  tags,
  method: 'get',
  path: '/to-do',
  operationId: 'listToDo',
  summary: 'The paid orders of which something is to be done, the one that was paid first comes first; for admins',
  request: { query: toDoInput },
  responses: { 200: gives('A page', page(toDo)), ...problems(400, 401, 403, 404) },
})
const counts = createRoute({
  ...forAdmins,
  tags,
  method: 'get',
  path: '/to-do/counts',
  operationId: 'countToDo',
  summary: 'How many orders are on each list of what is to be done; for admins',
  request: { query: toDoCountsInput },
  responses: { 200: gives('The counts', toDoCounts), ...problems(400, 401, 403) },
})
const find = createRoute({
  ...forAdmins,
  tags,
  method: 'get',
  path: '/to-do/{code}',
  operationId: 'findToDo',
  summary: 'The paid order of a scanned or typed number, its own or that of a parcel; for admins',
  request: { params: z.object({ code: z.string().max(100) }) },
  responses: { 200: gives('The order', toDo), ...problems(401, 403, 404, 409) },
})

/** The calls for what admins have to do with paid orders. */
export const toDoLists = router()
  .openapi(list, async (c) => c.json(written(c, await listToDo(c.var.ctx, c.req.valid('query'))), 200))
  .openapi(counts, async (c) => c.json(await countToDo(c.var.ctx, c.req.valid('query').place), 200))
  .openapi(find, async (c) => c.json(written(c, await findToDo(c.var.ctx, c.req.valid('param').code)), 200))
