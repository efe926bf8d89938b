import { createRoute, z } from '@hono/zod-openapi'
import { dropFailedWork, listFailedWork, tryAgain, tryMailsNow } from '#domain/failed-work'
import { failedWork, failedWorkQuery } from '#domain/failed-work/schema'
import { router } from '../door/door.ts'
import { byId, deletedCount, forAdmins, gives, page, problems, titled } from '../door/shapes.ts'

const tags = ['Failed work']
const ofWork = { ...forAdmins, tags, request: { params: byId } }

const list = createRoute({
  ...forAdmins,
  tags,
  method: 'get',
  path: '/failed-work',
  operationId: 'listFailedWork',
  summary: 'Mails, labels, refunds and other work that failed until it was given up, the newest first',
  description: 'Of the last 30 days. The same work that failed several times is listed once.',
  request: { query: failedWorkQuery },
  responses: { 200: gives('A page', page(titled(failedWork, 'FailedWork'))), ...problems(400, 401, 403) },
})
const again = createRoute({
  ...ofWork,
  method: 'post',
  path: '/failed-work/{id}/retry',
  operationId: 'tryFailedWorkAgain',
  summary: 'Have work that failed done once more, with all its tries; the answer comes before it is done',
  responses: { 202: gives('It left the list', deletedCount), ...problems(401, 403, 404) },
})
const drop = createRoute({
  ...ofWork,
  method: 'delete',
  path: '/failed-work/{id}',
  operationId: 'dropFailedWork',
  summary: 'Take work that failed off the list; it is not done any more',
  responses: { 200: gives('It left the list', deletedCount), ...problems(401, 403, 404) },
})

const mailsNow = createRoute({
  ...forAdmins,
  tags,
  method: 'post',
  path: '/unsent-mails/retry',
  operationId: 'tryUnsentMailsNow',
  summary: 'Have the mails that wait after a failure tried at once; the answer comes before that',
  responses: {
    202: gives('How many are tried', z.object({ count: z.int() })),
    ...problems(401, 403),
  },
})

/** The calls for work that the shop gave up. */
export const failedWorkRoutes = router()
  .openapi(list, async (c) => c.json(await listFailedWork(c.var.ctx, c.req.valid('query')), 200))
  .openapi(again, async (c) => {
    await tryAgain(c.var.ctx, c.req.valid('param').id)
    return c.json({ deletedCount: 1 }, 202)
  })
  .openapi(mailsNow, async (c) => c.json({ count: await tryMailsNow(c.var.ctx) }, 202))
  .openapi(drop, async (c) => {
    await dropFailedWork(c.var.ctx, c.req.valid('param').id)
    return c.json({ deletedCount: 1 }, 200)
  })
