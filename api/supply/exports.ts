import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { exportFile, fetchExport, listAddresses, makeAddress, type Pieces, revokeAddress } from '#domain/exports'
import {
  EXPORT_FILES,
  exportAddress,
  exportAddressInput,
  exportQuery,
  type ExportFile,
  madeExportAddress,
} from '#domain/exports/schema'
import type { Prices } from '#common/prices'
import { acceptsEncoding } from '#platform/http/negotiation'
import { type Env, router } from '../door/door.ts'
import { byId, forAdmins, forAnyone, gives, problems, takes, titled } from '../door/shapes.ts'
import { gzipped, streamed } from '../door/streamed.ts'

const tags = ['Exports']
const address = titled(exportAddress, 'ExportAddress')

const list = createRoute({
  method: 'get',
  path: '/exports/addresses',
  operationId: 'listExportAddresses',
  tags,
  summary: 'The addresses where partners fetch files, the newest first',
  ...forAdmins,
  responses: { 200: gives('The addresses', z.object({ items: z.array(address) })), ...problems(401, 403) },
})
const make = createRoute({
  method: 'post',
  path: '/exports/addresses',
  operationId: 'makeExportAddress',
  tags,
  summary: 'Make an address where a partner fetches a file; its secret is in this answer alone',
  ...forAdmins,
  request: { body: takes(exportAddressInput) },
  responses: {
    201: gives('The address', titled(madeExportAddress, 'MadeExportAddress')),
    ...problems(400, 401, 403, 409),
  },
})
const revoke = createRoute({
  method: 'post',
  path: '/exports/addresses/{id}/revoke',
  operationId: 'revokeExportAddress',
  tags,
  summary: 'Revoke an address at once, for good',
  ...forAdmins,
  request: { params: byId },
  responses: { 200: gives('The revoked address', address), ...problems(401, 403, 404) },
})

const TYPES: Record<string, string> = {
  csv: 'text/csv; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const SENT = [...Object.values(TYPES), 'application/gzip'].map((type) => type.split(';')[0]!)
const bytes = {
  description: 'The file',
  content: Object.fromEntries(SENT.map((type) => [type, { schema: z.string().meta({ format: 'binary' }) }])),
}

const feed = createRoute({
  method: 'get',
  path: '/exports/feed/{id}',
  operationId: 'fetchExport',
  tags,
  summary: 'The file of a partner’s address, by its secret; `{id}.gz` compresses it',
  ...forAnyone,
  request: { params: byId, query: z.object({ key: z.string().max(100) }) },
  responses: { 200: bytes, ...problems(400, 404, 429) },
})

const GZ = '.gz'
/** A spreadsheet is compressed already. */
const isPacked = (file: ExportFile) => file.endsWith('.xlsx')
const NAMES = EXPORT_FILES.flatMap((file) => (isPacked(file) ? [file] : [file, `${file}${GZ}` as const]))

const file = (prices: Prices) =>
  createRoute({
    method: 'get',
    path: '/exports/{file}',
    operationId: 'exportFile',
    tags,
    summary: 'A file of the shop’s parts, of all or of those that a list of the shop has',
    description: '`parts.csv.gz` is the same file compressed. Everything else is asked for as in `GET /parts`.',
    ...forAdmins,
    request: { params: z.object({ file: z.enum(NAMES) }), query: exportQuery(prices) },
    responses: { 200: bytes, ...problems(400, 401, 403, 409) },
  })

/** Sends a file under its name: compressed if its name says so, or else if the caller accepts that. */
function send(c: Context<Env>, file: ExportFile, pieces: Pieces, asGzip: boolean) {
  const accepts = acceptsEncoding(c.req.header('accept-encoding') ?? '', 'gzip')
  const packs = !isPacked(file) && (asGzip || accepts)
  c.header('content-type', asGzip && packs ? 'application/gzip' : TYPES[file.split('.').at(-1)!])
  c.header('content-disposition', `attachment; filename="${file}${asGzip && packs ? GZ : ''}"`)
  if (packs && !asGzip) c.header('content-encoding', 'gzip')
  return c.body(streamed(c.var.ctx, packs ? gzipped(pieces) : pieces))
}

/** The calls for files out. */
export const exportRoutes = (prices: Prices) =>
  router()
    .openapi(list, async (c) => c.json({ items: await listAddresses(c.var.ctx) }, 200))
    .openapi(make, async (c) => c.json(await makeAddress(c.var.ctx, c.req.valid('json')), 201))
    .openapi(revoke, async (c) => c.json(await revokeAddress(c.var.ctx, c.req.valid('param').id), 200))
    .openapi(feed, async (c) => {
      const { id } = c.req.valid('param')
      const { file, pieces } = await fetchExport(c.var.ctx, id.replace(/\.gz$/, ''), c.req.valid('query').key)
      return send(c, file, pieces, id.endsWith(GZ))
    })
    .openapi(file(prices), async (c) => {
      const { file: name } = c.req.valid('param')
      const file = name.replace(/\.gz$/, '') as ExportFile
      return send(c, file, await exportFile(c.var.ctx, file, c.req.valid('query')), name.endsWith(GZ))
    })
