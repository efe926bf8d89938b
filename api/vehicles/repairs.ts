import { createRoute, z } from '@hono/zod-openapi'
import { listRepairs, planRepair } from '#domain/repairs'
import { repairName, repairPlan, repairQuery } from '#domain/repairs/schema'
import { engineNames } from '#domain/vehicles'
import * as words from '#common/words'
import { router, written } from '../door/door.ts'
import { gives, problems, sameForAll, titled } from '../door/shapes.ts'

const tags = ['Catalogue']

const all = createRoute({
  method: 'get',
  path: '/repairs',
  operationId: 'listRepairs',
  ...sameForAll,
  tags,
  summary: 'The repair jobs that the shop knows; `takes`: those that need parts of this type',
  request: { query: z.object({ takes: z.string().max(80).optional() }) },
  responses: { 200: gives('The jobs', z.object({ items: z.array(titled(repairName, 'Repair')) })), ...problems(400) },
})
const one = createRoute({
  method: 'get',
  path: '/repairs/{slug}',
  operationId: 'planRepair',
  ...sameForAll,
  tags,
  summary: 'All parts of a repair for a car, in up to four price levels whose parts match each other',
  request: { params: z.object({ slug: z.string().max(80) }), query: repairQuery },
  responses: {
    200: gives('The plan; without a car what the job needs', titled(repairPlan, 'RepairPlan')),
    ...problems(400, 404),
  },
})

export const repairs = router()
  .openapi(all, async (c) => c.json({ items: await listRepairs(c.var.ctx, c.req.valid('query')) }, 200))
  .openapi(one, async (c) => {
    const { ctx } = c.var
    const [{ question, ...plan }, name] = await Promise.all([
      planRepair(ctx, c.req.valid('param').slug, c.req.valid('query')),
      engineNames(ctx),
    ])
    return c.json(written(c, { ...plan, question: question && words.atCar.asked(question, name) }), 200)
  })
