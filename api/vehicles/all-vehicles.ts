import { createRoute, z } from '@hono/zod-openapi'
import { described } from '#common/fields'
import { addVehicle, deleteVehicle, exportVehicles, importVehicles, showVehicle, updateVehicle } from '#domain/vehicles'
import { vehicleChange, vehicleInput, vehicleList, vehicleRecord } from '#domain/vehicles/schema'
import { router } from '../door/door.ts'
import { givesFile, sendCsv } from '../door/files.ts'
import { byId, deletedCount, forAdmins, gives, problems, takes, titled } from '../door/shapes.ts'

const tags = ['Vehicles']
const record = titled(vehicleRecord, 'VehicleRecord')

const add = createRoute({
  method: 'post',
  path: '/vehicles',
  operationId: 'addVehicle',
  tags,
  summary: 'Add a model for a range of model years, with one engine or none known',
  ...forAdmins,
  request: { body: takes(vehicleInput) },
  responses: { 200: gives('The vehicle is added', z.object({ written: z.literal(true) })), ...problems(400, 401, 403) },
})
const bring = createRoute({
  method: 'post',
  path: '/vehicles/import',
  operationId: 'importVehicles',
  tags,
  summary: 'Import vehicles from CSV with the columns of the export',
  ...forAdmins,
  request: { body: takes(vehicleList) },
  responses: {
    200: gives(
      'A result for each row',
      z.object({
        rows: z.array(
          z.object({
            row: z.int(),
            written: z.boolean(),
            line: z.string().meta(described('the original line')),
            errors: z.record(z.string(), z.string()).meta(described('by column')),
          }),
        ),
      }),
    ),
    ...problems(400, 401, 403),
  },
})
const all = createRoute({
  method: 'get',
  path: '/vehicles/all.csv',
  operationId: 'exportVehicles',
  tags,
  summary: 'All vehicles, as CSV',
  ...forAdmins,
  responses: {
    200: givesFile('text/csv'),
    ...problems(401, 403),
  },
})
const show = createRoute({
  method: 'get',
  path: '/vehicles/{id}',
  operationId: 'showVehicle',
  tags,
  summary: 'A model of one model year with its engines',
  ...forAdmins,
  request: { params: byId },
  responses: { 200: gives('The vehicle', record), ...problems(401, 403, 404) },
})
const update = createRoute({
  method: 'put',
  path: '/vehicles/{id}',
  operationId: 'updateVehicle',
  tags,
  summary: 'Set the type, the market and all engines of a model of one model year',
  ...forAdmins,
  request: { params: byId, body: takes(vehicleChange) },
  responses: { 200: gives('The changed vehicle', record), ...problems(400, 401, 403, 404, 409) },
})
const remove = createRoute({
  method: 'delete',
  path: '/vehicles/{id}',
  operationId: 'deleteVehicle',
  tags,
  summary: 'Delete a model of one model year',
  ...forAdmins,
  request: { params: byId },
  responses: { 200: gives('The vehicle is deleted', deletedCount), ...problems(401, 403, 404, 409) },
})

export const allVehicles = router()
  .openapi(add, async (c) => {
    await addVehicle(c.var.ctx, c.req.valid('json'))
    return c.json({ written: true as const }, 200)
  })
  .openapi(bring, async (c) => c.json({ rows: await importVehicles(c.var.ctx, c.req.valid('json')) }, 200))
  .openapi(all, (c) => sendCsv(c, 'vehicles.csv', exportVehicles(c.var.ctx)))
  .openapi(show, async (c) => c.json(await showVehicle(c.var.ctx, c.req.valid('param').id), 200))
  .openapi(update, async (c) =>
    c.json(await updateVehicle(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .openapi(remove, async (c) => c.json({ deletedCount: await deleteVehicle(c.var.ctx, c.req.valid('param').id) }, 200))
