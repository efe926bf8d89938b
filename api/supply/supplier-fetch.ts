import { createRoute } from '@hono/zod-openapi'
import { spoken } from '#common/spoken'
import { fetchNow, removeFetch, setFetch } from '#domain/supply'
import { fetchInput, supplier } from '#domain/supply/schema'
import { router } from '../door/door.ts'
import { byId, deletedCount, forAdmins, gives, problems, takes, titled } from '../door/shapes.ts'

const tags = ['Suppliers']
const path = '/suppliers/{id}/fetch'
const one = titled(supplier, 'Supplier')

const set = createRoute({
  method: 'put',
  path,
  operationId: 'setSupplierFetch',
  tags,
  summary: 'Say at which address a file of the supplier is, and how often it is fetched',
  description:
    'Send the `version` of the `fetch` that you read, null if there was none: 412 `changed-meanwhile` if somebody else changed ' +
    'it first, with what is stored in `current`. A secret is never given back; leave it out to keep it. With an address of ' +
    'another server it must be given again.',
  ...forAdmins,
  request: { params: byId, body: takes(fetchInput) },
  responses: { 200: gives('The supplier', one), ...problems(400, 401, 403, 404, 412) },
})
const remove = createRoute({
  method: 'delete',
  path,
  operationId: 'removeSupplierFetch',
  tags,
  summary: 'Fetch nothing of the supplier any more, and forget the address and its secret',
  ...forAdmins,
  request: { params: byId },
  responses: { 200: gives('Whether something was fetched', deletedCount), ...problems(401, 403, 404) },
})
const now = createRoute({
  method: 'post',
  path,
  operationId: 'fetchSupplierNow',
  tags,
  summary: 'Fetch the file of the supplier now; the answer comes before it is here',
  description: '409 `nothing-to-fetch`: no address is known. Ask `GET /suppliers/{id}` what became of it.',
  ...forAdmins,
  request: { params: byId },
  responses: { 202: gives('The supplier', one), ...problems(401, 403, 404, 409) },
})

/** The calls by which admins have files of suppliers fetched. */
export const supplierFetches = router()
  .openapi(set, async (c) =>
    c.json(spoken(await setFetch(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))), 200),
  )
  .openapi(remove, async (c) => c.json({ deletedCount: await removeFetch(c.var.ctx, c.req.valid('param').id) }, 200))
  .openapi(now, async (c) => c.json(spoken(await fetchNow(c.var.ctx, c.req.valid('param').id)), 202))
