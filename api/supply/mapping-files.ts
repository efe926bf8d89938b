import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { spoken } from '#common/spoken'
import { importMappings, showSupplier } from '#domain/supply'
import type { Ctx } from '#platform/context'
import { adminsOnly, router } from '../door/door.ts'
import type { ReceivingEnv } from '../door/supplier-file-first.ts'
import { byId, forAdmins, gives, problems } from '../door/shapes.ts'

const bring = createRoute({
  method: 'put',
  path: '/suppliers/{id}/mappings.csv',
  operationId: 'importMappings',
  tags: ['Suppliers'],
  summary: 'Set mappings of a supplier from CSV with the columns kind, theirs, ours; others stay as they are',
  ...forAdmins,
  request: {
    params: byId,
    body: { required: true as const, content: { 'text/csv': { schema: z.string().openapi({ format: 'binary' }) } } },
  },
  responses: {
    200: gives(
      'What was written, and the first rows that were not',
      z.object({
        written: z.int(),
        notWritten: z.int(),
        refused: z.array(z.object({ row: z.int(), why: z.string() })),
      }),
    ),
    ...problems(400, 401, 403, 404, 408, 413, 429, 503, 507),
  },
})

/** The supplier is looked for before its file is taken. */
export const isOfSupplier = (ctx: Ctx, c: Context<ReceivingEnv>) => showSupplier(ctx, c.req.param('id')!)

/** The call that brings a file of mappings. */
export const mappingFiles = router<ReceivingEnv>()
// Described here but not checked: that would read the body from the call, and it is already in a file.
mappingFiles.openAPIRegistry.registerPath(bring)
mappingFiles.put('/suppliers/:id/mappings.csv', adminsOnly, async (c) =>
  c.json(spoken(await importMappings(c.var.ctx, c.req.param('id'), c.var.arrived.path))),
)
