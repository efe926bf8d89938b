import { createRoute } from '@hono/zod-openapi'
import { undoPartUpdate } from '#domain/catalogue'
import { partRecord } from '#domain/catalogue/schema'
import { listLog } from '#domain/log'
import { logEntry, logQuery } from '#domain/log/schema'
import { router, written } from '../door/door.ts'
import { byId, forAdmins, gives, page, problems, titled } from '../door/shapes.ts'

const tags = ['Log']

const list = createRoute({
  ...forAdmins,
  tags,
  method: 'get',
  path: '/log',
  operationId: 'listLog',
  summary: 'Who changed what, newest first',
  description: 'Of a searched part also what bulk changes wrote into it, each with its `run`.',
  request: { query: logQuery },
  responses: { 200: gives('A page of it', page(titled(logEntry, 'LogEntry'))), ...problems(400, 401, 403) },
})
const undo = createRoute({
  ...forAdmins,
  tags,
  method: 'post',
  path: '/log/{id}/undo',
  operationId: 'undoPartUpdate',
  summary: 'Undo a change of one part (`part.update`)',
  description:
    '409 `changed-since` if a field that it changed has another value by now (`since`); then nothing is undone.',
  request: { params: byId },
  responses: { 200: gives('The part', titled(partRecord, 'PartRecord')), ...problems(401, 403, 404, 409) },
})

/** The calls of the log. */
export const logRoutes = router()
  .openapi(list, async (c) => c.json(written(c, await listLog(c.var.ctx, c.req.valid('query'))), 200))
  .openapi(undo, async (c) => c.json(written(c, await undoPartUpdate(c.var.ctx, c.req.valid('param').id)), 200))
