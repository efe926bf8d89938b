import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { phrase } from '#common/phrase'
import { spoken } from '#common/spoken'
import { changeImport, dropImport, listImports, receiveImport, showImport, showSupplier } from '#domain/supply'
import { importAsked, importChange, importsAsked, importShown } from '#domain/supply/schema'
import type { Ctx } from '#platform/context'
import { invalid } from '#platform/errors'
import { adminsOnly, fieldsOf, router } from '../door/door.ts'
import type { ReceivingEnv } from '../door/supplier-file-first.ts'
import { byId, forAdmins, gives, page, problems, takes, titled } from '../door/shapes.ts'

const tags = ['Imports']
const one = titled(importShown, 'Import')
const files = page(one).extend({ maxBytes: z.int().openapi({ description: 'the largest file that the shop takes' }) })

const receive = createRoute({
  method: 'post',
  path: '/imports',
  operationId: 'receiveImport',
  tags,
  summary: 'Send a file of a supplier; the answer comes before it is read',
  description:
    'The body is the file itself, up to `IMPORT_MAX_BYTES`. It may take as long as it needs, but is given up when no byte ' +
    'comes for 10 s. Without `kind` the file is told by what it holds. Then ask `GET /imports/{id}` until it is `staged`.',
  ...forAdmins,
  request: {
    query: importAsked,
    body: {
      required: true as const,
      content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
  responses: { 201: gives('The file is here', one), ...problems(400, 401, 403, 404, 408, 413, 429, 503, 507) },
})
const list = createRoute({
  method: 'get',
  path: '/imports',
  operationId: 'listImports',
  tags,
  summary: 'Files of suppliers, newest first',
  ...forAdmins,
  request: { query: importsAsked },
  responses: { 200: gives('A page of files', files), ...problems(400, 401, 403) },
})
const show = createRoute({
  method: 'get',
  path: '/imports/{id}',
  operationId: 'showImport',
  tags,
  summary: 'One file: what is being done with it, how far that is, and what applying it would do',
  ...forAdmins,
  request: { params: byId },
  responses: { 200: gives('The file', one), ...problems(401, 403, 404) },
})
const change = createRoute({
  method: 'patch',
  path: '/imports/{id}',
  operationId: 'changeImport',
  tags,
  summary: 'Say what a file holds and whose it is; it is read again, by the mappings as they are now',
  description:
    '409 `already-written`: it is applied and not undone, or about to be; `file-gone`: the shop no longer has the file itself.',
  ...forAdmins,
  request: { params: byId, body: takes(importChange) },
  responses: { 200: gives('The file, which waits to be read', one), ...problems(400, 401, 403, 404, 409) },
})
const drop = createRoute({
  method: 'post',
  path: '/imports/{id}/drop',
  operationId: 'dropImport',
  tags,
  summary: 'Take a file away that was not applied',
  ...forAdmins,
  request: { params: byId },
  responses: { 200: gives('The dropped file', one), ...problems(401, 403, 404, 409) },
})

/** What the address of a file says. @throws Problem 400 by field, 404 for its supplier, before the file is taken */
export async function isWellAsked(ctx: Ctx, c: Context<ReceivingEnv>): Promise<void> {
  const read = importAsked.safeParse(c.req.query())
  if (!read.success) throw invalid(fieldsOf(read.error), phrase('refusal.checkSent'))
  await showSupplier(ctx, String(read.data.supplier))
}

/** The calls by which files of suppliers come in. */
export const imports = router<ReceivingEnv>()
  .openapi(list, async (c) => c.json(spoken(await listImports(c.var.ctx, c.req.valid('query'))), 200))
  .openapi(show, async (c) => c.json(spoken(await showImport(c.var.ctx, c.req.valid('param').id)), 200))
  .openapi(change, async (c) => {
    const { id } = c.req.valid('param')
    await changeImport(c.var.ctx, id, c.req.valid('json'))
    return c.json(spoken(await showImport(c.var.ctx, id)), 200)
  })
  .openapi(drop, async (c) => {
    const { id } = c.req.valid('param')
    await dropImport(c.var.ctx, id)
    return c.json(spoken(await showImport(c.var.ctx, id)), 200)
  })

// Described here but not checked: that would read the body from the call, and it is already in a file.
imports.openAPIRegistry.registerPath(receive)
imports.post('/imports', adminsOnly, async (c) => {
  const { supplier, name, kind = null, full } = importAsked.parse(c.req.query())
  const { path } = c.var.arrived
  const id = await receiveImport(c.var.ctx, { supplierId: supplier, fileName: name, kind, full, path })
  return c.json(spoken(await showImport(c.var.ctx, id)), 201)
})
