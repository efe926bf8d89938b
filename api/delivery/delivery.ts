import { createRoute, z } from '@hono/zod-openapi'
import type { Prices } from '#common/prices'
import * as delivery from '#domain/delivery'
import {
  deliveryPreview,
  deliveryPreviewQuery,
  deliveryRecord,
  methodChange,
  methodInput,
  methodRecord,
} from '#domain/delivery/schema'
import { router, written } from '../door/door.ts'
import { byId, deletedCount, forAdmins, gives, problems, STALE, takes, titled } from '../door/shapes.ts'

const tags = ['Delivery']
const method = titled(methodRecord.extend({ amounts: z.literal('minor') }), 'DeliveryMethod')

const show = createRoute({
  method: 'get',
  path: '/delivery',
  operationId: 'showDelivery',
  tags,
  summary: 'All zones, methods and holidays',
  ...forAdmins,
  responses: { 200: gives('How the shop delivers', titled(deliveryRecord, 'Delivery')), ...problems(401, 403) },
})
const preview = createRoute({
  method: 'get',
  path: '/delivery/preview',
  operationId: 'previewDelivery',
  tags,
  summary: 'What an order of one parcel would cost now, also by methods that are switched off',
  ...forAdmins,
  request: { query: deliveryPreviewQuery },
  responses: { 200: gives('The offers', titled(deliveryPreview, 'DeliveryPreview')), ...problems(400, 401, 403) },
})
const newMethod = (prices: Prices) =>
  createRoute({
    method: 'post',
    path: '/delivery/methods',
    operationId: 'addMethod',
    tags,
    summary: 'Add a method of a zone, or of a place where customers collect',
    description: 'Errors name the rate and field: `rates.1.from`.',
    ...forAdmins,
    request: { body: takes(methodInput(prices)) },
    responses: { 200: gives('The new method', method), ...problems(400, 401, 403) },
  })
const otherMethod = (prices: Prices) =>
  createRoute({
    method: 'put',
    path: '/delivery/methods/{id}',
    operationId: 'changeMethod',
    tags,
    summary: 'Change a method, or switch it on or off',
    description: STALE,
    ...forAdmins,
    request: { params: byId, body: takes(methodChange(prices)) },
    responses: { 200: gives('The changed method', method), ...problems(400, 401, 403, 404, 412) },
  })
const noMethod = createRoute({
  method: 'delete',
  path: '/delivery/methods/{id}',
  operationId: 'deleteMethod',
  tags,
  summary: 'Delete a method; orders keep what they were promised',
  ...forAdmins,
  request: { params: byId },
  responses: { 200: gives('The method is deleted', deletedCount), ...problems(401, 403, 404) },
})

const inMinor = <T extends object>(record: T) => ({ ...record, amounts: 'minor' as const })

/** The calls by which admins set methods of delivery, and see what an order would cost. */
export function deliveryRoutes(prices: Prices) {
  const door = router()
  door.openapi(show, async (c) => c.json(await delivery.showDelivery(c.var.ctx), 200))
  door.openapi(preview, async (c) =>
    c.json(written(c, await delivery.previewDelivery(c.var.ctx, c.req.valid('query'))), 200),
  )
  door.openapi(newMethod(prices), async (c) =>
    c.json(inMinor(await delivery.addMethod(c.var.ctx, c.req.valid('json'))), 200),
  )
  door.openapi(otherMethod(prices), async (c) =>
    c.json(inMinor(await delivery.changeMethod(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))), 200),
  )
  door.openapi(noMethod, async (c) =>
    c.json({ deletedCount: await delivery.deleteMethod(c.var.ctx, c.req.valid('param').id) }, 200),
  )
  return door
}
