import { createRoute, z } from '@hono/zod-openapi'
import { addPartType, changePartType, usualAttributes } from '#domain/catalogue'
import { partTypeChange, partTypeInput, removal, usualAttributes as usual } from '#domain/catalogue/schema'
import { deletePartType } from '#domain/repairs'
import { router } from '../door/door.ts'
import {
  byId,
  changedId,
  deletedCount,
  forAdmins,
  gives,
  insertedId,
  problems,
  sameForAll,
  STALE_IF_SENT,
  takes,
} from '../door/shapes.ts'

const base = { ...forAdmins, tags: ['Catalogue'] }

const attributes = createRoute({
  ...sameForAll,
  tags: base.tags,
  method: 'get',
  path: '/part-types/{slug}/attributes',
  operationId: 'listUsualAttributes',
  summary: 'What parts of a type usually say of themselves, with its unit',
  request: { params: z.object({ slug: z.string().max(80) }) },
  responses: { 200: gives('The foremost first', z.object({ items: usual })), ...problems(404) },
})
const addType = createRoute({
  ...base,
  method: 'post',
  path: '/taxonomy/types',
  operationId: 'addPartType',
  summary: 'Add a part type; its address is made from its name and stays',
  request: { body: takes(partTypeInput) },
  responses: { 200: gives('The part type is added', insertedId), ...problems(400, 401, 403) },
})
const changeType = createRoute({
  ...base,
  method: 'put',
  path: '/taxonomy/types/{id}',
  operationId: 'changePartType',
  summary: 'Change a part type; parts are found by its new names',
  description: STALE_IF_SENT,
  request: { params: byId, body: takes(partTypeChange) },
  responses: { 200: gives('The part type is changed', changedId), ...problems(400, 401, 403, 404, 412) },
})
const removeType = createRoute({
  ...base,
  method: 'delete',
  path: '/taxonomy/types/{id}',
  operationId: 'deletePartType',
  summary: 'Delete a part type that no part is of; `into` takes over its parts',
  description:
    '409 `used` where parts remain, or repairs take it (`repairs` has their names), or search rules name it (`rules` has their words) and no other type takes it over.',
  request: { params: byId, query: removal },
  responses: { 200: gives('The part type is deleted', deletedCount), ...problems(400, 401, 403, 404, 409) },
})

/** What parts of a type usually say, and the calls by which admins keep part types. */
export const partTypeRoutes = router()
  .openapi(attributes, async (c) => c.json({ items: await usualAttributes(c.var.ctx, c.req.valid('param').slug) }, 200))
  .openapi(addType, async (c) => c.json({ insertedId: await addPartType(c.var.ctx, c.req.valid('json')) }, 200))
  .openapi(changeType, async (c) => {
    const { id } = c.req.valid('param')
    await changePartType(c.var.ctx, id, c.req.valid('json'))
    return c.json({ _id: id }, 200)
  })
  .openapi(removeType, async (c) => {
    const { into } = c.req.valid('query')
    return c.json({ deletedCount: await deletePartType(c.var.ctx, c.req.valid('param').id, into) }, 200)
  })
