import { createRoute, z } from '@hono/zod-openapi'
import { listRunChanges, listRuns, showRun, undoRun } from '#domain/runs'
import { run as shape, runChange } from '#domain/runs/schema'
import { paged, typedFlag } from '#common/fields'
import { router } from '../door/door.ts'
import { byId, forAdmins, gives, page, problems, takes, titled } from '../door/shapes.ts'

const tags = ['Runs']
const run = titled(shape, 'Run')

const list = createRoute({
  ...forAdmins,
  tags,
  method: 'get',
  path: '/runs',
  operationId: 'listRuns',
  summary: 'The bulk changes of the last 30 days, newest first',
  request: { query: z.object(paged()) },
  responses: { 200: gives('A page of them', page(run)), ...problems(400, 401, 403) },
})
const show = createRoute({
  ...forAdmins,
  tags,
  method: 'get',
  path: '/runs/{id}',
  operationId: 'showRun',
  summary: 'One of them',
  request: { params: byId },
  responses: { 200: gives('The run', run), ...problems(401, 403, 404) },
})
const changes = createRoute({
  ...forAdmins,
  tags,
  method: 'get',
  path: '/runs/{id}/changes',
  operationId: 'listRunChanges',
  summary: 'What it wrote into which field of which part',
  description: '`kept`: only what was changed since, and therefore stayed when the run was undone.',
  request: { params: byId, query: z.object({ ...paged(), kept: typedFlag('kept', false) }) },
  responses: {
    200: gives('A page of them', page(titled(runChange, 'RunChange'))),
    ...problems(400, 401, 403, 404),
  },
})
const undo = createRoute({
  ...forAdmins,
  tags,
  method: 'post',
  path: '/runs/{id}/undo',
  operationId: 'undoRun',
  summary: 'Undo it',
  description:
    'Each field gets back what it said before if it still says what the run wrote. What was changed since stays and is listed, ' +
    'unless `evenChanged`. Answers at once; `GET /runs/{id}` says when it is done.',
  request: { params: byId, body: takes(z.object({ evenChanged: z.boolean().default(false) })) },
  responses: { 202: gives('It is being undone', run), ...problems(400, 401, 403, 404, 409) },
})

/** The calls about bulk changes. */
export const runs = router()
  .openapi(list, async (c) => c.json(await listRuns(c.var.ctx, c.req.valid('query')), 200))
  .openapi(show, async (c) => c.json(await showRun(c.var.ctx, c.req.valid('param').id), 200))
  .openapi(changes, async (c) => {
    return c.json(await listRunChanges(c.var.ctx, c.req.valid('param').id, c.req.valid('query')), 200)
  })
  .openapi(undo, async (c) => {
    const { id } = c.req.valid('param')
    await undoRun(c.var.ctx, id, c.req.valid('json'))
    return c.json(await showRun(c.var.ctx, id), 202)
  })
