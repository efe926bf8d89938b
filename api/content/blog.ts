import { createRoute, z } from '@hono/zod-openapi'
import { deletePost, listPosts, showPost, updatePost, writePost } from '#domain/blog'
import { post, postCard, postChange, postInput } from '#domain/blog/schema'
import { router } from '../door/door.ts'
import {
  byId,
  deletedCount,
  forAdmins,
  sameForAll,
  gives,
  insertedId,
  titled,
  problems,
  STALE_IF_SENT,
  takes,
} from '../door/shapes.ts'

const tags = ['Blog']
const shownPost = titled(post, 'Post')

const list = createRoute({
  method: 'get',
  path: '/blog',
  operationId: 'listPosts',
  ...sameForAll,
  tags,
  summary: 'All posts, newest first',
  responses: { 200: gives('The posts', z.array(postCard.openapi('PostCard'))), ...problems() },
})
const show = createRoute({
  method: 'get',
  path: '/blog/{id}',
  operationId: 'showPost',
  ...sameForAll,
  tags,
  summary: 'One post, as Markdown and as HTML',
  request: { params: byId },
  responses: { 200: gives('The post', shownPost), ...problems(404) },
})
const write = createRoute({
  method: 'post',
  path: '/blog',
  operationId: 'writePost',
  tags,
  ...forAdmins,
  summary: 'Add a post',
  request: { body: takes(postInput) },
  responses: { 200: gives('The post is added', insertedId), ...problems(400, 401, 403) },
})
const update = createRoute({
  method: 'put',
  path: '/blog/{id}',
  operationId: 'changePost',
  tags,
  ...forAdmins,
  summary: 'Change a post',
  description: STALE_IF_SENT,
  request: { params: byId, body: takes(postChange) },
  responses: { 200: gives('The changed post', shownPost), ...problems(400, 401, 403, 404, 412) },
})
const remove = createRoute({
  method: 'delete',
  path: '/blog/{id}',
  operationId: 'deletePost',
  tags,
  ...forAdmins,
  summary: 'Delete a post',
  request: { params: byId },
  responses: { 200: gives('The post is deleted', deletedCount), ...problems(401, 403, 404) },
})

export const blog = router()
blog.openapi(list, async (c) => c.json(await listPosts(c.var.ctx), 200))
blog.openapi(show, async (c) => c.json(await showPost(c.var.ctx, c.req.valid('param').id), 200))
blog.openapi(write, async (c) => c.json({ insertedId: await writePost(c.var.ctx, c.req.valid('json')) }, 200))
blog.openapi(update, async (c) =>
  c.json(await updatePost(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
)
blog.openapi(remove, async (c) => c.json({ deletedCount: await deletePost(c.var.ctx, c.req.valid('param').id) }, 200))
