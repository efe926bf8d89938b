import { createRoute, z } from '@hono/zod-openapi'
import {
  addRepairJob,
  deleteRepairJob,
  listRepairJobs,
  previewRepair,
  replaceRepairJob,
  showRepairJob,
} from '#domain/repairs'
import {
  repairInput,
  repairJobChange,
  repairJobListed,
  repairJobRecord,
  repairPlan,
  repairPreview,
} from '#domain/repairs/schema'
import { engineNames } from '#domain/vehicles'
import * as words from '#common/words'
import { router, written } from '../door/door.ts'
import { byId, deletedCount, forAdmins, gives, problems, takes, titled } from '../door/shapes.ts'

const tags = ['Catalogue']
const record = titled(repairJobRecord, 'RepairJob')

const all = createRoute({
  method: 'get',
  path: '/repair-jobs',
  operationId: 'listRepairJobs',
  tags,
  summary: 'All repair jobs, in the order in which shoppers see them',
  ...forAdmins,
  responses: { 200: gives('The jobs', z.object({ items: z.array(repairJobListed) })), ...problems(401, 403) },
})
const add = createRoute({
  method: 'post',
  path: '/repair-jobs',
  operationId: 'addRepairJob',
  tags,
  summary: 'Add a repair job; its address (`slug`) stays as it is',
  description: 'Errors name the step and field: `steps.2.type`.',
  ...forAdmins,
  request: { body: takes(repairInput) },
  responses: { 200: gives('The new job', record), ...problems(400, 401, 403, 409) },
})
const preview = createRoute({
  method: 'post',
  path: '/repair-jobs/preview',
  operationId: 'previewRepair',
  tags,
  summary: 'The parts that steps which are not saved yet take for a car',
  ...forAdmins,
  request: { body: takes(repairPreview) },
  responses: {
    200: gives('The plan', repairPlan.omit({ slug: true, name: true, about: true })),
    ...problems(400, 401, 403),
  },
})
const show = createRoute({
  method: 'get',
  path: '/repair-jobs/{id}',
  operationId: 'showRepairJob',
  tags,
  summary: 'A repair job in its editable form',
  ...forAdmins,
  request: { params: byId },
  responses: { 200: gives('The job', record), ...problems(401, 403, 404) },
})
const replace = createRoute({
  method: 'put',
  path: '/repair-jobs/{id}',
  operationId: 'replaceRepairJob',
  tags,
  summary: 'Set the name, the text and all steps of a repair job',
  description:
    'Replaces all of it. Send the `version` that you read: 412 `changed-meanwhile` if somebody else changed it first, with ' +
    'the stored job in `current`. Errors name the step and field: `steps.2.type`.',
  ...forAdmins,
  request: { params: byId, body: takes(repairJobChange) },
  responses: { 200: gives('The changed job', record), ...problems(400, 401, 403, 404, 412) },
})
const remove = createRoute({
  method: 'delete',
  path: '/repair-jobs/{id}',
  operationId: 'deleteRepairJob',
  tags,
  summary: 'Delete a repair job',
  ...forAdmins,
  request: { params: byId },
  responses: { 200: gives('The job is deleted', deletedCount), ...problems(401, 403, 404) },
})

/** The calls by which admins edit repair jobs. */
export const repairJobs = router()
  .openapi(all, async (c) => c.json({ items: await listRepairJobs(c.var.ctx) }, 200))
  .openapi(add, async (c) => c.json(await addRepairJob(c.var.ctx, c.req.valid('json')), 200))
  .openapi(preview, async (c) => {
    const { ctx } = c.var
    const [{ slug: _slug, name: _name, about: _about, question, ...plan }, engineName] = await Promise.all([
      previewRepair(ctx, c.req.valid('json')),
      engineNames(ctx),
    ])
    return c.json(written(c, { ...plan, question: question && words.atCar.asked(question, engineName) }), 200)
  })
  .openapi(show, async (c) => c.json(await showRepairJob(c.var.ctx, c.req.valid('param').id), 200))
  .openapi(replace, async (c) =>
    c.json(await replaceRepairJob(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .openapi(remove, async (c) =>
    c.json({ deletedCount: await deleteRepairJob(c.var.ctx, c.req.valid('param').id) }, 200),
  )
