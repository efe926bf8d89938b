import { createRoute } from '@hono/zod-openapi'
import { addReview, deleteReview, listReviews, lookThroughReviews } from '#domain/reviews'
import { review, reviewForAdmin, reviewInput, reviewQuery } from '#domain/reviews/schema'
import { router } from '../door/door.ts'
import {
  byId,
  deletedCount,
  forAdmins,
  sameForAll,
  forUsers,
  gives,
  insertedId,
  titled,
  page,
  problems,
  takes,
} from '../door/shapes.ts'

const tags = ['Reviews']

const add = createRoute({
  method: 'post',
  path: '/review',
  operationId: 'writeReview',
  tags,
  summary: 'Add a review of the shop or of one part',
  description: '`rating` is free text. A number from 1 to 5 is shown as stars and counted; other numbers are refused.',
  ...forUsers,
  request: { body: takes(reviewInput) },
  responses: { 200: gives('The review is added', insertedId), ...problems(400, 401, 404, 409, 429) },
})
const list = createRoute({
  method: 'get',
  path: '/review',
  operationId: 'listReviews',
  ...sameForAll,
  tags,
  summary: 'Reviews, newest first',
  request: { query: reviewQuery },
  responses: { 200: gives('A page of reviews', page(titled(review, 'Review'))), ...problems(400, 404) },
})
const lookThrough = createRoute({
  method: 'get',
  path: '/reviews',
  operationId: 'lookThroughReviews',
  tags,
  summary: 'Reviews with their authors, for admins',
  ...forAdmins,
  request: { query: reviewQuery },
  responses: {
    200: gives('A page of reviews', page(titled(reviewForAdmin, 'ReviewForAdmin'))),
    ...problems(400, 401, 403, 404),
  },
})
const remove = createRoute({
  method: 'delete',
  path: '/review/{id}',
  operationId: 'deleteReview',
  tags,
  summary: 'Delete a review',
  ...forAdmins,
  request: { params: byId },
  responses: { 200: gives('The review is deleted', deletedCount), ...problems(401, 403, 404) },
})

export const reviews = router()
reviews.openapi(add, async (c) => c.json({ insertedId: await addReview(c.var.ctx, c.req.valid('json')) }, 200))
reviews.openapi(list, async (c) => c.json(await listReviews(c.var.ctx, c.req.valid('query')), 200))
reviews.openapi(lookThrough, async (c) => c.json(await lookThroughReviews(c.var.ctx, c.req.valid('query')), 200))
reviews.openapi(remove, async (c) =>
  c.json({ deletedCount: await deleteReview(c.var.ctx, c.req.valid('param').id) }, 200),
)
