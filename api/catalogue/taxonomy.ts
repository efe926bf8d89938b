import { createRoute, z } from '@hono/zod-openapi'
import { addCategory, changeCategory, deleteCategory, listTaxonomy, orderTaxonomy } from '#domain/catalogue'
import { categoryChange, categoryInput, newOrder, taxonomyRecord } from '#domain/catalogue/schema'
import { router } from '../door/door.ts'
import {
  byId,
  changedId,
  deletedCount,
  forAdmins,
  gives,
  insertedId,
  problems,
  STALE_IF_SENT,
  takes,
  titled,
} from '../door/shapes.ts'

const base = { ...forAdmins, tags: ['Catalogue'] }

const list = createRoute({
  ...base,
  method: 'get',
  path: '/taxonomy',
  operationId: 'listTaxonomy',
  summary: 'All categories and part types in their order, as admins edit them',
  responses: {
    200: gives('Categories, part types and the pictures for them', titled(taxonomyRecord, 'Taxonomy')),
    ...problems(401, 403),
  },
})
const order = createRoute({
  ...base,
  method: 'put',
  path: '/taxonomy/order',
  operationId: 'orderTaxonomy',
  summary: 'Put categories or part types in this order',
  request: { body: takes(newOrder) },
  responses: { 200: gives('They are in order', z.object({ done: z.literal(true) })), ...problems(400, 401, 403) },
})
const addOne = createRoute({
  ...base,
  method: 'post',
  path: '/taxonomy/categories',
  operationId: 'addCategory',
  summary: 'Add a category; its address is made from its name and stays',
  request: { body: takes(categoryInput) },
  responses: { 200: gives('The category is added', insertedId), ...problems(400, 401, 403) },
})
const changeOne = createRoute({
  ...base,
  method: 'put',
  path: '/taxonomy/categories/{id}',
  operationId: 'changeCategory',
  summary: 'Rename or move a category',
  description: STALE_IF_SENT,
  request: { params: byId, body: takes(categoryChange) },
  responses: { 200: gives('The category is changed', changedId), ...problems(400, 401, 403, 404, 412) },
})
const removeOne = createRoute({
  ...base,
  method: 'delete',
  path: '/taxonomy/categories/{id}',
  operationId: 'deleteCategory',
  summary: 'Delete a category with nothing below it',
  request: { params: byId },
  responses: { 200: gives('The category is deleted', deletedCount), ...problems(401, 403, 404, 409) },
})

/** The calls by which admins read the tree of categories and part types, put it in order, and keep its categories. */
export const taxonomyRoutes = router()
  .openapi(list, async (c) => c.json(await listTaxonomy(c.var.ctx), 200))
  .openapi(order, async (c) => {
    await orderTaxonomy(c.var.ctx, c.req.valid('json'))
    return c.json({ done: true as const }, 200)
  })
  .openapi(addOne, async (c) => c.json({ insertedId: await addCategory(c.var.ctx, c.req.valid('json')) }, 200))
  .openapi(changeOne, async (c) => {
    const { id } = c.req.valid('param')
    await changeCategory(c.var.ctx, id, c.req.valid('json'))
    return c.json({ _id: id }, 200)
  })
  .openapi(removeOne, async (c) =>
    c.json({ deletedCount: await deleteCategory(c.var.ctx, c.req.valid('param').id) }, 200),
  )
