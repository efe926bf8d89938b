import { createRoute, z } from '@hono/zod-openapi'
import { changeShopText, listShopTexts } from '#domain/shop-texts'
import { shopText, shopTextChange } from '#domain/shop-texts/schema'
import { router } from '../door/door.ts'
import { forAdmins, gives, problems, STALE, takes, titled } from '../door/shapes.ts'

const tags = ['Texts']
const shown = titled(shopText, 'ShopText')

const list = createRoute({
  method: 'get',
  path: '/shop-texts',
  operationId: 'listShopTexts',
  tags,
  summary: 'The texts of fixed pages that a seller may write: terms of use and privacy',
  ...forAdmins,
  responses: { 200: gives('The texts', z.object({ items: z.array(shown) })), ...problems(401, 403) },
})
const change = createRoute({
  method: 'put',
  path: '/shop-texts/{name}',
  operationId: 'changeShopText',
  tags,
  summary: 'Write a text, or let the one that came with the shop stand',
  description: STALE,
  ...forAdmins,
  request: { params: z.object({ name: z.string() }), body: takes(shopTextChange) },
  responses: { 200: gives('The text', shown), ...problems(400, 401, 403, 404, 412) },
})

/** The calls by which admins write the texts of fixed pages. */
export const shopTexts = router()
  .openapi(list, async (c) => c.json({ items: await listShopTexts(c.var.ctx) }, 200))
  .openapi(change, async (c) =>
    c.json(await changeShopText(c.var.ctx, c.req.valid('param').name, c.req.valid('json')), 200),
  )
