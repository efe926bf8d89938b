import { createRoute, z } from '@hono/zod-openapi'
import { keepAddress, listAddresses, removeAddress } from '#domain/checkout'
import { ownAddress, ownAddressInput } from '#domain/checkout/schema'
import { router } from '../door/door.ts'
import { byId, deletedCount, forUsers, gives, insertedId, problems, takes, titled } from '../door/shapes.ts'

const common = { ...forUsers, tags: ['Checkout'] }

const list = createRoute({
  ...common,
  method: 'get',
  path: '/addresses',
  operationId: 'listAddresses',
  summary: "One's own addresses, the last used first",
  responses: { 200: gives('The addresses', z.array(titled(ownAddress, 'OwnAddress'))), ...problems(401) },
})
const keep = createRoute({
  ...common,
  method: 'post',
  path: '/addresses',
  operationId: 'keepAddress',
  summary: 'Keep an address; the twenty that were used last stay. The checkout keeps where an order goes, too',
  request: { body: takes(ownAddressInput) },
  responses: { 200: gives('The address', insertedId), ...problems(400, 401) },
})
const remove = createRoute({
  ...common,
  method: 'delete',
  path: '/addresses/{id}',
  operationId: 'removeAddress',
  summary: "Take an address out of one's own",
  request: { params: byId },
  responses: { 200: gives('How many were there', deletedCount), ...problems(401) },
})

/** The calls for the addresses of an account. */
export const addresses = router()
  .openapi(list, async (c) => c.json(await listAddresses(c.var.ctx), 200))
  .openapi(keep, async (c) => c.json({ insertedId: await keepAddress(c.var.ctx, c.req.valid('json')) }, 200))
  .openapi(remove, async (c) => c.json({ deletedCount: await removeAddress(c.var.ctx, c.req.valid('param').id) }, 200))
