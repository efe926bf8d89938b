import { createRoute } from '@hono/zod-openapi'
import { changeCart, mergeCart, showCart } from '#domain/carts'
import { changeCartInput, mergeCartInput, shownCart, shownLine } from '#domain/carts/schema'
import { z } from 'zod'
import { router } from '../door/door.ts'
import { forUsers, gives, problems, takes, titled } from '../door/shapes.ts'

const line = titled(shownLine, 'MyCartLine')
const cart = titled(shownCart, 'MyCart').extend({ lines: z.array(line), later: z.array(line) })
const common = { ...forUsers, tags: ['Orders'] }

const show = createRoute({
  ...common,
  method: 'get',
  path: '/my-cart',
  operationId: 'showMyCart',
  summary: "One's own cart, as the account keeps it for the next device",
  responses: { 200: gives('The cart', cart), ...problems(401) },
})
const change = createRoute({
  ...common,
  method: 'patch',
  path: '/my-cart',
  operationId: 'changeMyCart',
  summary: 'Write lines anew, each by its part and car; a quantity of 0 takes one out. The others stay',
  request: { body: takes(changeCartInput) },
  responses: { 200: gives('The whole cart then', cart), ...problems(400, 401, 409) },
})
const merge = createRoute({
  ...common,
  method: 'post',
  path: '/my-cart/merge',
  operationId: 'mergeMyCart',
  summary: "Put a browser's cart into the account's: of the same part for the same car the larger quantity wins",
  request: { body: takes(mergeCartInput) },
  responses: { 200: gives('The whole cart then', cart), ...problems(400, 401, 409) },
})

export const myCart = router()
  .openapi(show, async (c) => c.json(await showCart(c.var.ctx), 200))
  .openapi(change, async (c) => c.json(await changeCart(c.var.ctx, c.req.valid('json')), 200))
  .openapi(merge, async (c) => c.json(await mergeCart(c.var.ctx, c.req.valid('json')), 200))
