import { createRoute, z } from '@hono/zod-openapi'
import { spoken } from '#common/spoken'
import { showRun } from '#domain/runs'
import { run } from '#domain/runs/schema'
import { showImport, startApplying, undoImport } from '#domain/supply'
import { applyAsked, importShown } from '#domain/supply/schema'
import { adminOf } from '#platform/access'
import { router } from '../door/door.ts'
import { byId, forAdmins, gives, problems, takes, titled } from '../door/shapes.ts'

const tags = ['Imports']

const apply = createRoute({
  method: 'post',
  path: '/imports/{id}/apply',
  operationId: 'applyImport',
  tags,
  summary: 'Write what a checked file says; the answer comes at once',
  description:
    '409 `not-staged`: it is still being read, or was applied or dropped; `busy`: what it had written before it failed is being ' +
    'undone; `count-differs`: it is a full file and may be ' +
    'cut off (`evenCutOff=true` applies it all the same); `retires-many`: it would take more than ten parts and more than one ' +
    'in ten of the supplier’s off sale, or as many vehicles away from them (send their number as `retires`, which the refusal has); ' +
    '`counted-anew`: other files of the supplier were written or undone since it was checked, and it takes more away than its ' +
    '`counts` told, which are right now. Ask `GET /imports/{id}` how far it is.',
  ...forAdmins,
  request: { params: byId, query: applyAsked },
  responses: {
    202: gives('The file, which is being applied', titled(importShown, 'Import')),
    ...problems(400, 401, 403, 404, 409),
  },
})
const undo = createRoute({
  method: 'post',
  path: '/imports/{id}/undo',
  operationId: 'undoImport',
  tags,
  summary: 'Undo what an applied file wrote, for 30 days',
  description:
    'Fields that were changed since stay, unless `evenChanged`. `GET /runs/{id}` of its `runId` says when it is done and ' +
    'what stayed. A file whose waiting rows were applied later has a run for each time: all are undone, the answered one, ' +
    'which is the newest, first.',
  ...forAdmins,
  request: { params: byId, body: takes(z.object({ evenChanged: z.boolean().default(false) })) },
  responses: { 202: gives('It is being undone', titled(run, 'Run')), ...problems(400, 401, 403, 404, 409) },
})

/** The calls by which a checked file is written, and undone. */
export const importRuns = router()
  .openapi(apply, async (c) => {
    const { id } = c.req.valid('param')
    adminOf(c.var.ctx)
    await startApplying(c.var.ctx, id, c.req.valid('query'))
    return c.json(spoken(await showImport(c.var.ctx, id)), 202)
  })
  .openapi(undo, async (c) => {
    const runId = await undoImport(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))
    return c.json(await showRun(c.var.ctx, runId), 202)
  })
