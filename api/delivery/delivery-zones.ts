import { createRoute, z } from '@hono/zod-openapi'
import * as delivery from '#domain/delivery'
import { holidayInput, zoneChange, zoneInput, zoneRecord } from '#domain/delivery/schema'
import { router } from '../door/door.ts'
import { byId, deletedCount, forAdmins, gives, problems, STALE, takes, titled } from '../door/shapes.ts'

const tags = ['Delivery']
const zone = titled(zoneRecord, 'DeliveryZone')

const newZone = createRoute({
  method: 'post',
  path: '/delivery/zones',
  operationId: 'addZone',
  tags,
  summary: 'Add a zone: countries, or some postcodes of one',
  ...forAdmins,
  request: { body: takes(zoneInput) },
  responses: { 200: gives('The new zone', zone), ...problems(400, 401, 403) },
})
const otherZone = createRoute({
  method: 'put',
  path: '/delivery/zones/{id}',
  operationId: 'changeZone',
  tags,
  summary: 'Change a zone',
  description: STALE,
  ...forAdmins,
  request: { params: byId, body: takes(zoneChange) },
  responses: { 200: gives('The changed zone', zone), ...problems(400, 401, 403, 404, 412) },
})
const noZone = createRoute({
  method: 'delete',
  path: '/delivery/zones/{id}',
  operationId: 'deleteZone',
  tags,
  summary: 'Delete a zone with its methods',
  ...forAdmins,
  request: { params: byId },
  responses: { 200: gives('The zone is deleted', deletedCount), ...problems(401, 403, 404) },
})
const newHolidays = createRoute({
  method: 'post',
  path: '/delivery/holidays',
  operationId: 'addHolidays',
  tags,
  summary: 'Add days off to a country',
  ...forAdmins,
  request: { body: takes(holidayInput) },
  responses: { 200: gives('How many', z.object({ addedCount: z.int() })), ...problems(400, 401, 403) },
})
const noHoliday = createRoute({
  method: 'delete',
  path: '/delivery/holidays/{country}/{day}',
  operationId: 'deleteHoliday',
  tags,
  summary: 'Delete a country’s day off',
  ...forAdmins,
  request: { params: z.object({ country: z.string(), day: z.string() }) },
  responses: { 200: gives('The day is deleted', deletedCount), ...problems(401, 403, 404) },
})

/** The calls by which admins set zones of delivery and holidays. */
export const deliveryZones = router()
  .openapi(newZone, async (c) => c.json(await delivery.addZone(c.var.ctx, c.req.valid('json')), 200))
  .openapi(otherZone, async (c) =>
    c.json(await delivery.changeZone(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .openapi(noZone, async (c) =>
    c.json({ deletedCount: await delivery.deleteZone(c.var.ctx, c.req.valid('param').id) }, 200),
  )
  .openapi(newHolidays, async (c) =>
    c.json({ addedCount: await delivery.addHolidays(c.var.ctx, c.req.valid('json')) }, 200),
  )
  .openapi(noHoliday, async (c) => {
    const { country, day } = c.req.valid('param')
    return c.json({ deletedCount: await delivery.deleteHoliday(c.var.ctx, country, day) }, 200)
  })
