import { createRoute, z } from '@hono/zod-openapi'
import { paged, typedFlag } from '#common/fields'
import { decideCorrection, listCorrections } from '#domain/catalogue'
import { correction, correctionDecision } from '#domain/catalogue/schema'
import { router, written } from '../door/door.ts'
import { byId, forAdmins, gives, page, problems, takes, titled } from '../door/shapes.ts'

const list = createRoute({
  method: 'get',
  path: '/corrections',
  operationId: 'listCorrections',
  tags: ['Best sellers and parts'],
  summary: 'Proposed corrections, newest first',
  ...forAdmins,
  request: { query: z.object({ open: typedFlag('open', true), ...paged() }) },
  responses: {
    200: gives('A page of corrections', page(titled(correction, 'Correction'))),
    ...problems(400, 401, 403),
  },
})
const decide = createRoute({
  method: 'put',
  path: '/corrections/{id}',
  operationId: 'decideCorrection',
  tags: ['Best sellers and parts'],
  summary: 'Accept or decline a proposed correction',
  ...forAdmins,
  request: { params: byId, body: takes(correctionDecision) },
  responses: { 200: gives('Decided', correctionDecision), ...problems(400, 401, 403, 404, 409) },
})

/** The calls for proposed corrections of parts. */
export const corrections = router()
  .openapi(list, async (c) => {
    return c.json(written(c, await listCorrections(c.var.ctx, c.req.valid('query'))), 200)
  })
  .openapi(decide, async (c) => {
    const { decision } = c.req.valid('json')
    await decideCorrection(c.var.ctx, c.req.valid('param').id, decision)
    return c.json({ decision }, 200)
  })
