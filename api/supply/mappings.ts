import { createRoute, z } from '@hono/zod-openapi'
import { deleteMapping, exportMappings, listMappings, putMappings } from '#domain/supply'
import { mappingInput, mappingListed, mappingsAsked, mappingsInput } from '#domain/supply/schema'
import { router } from '../door/door.ts'
import { givesFile, sendCsv } from '../door/files.ts'
import { byId, deletedCount, forAdmins, gives, page, problems, takes, titled } from '../door/shapes.ts'

const tags = ['Suppliers']

const list = createRoute({
  method: 'get',
  path: '/suppliers/{id}/mappings',
  operationId: 'listMappings',
  tags,
  summary: 'What a supplier’s words mean here',
  ...forAdmins,
  request: { params: byId, query: mappingsAsked },
  responses: {
    200: gives('A page of mappings', page(titled(mappingListed, 'Mapping'))),
    ...problems(400, 401, 403, 404),
  },
})
const put = createRoute({
  method: 'put',
  path: '/suppliers/{id}/mappings',
  operationId: 'putMappings',
  tags,
  summary: 'Set what words of a supplier mean here; others stay as they are',
  description:
    '`ours` is text: a slug or name of ours, `2012 | Audi | A4` for a base vehicle, `with = sport suspension` for a ' +
    'condition, `453.592 g` for a unit, `ignore` to leave it out, `new: Bosch` to add a brand. Errors name the row: ' +
    '`mappings.2.ours`; then nothing is written.',
  ...forAdmins,
  request: { params: byId, body: takes(mappingsInput) },
  responses: { 200: gives('How many are set', z.object({ written: z.int() })), ...problems(400, 401, 403, 404) },
})
const forget = createRoute({
  method: 'delete',
  path: '/suppliers/{id}/mappings',
  operationId: 'deleteMapping',
  tags,
  summary: 'Forget what a word of a supplier means here',
  ...forAdmins,
  request: { params: byId, query: mappingInput.pick({ kind: true, theirs: true }) },
  responses: { 200: gives('It is forgotten', deletedCount), ...problems(400, 401, 403, 404) },
})
const exported = createRoute({
  method: 'get',
  path: '/suppliers/{id}/mappings.csv',
  operationId: 'exportMappings',
  tags,
  summary: 'All mappings of a supplier, as CSV',
  ...forAdmins,
  request: { params: byId },
  responses: {
    200: givesFile('text/csv'),
    ...problems(401, 403, 404),
  },
})

/** The calls by which admins look after what a supplier's words mean here. */
export const mappings = router()
  .openapi(list, async (c) => c.json(await listMappings(c.var.ctx, c.req.valid('param').id, c.req.valid('query')), 200))
  .openapi(put, async (c) =>
    c.json({ written: await putMappings(c.var.ctx, c.req.valid('param').id, c.req.valid('json').mappings) }, 200),
  )
  .openapi(forget, async (c) =>
    c.json({ deletedCount: await deleteMapping(c.var.ctx, c.req.valid('param').id, c.req.valid('query')) }, 200),
  )
  .openapi(exported, async (c) => sendCsv(c, 'mappings.csv', await exportMappings(c.var.ctx, c.req.valid('param').id)))
