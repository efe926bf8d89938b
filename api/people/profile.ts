import { createRoute, z } from '@hono/zod-openapi'
import { addProfile, findProfile, listProfiles, updateProfile } from '#domain/profiles'
import { profileId, profileInput, profileUpdate } from '#domain/profiles/schema'
import { notFound } from '#platform/errors'
import { router } from '../door/door.ts'
import { nextPage, pageQuery } from '../door/paging.ts'
import { byId, forUsers, gives, insertedId, problems, takes } from '../door/shapes.ts'

const profile = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    number: z.string(),
    address: z.string(),
    education: z.string(),
    photoURL: z.string().nullable(),
  })
  .openapi('Profile')

const common = { tags: ['Profiles'], ...forUsers }

const list = createRoute({
  ...common,
  method: 'get',
  path: '/profile',
  operationId: 'listProfiles',
  summary: "The caller's profiles, newest first; for an admin everybody's",
  request: { query: pageQuery.omit({ q: true }) },
  responses: { 200: gives('The profiles', z.array(profile)), ...problems(400, 401) },
})
const add = createRoute({
  ...common,
  method: 'post',
  path: '/profile',
  operationId: 'addProfile',
  summary: 'Add profile information; name and e-mail are those of the account',
  request: { body: takes(profileInput) },
  responses: { 200: gives('The new profile', insertedId), ...problems(400, 401, 409) },
})
const find = createRoute({
  ...common,
  method: 'get',
  path: '/profile/{id}',
  operationId: 'showProfile',
  summary: 'One profile, for its owner or an admin',
  request: { params: byId },
  responses: { 200: gives('The profile', profile), ...problems(401, 404) },
})
const update = createRoute({
  ...common,
  method: 'put',
  path: '/profile/{id}',
  operationId: 'changeProfile',
  summary: 'Change a profile, by its owner or an admin',
  request: { params: byId, body: takes(profileUpdate) },
  responses: {
    200: gives('The profile is changed', z.object({ modifiedCount: z.int() })),
    ...problems(400, 401, 404),
  },
})

/** An id that cannot be ours gets the same response as somebody else's profile. */
function idOf(id: string): string {
  if (!profileId.safeParse(id).success) throw notFound('profile')
  return id
}

export const profiles = router()
  .openapi(list, async (c) => {
    const { profiles, next } = await listProfiles(c.var.ctx, c.req.valid('query'))
    nextPage(c, next)
    return c.json(profiles, 200)
  })
  .openapi(add, async (c) => c.json({ insertedId: await addProfile(c.var.ctx, c.req.valid('json')) }, 200))
  .openapi(find, async (c) => c.json(await findProfile(c.var.ctx, idOf(c.req.valid('param').id)), 200))
  .openapi(update, async (c) => {
    await updateProfile(c.var.ctx, idOf(c.req.valid('param').id), c.req.valid('json'))
    return c.json({ modifiedCount: 1 }, 200)
  })
