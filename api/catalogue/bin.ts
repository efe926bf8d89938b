import { createRoute } from '@hono/zod-openapi'
import { listBin, restorePart } from '#domain/catalogue'
import { binnedPart, binQuery } from '#domain/catalogue/schema'
import { router } from '../door/door.ts'
import { byId, changedId, forAdmins, gives, page, problems, titled } from '../door/shapes.ts'

const tags = ['Parts']

const list = createRoute({
  ...forAdmins,
  tags,
  method: 'get',
  path: '/bin',
  operationId: 'listBin',
  summary: 'The parts that were deleted in the last 30 days, the newest first',
  request: { query: binQuery },
  responses: { 200: gives('The parts', page(titled(binnedPart, 'BinnedPart'))), ...problems(400, 401, 403) },
})
const restore = createRoute({
  ...forAdmins,
  tags,
  method: 'post',
  path: '/bin/{id}/restore',
  operationId: 'restorePart',
  summary: 'Bring a deleted part back with its numbers, cars, reviews, prices and stock',
  description:
    '409 `number-taken` if its brand has another part with its number now, `gone` if its brand or part type is gone.',
  request: { params: byId },
  responses: { 200: gives('It is back', changedId), ...problems(401, 403, 404, 409) },
})

/** The calls for deleted parts. */
export const bin = router()
  .openapi(list, async (c) => c.json(await listBin(c.var.ctx, c.req.valid('query')), 200))
  .openapi(restore, async (c) => {
    const { id } = c.req.valid('param')
    await restorePart(c.var.ctx, id)
    return c.json({ _id: id }, 200)
  })
