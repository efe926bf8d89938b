import { createRoute } from '@hono/zod-openapi'
import type { Prices } from '#common/prices'
import { addPriceToCome, deletePriceToCome, showPriceTimes } from '#domain/catalogue'
import { priceTimes as shape, priceToCome, priceToComeQuery } from '#domain/catalogue/schema'
import { router, written } from '../door/door.ts'
import { byId, forAdmins, gives, problems, takes, titled } from '../door/shapes.ts'

const tags = ['Parts']
const times = titled(shape, 'PriceTimes')

const show = createRoute({
  ...forAdmins,
  tags,
  method: 'get',
  path: '/parts/{id}/price-times',
  operationId: 'showPriceTimes',
  summary: 'What a part cost before, and what it will cost',
  request: { params: byId },
  responses: { 200: gives('Its prices', times), ...problems(401, 403, 404) },
})
const add = (of: Prices) =>
  createRoute({
    ...forAdmins,
    tags,
    method: 'post',
    path: '/parts/{id}/price-times',
    operationId: 'addPriceToCome',
    summary: 'Set what a part will cost from a moment on; a price for the same moment is replaced',
    request: { params: byId, body: takes(priceToCome(of)) },
    responses: { 200: gives('Its prices now', times), ...problems(400, 401, 403, 404) },
  })
const remove = createRoute({
  ...forAdmins,
  tags,
  method: 'delete',
  path: '/parts/{id}/price-times',
  operationId: 'deletePriceToCome',
  summary: 'Take back the price that would begin at `startsAt`',
  request: { params: byId, query: priceToComeQuery },
  responses: { 200: gives('Its prices now', times), ...problems(400, 401, 403, 404) },
})

/** The calls for a part's past and future prices. */
export const priceTimes = (of: Prices) =>
  router()
    .openapi(show, async (c) => c.json(written(c, await showPriceTimes(c.var.ctx, c.req.valid('param').id)), 200))
    .openapi(add(of), async (c) =>
      c.json(written(c, await addPriceToCome(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))), 200),
    )
    .openapi(remove, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(written(c, await deletePriceToCome(c.var.ctx, id, c.req.valid('query').startsAt)), 200)
    })
