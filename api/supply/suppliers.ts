import { createRoute, z } from '@hono/zod-openapi'
import { spoken } from '#common/spoken'
import { addSupplier, changeSupplier, deleteSupplier, listSuppliers, showSupplier } from '#domain/supply'
import { supplier, supplierChange, supplierInput } from '#domain/supply/schema'
import { router } from '../door/door.ts'
import { byId, deletedCount, forAdmins, gives, problems, takes, titled } from '../door/shapes.ts'

const tags = ['Suppliers']
const one = titled(supplier, 'Supplier')

const list = createRoute({
  method: 'get',
  path: '/suppliers',
  operationId: 'listSuppliers',
  tags,
  summary: 'All suppliers whose files the shop reads, by name',
  ...forAdmins,
  responses: { 200: gives('The suppliers', z.object({ items: z.array(one) })), ...problems(401, 403) },
})
const add = createRoute({
  method: 'post',
  path: '/suppliers',
  operationId: 'addSupplier',
  tags,
  summary: 'Add a supplier; only its name must be given',
  ...forAdmins,
  request: { body: takes(supplierInput) },
  responses: { 200: gives('The new supplier', one), ...problems(400, 401, 403) },
})
const show = createRoute({
  method: 'get',
  path: '/suppliers/{id}',
  operationId: 'showSupplier',
  tags,
  summary: 'One supplier',
  ...forAdmins,
  request: { params: byId },
  responses: { 200: gives('The supplier', one), ...problems(401, 403, 404) },
})
const change = createRoute({
  method: 'put',
  path: '/suppliers/{id}',
  operationId: 'changeSupplier',
  tags,
  summary: 'Change a supplier: its name, and how its files are read',
  description:
    'Send the `version` that you read: 412 `changed-meanwhile` if somebody else changed it first, with the stored ' +
    'supplier in `current`.',
  ...forAdmins,
  request: { params: byId, body: takes(supplierChange) },
  responses: { 200: gives('The changed supplier', one), ...problems(400, 401, 403, 404, 412) },
})
const remove = createRoute({
  method: 'delete',
  path: '/suppliers/{id}',
  operationId: 'deleteSupplier',
  tags,
  summary: 'Delete a supplier of which no file came',
  ...forAdmins,
  request: { params: byId },
  responses: { 200: gives('It is deleted', deletedCount), ...problems(401, 403, 404, 409) },
})
/** The calls by which admins look after suppliers. */
export const suppliers = router()
  .openapi(list, async (c) => c.json(spoken({ items: await listSuppliers(c.var.ctx) }), 200))
  .openapi(add, async (c) => c.json(spoken(await addSupplier(c.var.ctx, c.req.valid('json'))), 200))
  .openapi(show, async (c) => c.json(spoken(await showSupplier(c.var.ctx, c.req.valid('param').id)), 200))
  .openapi(change, async (c) =>
    c.json(spoken(await changeSupplier(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))), 200),
  )
  .openapi(remove, async (c) => c.json({ deletedCount: await deleteSupplier(c.var.ctx, c.req.valid('param').id) }, 200))
