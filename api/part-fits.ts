import { createRoute, z } from '@hono/zod-openapi'
import { fitsToCopy, setPartFits, showPartFits } from '#domain/catalogue'
import { partFits, partFitsChange } from '#domain/fitment/schema'
import { router } from './door.ts'
import { byId, forAdmins, gives, problems, takes, titled } from './shapes.ts'

const tags = ['Fitment']
const fits = titled(partFits, 'PartFits')

const toCopy = createRoute({
  method: 'get',
  path: '/parts/fits',
  operationId: 'listFitsToCopy',
  tags,
  summary: 'The parts of a number, each with its list of cars and its specification, to give another part the same',
  ...forAdmins,
  request: { query: z.object({ number: z.string('number is missing').trim().min(1, 'number is missing').max(60) }) },
  responses: { 200: gives('The parts', z.object({ items: z.array(fits) })), ...problems(400, 401, 403) },
})
const show = createRoute({
  method: 'get',
  path: '/parts/{id}/fits',
  operationId: 'showPartFits',
  tags,
  summary: 'Everything that decides which cars a part fits, as it can be written',
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
    'All of it at once, made from the `version` that was read: 412 `changed-meanwhile` when somebody was quicker, with ' +
    'the part as it is in `current`. Wrong lines are named by place and field: `applications.3.engine`.',
  ...forAdmins,
  request: { params: byId, body: takes(partFitsChange) },
  responses: { 200: gives('As it is now', fits), ...problems(400, 401, 403, 404, 412) },
})

/** The calls for the data that decides which cars a part fits. */
export const partFitsRoutes = router()
  .openapi(toCopy, async (c) => c.json({ items: await fitsToCopy(c.var.ctx, c.req.valid('query').number) }, 200))
  .openapi(show, async (c) => c.json(await showPartFits(c.var.ctx, c.req.valid('param').id), 200))
  .openapi(set, async (c) => c.json(await setPartFits(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200))
