import { createRoute, z } from '@hono/zod-openapi'
import { paged } from '#common/fields'
import {
  addSearchRule,
  deleteSearchRule,
  listSearches,
  listSearchRules,
  noteOutcome,
  previewSearchRule,
  replaceSearchRule,
} from '#domain/finding'
import {
  loggedSearch,
  searchLogQuery,
  searchOutcome,
  searchRule,
  searchRuleEffect,
  searchRuleInput,
  searchRuleTrial,
} from '#domain/finding/schema'
import { router } from '../door/door.ts'
import { byId, deletedCount, forAdmins, forAnyone, gives, page, problems, takes, titled } from '../door/shapes.ts'

const tags = ['Searches']
const rule = titled(searchRule, 'SearchRule')

const outcome = createRoute({
  method: 'post',
  path: '/search-log',
  operationId: 'noteSearchOutcome',
  tags,
  summary: 'Count that a part was opened or ordered from the list of a search',
  description: 'Nothing of the caller is stored. What is not in the log of searches is not counted.',
  ...forAnyone,
  request: { body: takes(searchOutcome) },
  responses: { 200: gives('Taken', z.object({ taken: z.literal(true) })), ...problems(400, 429) },
})
const list = createRoute({
  method: 'get',
  path: '/search-log',
  operationId: 'listSearches',
  tags,
  summary: 'What was searched: what found nothing, words set aside, lists that nobody opened, cars that the shop lacks',
  ...forAdmins,
  request: { query: searchLogQuery },
  responses: {
    200: gives('A page of searches', page(titled(loggedSearch, 'LoggedSearch'))),
    ...problems(400, 401, 403),
  },
})
const rules = createRoute({
  method: 'get',
  path: '/search-rules',
  operationId: 'listSearchRules',
  tags,
  summary: 'What admins taught the search box, the newest first',
  ...forAdmins,
  request: { query: z.object(paged()) },
  responses: { 200: gives('A page of rules', page(rule)), ...problems(400, 401, 403) },
})
const add = createRoute({
  method: 'post',
  path: '/search-rules',
  operationId: 'addSearchRule',
  tags,
  summary: 'Teach the search box: a synonym of a part type, something that is not sold, or a page that answers',
  ...forAdmins,
  request: { body: takes(searchRuleInput) },
  responses: { 200: gives('The new rule', rule), ...problems(400, 401, 403, 409) },
})
const preview = createRoute({
  method: 'post',
  path: '/search-rules/preview',
  operationId: 'previewSearchRule',
  tags,
  summary: 'How many parts a search finds today, and with a rule that is not saved',
  ...forAdmins,
  request: { body: takes(searchRuleTrial) },
  responses: { 200: gives('Both counts', searchRuleEffect), ...problems(400, 401, 403) },
})
const replace = createRoute({
  method: 'put',
  path: '/search-rules/{id}',
  operationId: 'replaceSearchRule',
  tags,
  summary: 'Set all of a rule',
  ...forAdmins,
  request: { params: byId, body: takes(searchRuleInput) },
  responses: { 200: gives('The changed rule', rule), ...problems(400, 401, 403, 404, 409) },
})
const remove = createRoute({
  method: 'delete',
  path: '/search-rules/{id}',
  operationId: 'deleteSearchRule',
  tags,
  summary: 'Delete a rule',
  ...forAdmins,
  request: { params: byId },
  responses: { 200: gives('The rule is deleted', deletedCount), ...problems(401, 403, 404) },
})

/** The calls for what was searched, and for what admins teach the search box. */
export const searches = router()
  .openapi(outcome, (c) => {
    noteOutcome(c.var.ctx, c.req.valid('json'))
    return c.json({ taken: true as const }, 200)
  })
  .openapi(list, async (c) => c.json(await listSearches(c.var.ctx, c.req.valid('query')), 200))
  .openapi(rules, async (c) => c.json(await listSearchRules(c.var.ctx, c.req.valid('query')), 200))
  .openapi(add, async (c) => c.json(await addSearchRule(c.var.ctx, c.req.valid('json')), 200))
  .openapi(preview, async (c) => c.json(await previewSearchRule(c.var.ctx, c.req.valid('json')), 200))
  .openapi(replace, async (c) =>
    c.json(await replaceSearchRule(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .openapi(remove, async (c) =>
    c.json({ deletedCount: await deleteSearchRule(c.var.ctx, c.req.valid('param').id) }, 200),
  )
