import { createRoute } from '@hono/zod-openapi'
import type { Prices } from '#common/prices'
import { setPartPrices, showPartPrices } from '#domain/catalogue'
import { partPrices as shape, partPricesChange } from '#domain/catalogue/schema'
import { router, written } from '../door/door.ts'
import { byId, forAdmins, gives, problems, takes, titled } from '../door/shapes.ts'

const tags = ['Parts']
const prices = titled(shape, 'PartPrices')

const show = createRoute({
  ...forAdmins,
  tags,
  method: 'get',
  path: '/parts/{id}/prices',
  operationId: 'showPartPrices',
  summary: 'What a part costs by quantity',
  request: { params: byId },
  responses: { 200: gives('Its prices', prices), ...problems(401, 403, 404) },
})
const set = (of: Prices) =>
  createRoute({
    ...forAdmins,
    tags,
    method: 'put',
    path: '/parts/{id}/prices',
    operationId: 'setPartPrices',
    summary: 'Set what a part costs each from so many units in one order',
    description:
      'Quantities rise and prices fall. Send the `version` that you read: 412 `changed-meanwhile` if somebody else changed ' +
      'the part first, with what is there in `current`. Errors name the row and field: `breaks.1.price`.',
    request: { params: byId, body: takes(partPricesChange(of)) },
    responses: { 200: gives('Its prices now', prices), ...problems(400, 401, 403, 404, 412) },
  })

/** The calls by which admins set quantity prices. */
export const partPrices = (of: Prices) =>
  router()
    .openapi(show, async (c) => c.json(written(c, await showPartPrices(c.var.ctx, c.req.valid('param').id)), 200))
    .openapi(set(of), async (c) =>
      c.json(written(c, await setPartPrices(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))), 200),
    )
