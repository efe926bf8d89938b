import { createRoute, z } from '@hono/zod-openapi'
import { anAmount } from '#common/fields'
import type { Prices } from '#common/prices'
import { createPart, deletePart, listBestSellers, savePart, showPartRecord } from '#domain/catalogue'
import { partChange, partInput, partRecord } from '#domain/catalogue/schema'
import { router, written } from '../door/door.ts'
import {
  byId,
  deletedCount,
  forAdmins,
  forAnyone,
  forUsers,
  gives,
  insertedId,
  problems,
  sameForAll,
  takes,
  titled,
} from '../door/shapes.ts'

const tags = ['Best sellers and parts']
const named = z.object({ slug: z.string(), name: z.string() })
const card = z.object({
  _id: z.string(),
  name: z.string(),
  price: anAmount,
  img: z.string(),
  number: z.string(),
  brand: named,
  category: named,
  stock: z.int().nullable(),
})
const record = titled(partRecord, 'PartRecord')
const etag = (version: number) => `"${version}"`
const ifMatch = z
  .string()
  .regex(/^(W\/)?"?\d{1,9}"?$/, 'the version that was read')
  .transform((text) => Number(text.replace(/\D/g, '')))
  .optional()

const list = createRoute({
  method: 'get',
  path: '/bestSeller',
  operationId: 'listBestSellers',
  ...sameForAll,
  tags,
  summary: 'All best sellers',
  responses: { 200: gives('The parts', z.array(card.openapi('BestSeller'))), ...problems() },
})
const show = createRoute({
  method: 'get',
  path: '/bestSeller/{id}',
  operationId: 'showPartRecord',
  ...forAnyone,
  tags,
  summary: 'Any part of the catalogue, with its editable fields',
  request: { params: byId },
  responses: { 200: gives('The part; `etag` is its version', record), ...problems(404) },
})
const create = (prices: Prices) =>
  createRoute({
    method: 'post',
    path: '/bestSeller',
    operationId: 'addPart',
    tags,
    summary: 'Add a part; a best seller by default',
    ...forAdmins,
    request: { body: takes(partInput(prices)) },
    responses: { 200: gives('The part is added', insertedId), ...problems(400, 401, 403) },
  })
const save = (prices: Prices) =>
  createRoute({
    method: 'put',
    path: '/bestSeller/{id}',
    operationId: 'savePart',
    tags,
    summary: 'Change a part, or propose a correction',
    description:
      "An admin's change applies; anybody else's is stored until an admin decides. With `If-Match` or `version`, an admin gets " +
      '412 if somebody else changed the part first: `current` is the stored part, `yours` the sent one.',
    ...forUsers,
    request: { params: byId, headers: z.object({ 'if-match': ifMatch }), body: takes(partChange(prices)) },
    responses: {
      200: gives('The changed part', record),
      202: gives('Stored as a proposed correction', z.object({ proposed: z.literal(true), _id: z.string() })),
      ...problems(400, 401, 404, 412, 429),
    },
  })
const remove = createRoute({
  method: 'delete',
  path: '/bestSeller/{id}',
  operationId: 'deletePart',
  tags,
  summary: 'Delete a part',
  ...forAdmins,
  request: { params: byId },
  responses: { 200: gives('The part is deleted', deletedCount), ...problems(401, 403, 404) },
})
/** The calls that read and write whole parts. */
export function bestSeller(prices: Prices) {
  const door = router()
  door.openapi(list, async (c) => {
    const parts = await listBestSellers(c.var.ctx, null)
    const cards = parts.map(({ _id, name, price, img, number, brand, type: category, stock }) => {
      return { _id, name, price, img, number, brand, category, stock }
    })
    return c.json(written(c, cards), 200)
  })
  door.openapi(show, async (c) => {
    const part = await showPartRecord(c.var.ctx, c.req.valid('param').id)
    return c.json(written(c, part), 200, { etag: etag(part.version) })
  })
  door.openapi(create(prices), async (c) =>
    c.json({ insertedId: await createPart(c.var.ctx, c.req.valid('json')) }, 200),
  )
  door.openapi(save(prices), async (c) => {
    const change = c.req.valid('json')
    const version = c.req.valid('header')['if-match'] ?? change.version
    const saved = await savePart(c.var.ctx, c.req.valid('param').id, { ...change, version })
    if (saved.proposed) return c.json(saved, 202)
    return c.json(written(c, saved.part), 200, { etag: etag(saved.part.version) })
  })
  door.openapi(remove, async (c) => c.json({ deletedCount: await deletePart(c.var.ctx, c.req.valid('param').id) }, 200))
  return door
}
