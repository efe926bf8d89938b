import { createRoute, z } from '@hono/zod-openapi'
import { categoryTree, listCart, showPart } from '#domain/catalogue'
import { findParts, suggest } from '#domain/finding'
import { engineNames } from '#domain/vehicles'
import { SEARCH_MAX } from '#common/constants'
import * as words from '#common/words'
import { cartPart, cartQuery, type CategoryNode, partCard, partDetail } from '#domain/catalogue/schema'
import { partList, partQuery, suggestion } from '#domain/finding/schema'
import type { Prices } from '#common/prices'
import { router, written } from '../door/door.ts'
import { byId, sameForAll, gives, problems, titled } from '../door/shapes.ts'

const tags = ['Catalogue']
const card = titled(partCard, 'PartCard')
const cards = z.array(card)
const foundParts = titled(partList.extend({ items: cards }), 'PartList')
const part = titled(partDetail.extend({ interchange: cards, pair: card.nullable() }), 'Part')
const suggestions = z.object({ items: z.array(titled(suggestion, 'Suggestion')) })
const cartParts = z.object({ items: z.array(titled(cartPart, 'CartPart')) })
const node: z.ZodType<CategoryNode> = z
  .object({ slug: z.string(), name: z.string(), count: z.int(), children: z.array(z.lazy(() => node)) })
  .openapi('Category')

const list = (prices: Prices) =>
  createRoute({
    method: 'get',
    path: '/parts',
    operationId: 'findParts',
    ...sameForAll,
    tags,
    summary: 'Find parts by words, numbers, vehicle and facets, page by page',
    request: { query: partQuery(prices) },
    responses: { 200: gives('A page of parts with facet counts', foundParts), ...problems(400, 429) },
  })
const hints = createRoute({
  method: 'get',
  path: '/parts/suggest',
  operationId: 'suggestSearches',
  ...sameForAll,
  tags,
  summary: 'Suggestions for a search that is being typed',
  request: { query: z.object({ q: z.string().max(SEARCH_MAX).default('') }) },
  responses: { 200: gives('At most eight suggestions', suggestions), ...problems(400, 429) },
})
const cart = createRoute({
  method: 'get',
  path: '/cart',
  operationId: 'listCart',
  ...sameForAll,
  tags,
  summary: 'Parts for a cart: repeat `part` for each; parts that are not sold are left out',
  request: { query: cartQuery },
  responses: { 200: gives('The parts, in the requested order', cartParts), ...problems(400, 429) },
})
const one = createRoute({
  method: 'get',
  path: '/parts/{id}',
  operationId: 'showPart',
  ...sameForAll,
  tags,
  summary: 'One part with attributes, numbers and fitments',
  request: { params: byId },
  responses: { 200: gives('The part', part), ...problems(404) },
})
const tree = createRoute({
  method: 'get',
  path: '/categories',
  operationId: 'listCategories',
  ...sameForAll,
  tags,
  summary: 'The category tree with part counts',
  responses: { 200: gives('Top categories, each with `children`', z.array(node)), ...problems() },
})

export const parts = (prices: Prices) =>
  router()
    .openapi(list(prices), async (c) => {
      const ctx = { ...c.var.ctx, gone: c.req.raw.signal }
      const { question, ...list } = await findParts(ctx, c.req.valid('query'))
      const asked = question && words.atCar.asked(question, await engineNames(ctx))
      return c.json(written(c, { ...list, question: asked }), 200)
    })
    .openapi(hints, async (c) => c.json(written(c, { items: await suggest(c.var.ctx, c.req.valid('query').q) }), 200))
    .openapi(cart, async (c) =>
      c.json(written(c, { items: await listCart(c.var.ctx, c.req.valid('query').part) }), 200),
    )
    .openapi(one, async (c) => c.json(written(c, await showPart(c.var.ctx, c.req.valid('param').id)), 200))
    .openapi(tree, async (c) => c.json(await categoryTree(c.var.ctx), 200))
