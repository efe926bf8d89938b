import { createRoute, z } from '@hono/zod-openapi'
import { addBrand, changeBrand, deleteBrand, listBrands, previewMerge } from '#domain/catalogue'
import { brandChange, brandInput, brandRecord, mergePreview, removal } from '#domain/catalogue/schema'
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

const tags = ['Catalogue']

const list = createRoute({
  ...forAdmins,
  tags,
  method: 'get',
  path: '/brands',
  operationId: 'listBrands',
  summary: 'All brands by name, each with the number of its parts',
  responses: {
    200: gives('The brands', z.object({ items: z.array(titled(brandRecord, 'Brand')) })),
    ...problems(401, 403),
  },
})
const add = createRoute({
  ...forAdmins,
  tags,
  method: 'post',
  path: '/brands',
  operationId: 'addBrand',
  summary: 'Add a brand; its address is made from its name and stays',
  request: { body: takes(brandInput) },
  responses: { 200: gives('The brand is added', insertedId), ...problems(400, 401, 403) },
})
const change = createRoute({
  ...forAdmins,
  tags,
  method: 'put',
  path: '/brands/{id}',
  operationId: 'changeBrand',
  summary: 'Change a brand; parts are found by its new name',
  description: STALE_IF_SENT,
  request: { params: byId, body: takes(brandChange) },
  responses: { 200: gives('The brand is changed', changedId), ...problems(400, 401, 403, 404, 412) },
})
const remove = createRoute({
  ...forAdmins,
  tags,
  method: 'delete',
  path: '/brands/{id}',
  operationId: 'deleteBrand',
  summary: 'Delete a brand that no part has; `into` takes over its parts',
  description: '409 `used` where parts remain, `number-taken` where both brands have a part of one number.',
  request: { params: byId, query: removal },
  responses: { 200: gives('The brand is deleted', deletedCount), ...problems(400, 401, 403, 404, 409) },
})

const preview = createRoute({
  ...forAdmins,
  tags,
  method: 'get',
  path: '/brands/{id}/merge',
  operationId: 'previewMerge',
  summary: 'What deleting a brand into another one would do: how many parts move, and which numbers both have',
  request: { params: byId, query: removal.required() },
  responses: {
    200: gives('What would happen', titled(mergePreview, 'MergePreview')),
    ...problems(400, 401, 403, 404, 409),
  },
})

/** The calls by which admins keep brands. */
export const brands = router()
  .openapi(list, async (c) => c.json({ items: await listBrands(c.var.ctx) }, 200))
  .openapi(add, async (c) => c.json({ insertedId: await addBrand(c.var.ctx, c.req.valid('json')) }, 200))
  .openapi(change, async (c) => {
    const { id } = c.req.valid('param')
    await changeBrand(c.var.ctx, id, c.req.valid('json'))
    return c.json({ _id: id }, 200)
  })
  .openapi(preview, async (c) =>
    c.json(await previewMerge(c.var.ctx, c.req.valid('param').id, c.req.valid('query').into), 200),
  )
  .openapi(remove, async (c) => {
    const { into } = c.req.valid('query')
    return c.json({ deletedCount: await deleteBrand(c.var.ctx, c.req.valid('param').id, into) }, 200)
  })
