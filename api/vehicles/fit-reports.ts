import { createRoute, z } from '@hono/zod-openapi'
import { paged, typedFlag } from '#common/fields'
import { spoken } from '#common/spoken'
import { decideFitReport, listFitReports, reportFit } from '#domain/fitment'
import { fitReport, fitReportDecision, fitReportInput } from '#domain/fitment/schema'
import { router } from '../door/door.ts'
import { byId, forAdmins, forAnyone, gives, insertedId, page, problems, takes, titled } from '../door/shapes.ts'

const tags = ['Fitment']

const report = createRoute({
  method: 'post',
  path: '/fit-reports',
  operationId: 'reportFit',
  tags,
  summary: 'Report that a part’s fit is wrong; only signed-in users may add a photo',
  ...forAnyone,
  request: { body: takes(fitReportInput) },
  responses: { 200: gives('The report is stored', insertedId), ...problems(400, 401, 429) },
})
const list = createRoute({
  method: 'get',
  path: '/fit-reports',
  operationId: 'listFitReports',
  tags,
  summary: 'Reports that a fit is wrong: the open ones, oldest first, or the decided ones, newest first',
  ...forAdmins,
  request: { query: z.object({ open: typedFlag('open', true), ...paged() }) },
  responses: { 200: gives('A page of reports', page(titled(fitReport, 'FitReport'))), ...problems(400, 401, 403) },
})
const decide = createRoute({
  method: 'put',
  path: '/fit-reports/{id}',
  operationId: 'decideFitReport',
  tags,
  summary: 'Record that a report led to a correction, or why it is declined',
  ...forAdmins,
  request: { params: byId, body: takes(fitReportDecision) },
  responses: {
    200: gives('Decided', z.object({ decision: z.enum(['corrected', 'declined']) })),
    ...problems(400, 401, 403, 404, 409),
  },
})

/** The calls for reports about a part's fit. */
export const fitReports = router()
  .openapi(report, async (c) => c.json({ insertedId: await reportFit(c.var.ctx, c.req.valid('json')) }, 200))
  .openapi(list, async (c) => {
    return c.json(spoken(await listFitReports(c.var.ctx, c.req.valid('query'))), 200)
  })
  .openapi(decide, async (c) => {
    const decision = c.req.valid('json')
    await decideFitReport(c.var.ctx, c.req.valid('param').id, decision)
    return c.json({ decision: decision.decision }, 200)
  })
