import { createRoute, z } from '@hono/zod-openapi'
import type { Prices } from '#common/prices'
import { changeChosen, changeGrid, previewChange, previewGrid, showGrid } from '#domain/runs'
import {
  changePreview,
  chosenParts,
  grid,
  gridChange,
  gridPreview,
  partsChange,
  previewedChange,
} from '#domain/runs/schema'
import { router } from '../door/door.ts'
import { forAdmins, gives, problems, takes, titled } from '../door/shapes.ts'

const tags = ['Parts']
const started = z.object({ _id: z.string(), parts: z.int() }).openapi('StartedRun')

const preview = (prices: Prices) =>
  createRoute({
    ...forAdmins,
    tags,
    method: 'post',
    path: '/part-changes/preview',
    operationId: 'previewPartsChange',
    summary: 'What a bulk change would do',
    request: { body: takes(partsChange(prices)) },
    responses: { 200: gives('What it would do', titled(changePreview, 'ChangePreview')), ...problems(400, 401, 403) },
  })
const change = (prices: Prices) =>
  createRoute({
    ...forAdmins,
    tags,
    method: 'post',
    path: '/part-changes',
    operationId: 'changeParts',
    summary: 'Change many parts alike: those named, or all that a search finds',
    description:
      'Answers at once; `GET /runs/{id}` says when it is done, and the run can be undone for 30 days. A price is set, moved by an ' +
      'amount or per cent, or made from the cost; `ending` takes the nearest price that ends so. Which parts a search finds is ' +
      'settled at the start. With the `plan` of a preview: 412 `changed-meanwhile` if other prices would change, or change ' +
      'otherwise.',
    request: { body: takes(previewedChange(prices)) },
    responses: { 202: gives('The run that does it', started), ...problems(400, 401, 403, 412) },
  })
const show = createRoute({
  ...forAdmins,
  tags,
  method: 'post',
  path: '/part-grid/show',
  operationId: 'showPartGrid',
  summary: 'Chosen parts as rows of texts, at most 300',
  request: { body: takes(z.object({ chosen: chosenParts })) },
  responses: { 200: gives('The grid', titled(grid, 'PartGrid')), ...problems(400, 401, 403) },
})
const previewCells = createRoute({
  ...forAdmins,
  tags,
  method: 'post',
  path: '/part-grid/preview',
  operationId: 'previewPartGrid',
  summary: 'What changed cells of a grid would say',
  request: { body: takes(gridChange) },
  responses: { 200: gives('The cells', titled(gridPreview, 'PartGridPreview')), ...problems(400, 401, 403, 409) },
})
const write = createRoute({
  ...forAdmins,
  tags,
  method: 'post',
  path: '/part-grid',
  operationId: 'changePartGrid',
  summary: 'Write changed cells of a grid, all or none',
  description:
    'Errors name the cell: `cells.3`. 409 `changed-meanwhile` where a cell said something else by now, with what it says in ' +
    '`cells`. The run can be undone for 30 days.',
  request: { body: takes(gridChange) },
  responses: { 200: gives('The run that wrote them', started), ...problems(400, 401, 403, 409) },
})

/** The calls by which admins change many parts at once. */
export const partChanges = (prices: Prices) =>
  router()
    .openapi(preview(prices), async (c) => c.json(await previewChange(c.var.ctx, c.req.valid('json')), 200))
    .openapi(change(prices), async (c) => c.json(await changeChosen(c.var.ctx, c.req.valid('json')), 202))
    .openapi(show, async (c) => c.json(await showGrid(c.var.ctx, c.req.valid('json').chosen), 200))
    .openapi(previewCells, async (c) => c.json(await previewGrid(c.var.ctx, c.req.valid('json')), 200))
    .openapi(write, async (c) => c.json(await changeGrid(c.var.ctx, c.req.valid('json')), 200))
