import { createRoute, z } from '@hono/zod-openapi'
import { needed } from '#common/fields'
import { field } from '#common/words'
import { fitsToCopy, proposeFits, setPartFits, showPartFits, takeProposedFits } from '#domain/catalogue'
import { partFits, partFitsChange, proposedFits, takenFits } from '#domain/fitment/schema'
import { router } from '../door/door.ts'
import { byId, forAdmins, gives, problems, takes, titled } from '../door/shapes.ts'

const tags = ['Fitment']
const fits = titled(partFits, 'PartFits')

const toCopy = createRoute({
  method: 'get',
  path: '/parts/fits',
  operationId: 'listFitsToCopy',
  tags,
  summary: 'Parts with a number, each with its list of cars and its specification, to copy to another part',
  ...forAdmins,
  request: { query: z.object({ number: needed(field.missing('number'), 60) }) },
  responses: { 200: gives('The parts', z.object({ items: z.array(fits) })), ...problems(400, 401, 403) },
})
const show = createRoute({
  method: 'get',
  path: '/parts/{id}/fits',
  operationId: 'showPartFits',
  tags,
  summary: 'Everything that decides which cars a part fits, in its editable form',
  ...forAdmins,
  request: { params: byId },
  responses: { 200: gives('Its cars and its specification', fits), ...problems(401, 403, 404) },
})
const set = createRoute({
  method: 'put',
  path: '/parts/{id}/fits',
  operationId: 'setPartFits',
  tags,
  summary: 'Set which cars a part fits: its list of cars, its specification, whether it suits every vehicle',
  description:
    'Replaces all of it. Send the `version` that you read: 412 `changed-meanwhile` if somebody else changed it first, with ' +
    'the stored part in `current`. Errors name the line and field: `applications.3.engine`.',
  ...forAdmins,
  request: { params: byId, body: takes(partFitsChange) },
  responses: { 200: gives('The changed data', fits), ...problems(400, 401, 403, 404, 412) },
})

const propose = createRoute({
  method: 'get',
  path: '/parts/{id}/fits/proposed',
  operationId: 'proposePartFits',
  tags,
  summary: 'Cars of the parts that share an OE number with a part, as far as its own list does not have them',
  ...forAdmins,
  request: { params: byId },
  responses: {
    200: gives('The parts and their cars', titled(proposedFits, 'ProposedFits')),
    ...problems(401, 403, 404),
  },
})
const take = createRoute({
  method: 'post',
  path: '/parts/{id}/fits/proposed',
  operationId: 'takeProposedFits',
  tags,
  summary: 'Add proposed cars to the list of a part',
  description:
    'Send lines as they were proposed, and the `version` of the part: 412 `changed-meanwhile` if somebody else changed it ' +
    'first, with the stored part in `current`. Their source says that they come from parts with the same OE number.',
  ...forAdmins,
  request: { params: byId, body: takes(takenFits) },
  responses: { 200: gives('The changed data', fits), ...problems(400, 401, 403, 404, 412) },
})

/** The calls for the data that decides which cars a part fits. */
export const partFitsRoutes = router()
  .openapi(toCopy, async (c) => c.json({ items: await fitsToCopy(c.var.ctx, c.req.valid('query').number) }, 200))
  .openapi(show, async (c) => c.json(await showPartFits(c.var.ctx, c.req.valid('param').id), 200))
  .openapi(propose, async (c) => c.json(await proposeFits(c.var.ctx, c.req.valid('param').id), 200))
  .openapi(take, async (c) =>
    c.json(await takeProposedFits(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .openapi(set, async (c) => c.json(await setPartFits(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200))
