import { createRoute } from '@hono/zod-openapi'
import { typedWholeNumber } from '#common/fields'
import { spoken } from '#common/spoken'
import { allowRows, correctRow, exportReport, heldFile, listRowsBesideShop, showImport } from '#domain/supply'
import { allowedRows, importShown, rowCorrection, rowsAsked, shownRow } from '#domain/supply/schema'
import { router } from '../door/door.ts'
import { givesFile, sendCsv } from '../door/files.ts'
import { byId, forAdmins, gives, page, problems, takes, titled } from '../door/shapes.ts'

const tags = ['Imports']
const counted = {
  200: gives('The file, counted anew', titled(importShown, 'Import')),
  ...problems(400, 401, 403, 404, 409),
}
const byRow = byId.extend({ n: typedWholeNumber('n', 1, Number.MAX_SAFE_INTEGER) })

const list = createRoute({
  method: 'get',
  path: '/imports/{id}/rows',
  operationId: 'listImportRows',
  tags,
  summary: 'Rows of a file, each beside what the shop has now',
  ...forAdmins,
  request: { params: byId, query: rowsAsked },
  responses: { 200: gives('A page of rows', page(titled(shownRow, 'ImportRow'))), ...problems(400, 401, 403, 404) },
})
const correct = createRoute({
  method: 'patch',
  path: '/imports/{id}/rows/{n}',
  operationId: 'correctImportRow',
  tags,
  summary: 'Correct a row that waits or is ready; it is checked again',
  description: '400 names a column that the file does not have. 409 `busy`: somebody works on the file.',
  ...forAdmins,
  request: { params: byRow, body: takes(rowCorrection) },
  responses: counted,
})
const allow = createRoute({
  method: 'post',
  path: '/imports/{id}/allow',
  operationId: 'allowImportRows',
  tags,
  summary: 'Say that rows are right which contradict others or the shop: one row, or all with this reason alone',
  description: '404: no row waits for contradictions alone. 409 `busy`: somebody works on the file.',
  ...forAdmins,
  request: { params: byId, body: takes(allowedRows) },
  responses: counted,
})
const held = createRoute({
  method: 'get',
  path: '/imports/{id}/held.csv',
  operationId: 'exportHeldRows',
  tags,
  summary: 'The rows that wait, as they came, with why; corrected, it can be sent as a file',
  ...forAdmins,
  request: { params: byId },
  responses: { 200: givesFile('text/csv'), ...problems(401, 403, 404) },
})
const report = createRoute({
  method: 'get',
  path: '/imports/{id}/report.csv',
  operationId: 'exportImportReport',
  tags,
  summary: 'What was done with each row of a file',
  ...forAdmins,
  request: { params: byId },
  responses: { 200: givesFile('text/csv'), ...problems(401, 403, 404) },
})

/** The calls about the rows of a file. */
export const importRows = router()
  .openapi(list, async (c) => {
    const { id } = c.req.valid('param')
    return c.json(spoken(await listRowsBesideShop(c.var.ctx, id, c.req.valid('query'))), 200)
  })
  .openapi(correct, async (c) => {
    const { id, n } = c.req.valid('param')
    await correctRow(c.var.ctx, id, n, c.req.valid('json').theirs)
    return c.json(spoken(await showImport(c.var.ctx, id)), 200)
  })
  .openapi(allow, async (c) => {
    const { id } = c.req.valid('param')
    await allowRows(c.var.ctx, id, c.req.valid('json'))
    return c.json(spoken(await showImport(c.var.ctx, id)), 200)
  })
  .openapi(held, async (c) => sendCsv(c, 'waiting.csv', await heldFile(c.var.ctx, c.req.valid('param').id)))
  .openapi(report, async (c) => sendCsv(c, 'report.csv', await exportReport(c.var.ctx, c.req.valid('param').id)))
