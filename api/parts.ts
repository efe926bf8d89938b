import { createRoute, z } from '@hono/zod-openapi'
import { categoryTree, findParts, showFits, showPart, suggest } from '#domain/catalogue'
import { fitsQuery, partQuery } from '#domain/catalogue/schema'
import { router } from './door.ts'

const tags = ['Catalogue']
const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})

const card = z
  .object({
    _id: z.string(),
    number: z.string(),
    name: z.string(),
    brand: z.object({ slug: z.string(), name: z.string() }),
    type: z.object({ slug: z.string(), name: z.string() }),
    price: z.number().int().describe('whole US dollars'),
    stock: z.number().int().nullable().describe('null: not counted, never sells out'),
    position: z.string().nullable(),
    rating: z.number().nullable().describe('stars, null without reviews'),
    ratingCount: z.number().int(),
    img: z.string(),
    foundBy: z.array(z.object({ kind: z.string(), text: z.string() })).describe('why the part was found'),
  })
  .openapi('PartCard')
const facet = z.array(
  z.object({
    value: z.string(),
    label: z.string(),
    count: z.number().int(),
    selected: z.boolean(),
    depth: z.number().int().optional(),
  }),
)
const partList = z
  .object({
    items: z.array(card),
    facets: z.object({ category: facet, brand: facet, position: facet, price: facet, rating: facet, inStock: facet }),
    count: z.number().int(),
    next: z.string().nullable().describe('the cursor of the next page'),
    universal: z
      .object({ count: z.number().int(), categories: z.array(z.string()), madeFor: z.string(), every: z.string() })
      .nullable()
      .describe('parts that suit every vehicle: not in this list or its count, listed in these categories'),
    reading: z.any().describe('how the words of `q` were understood'),
    relax: z.array(z.any()).describe('where nothing was found: what could be given up'),
  })
  .openapi('PartList')
const cardFit = z
  .object({
    _id: z.string(),
    fit: z.enum(['yes', 'maybe', 'no', 'universal', 'unknown']),
    why: z.array(z.string()).describe('what it depends on'),
  })
  .openapi('CardFit')
const suggestion = z
  .object({ kind: z.string(), label: z.string(), hint: z.string(), href: z.string() })
  .openapi('Suggestion')

const list = createRoute({
  method: 'get',
  path: '/parts',
  tags,
  summary: 'Find parts by words, numbers, vehicle and facets, page by page',
  request: { query: partQuery },
  responses: { 200: json(partList, 'A page of parts with facet counts') },
})
const hints = createRoute({
  method: 'get',
  path: '/parts/suggest',
  tags,
  summary: 'What somebody who types this may mean',
  request: { query: z.object({ q: z.string().max(120).default('') }) },
  responses: { 200: json(z.object({ items: z.array(suggestion) }), 'At most eight suggestions') },
})
const fits = createRoute({
  method: 'get',
  path: '/fits',
  tags,
  summary:
    'Whether parts fit a car: `part` as often as needed, `make`, `model`, `year` and, where it is known, `engine`',
  request: { query: fitsQuery },
  responses: { 200: json(z.object({ items: z.array(cardFit) }), 'One answer for each part; none for an unknown car') },
})
const one = createRoute({
  method: 'get',
  path: '/parts/{id}',
  tags,
  summary: 'One part with attributes, numbers and fitments',
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: json(z.any(), 'The part'), 404: { description: 'There is no such part' } },
})
const tree = createRoute({
  method: 'get',
  path: '/categories',
  tags,
  summary: 'The category tree with counts',
  responses: { 200: json(z.array(z.any()), 'Top categories, each with `children`') },
})

export const parts = router()
  .openapi(list, async (c) => c.json(await findParts(c.var.ctx, c.req.valid('query'))))
  .openapi(hints, async (c) => c.json({ items: await suggest(c.var.ctx, c.req.valid('query').q) }))
  .openapi(fits, async (c) => c.json({ items: await showFits(c.var.ctx, c.req.valid('query')) }))
  .openapi(one, async (c) => c.json(await showPart(c.var.ctx, c.req.valid('param').id)))
  .openapi(tree, async (c) => c.json(await categoryTree(c.var.ctx)))
