import { createRoute, z } from '@hono/zod-openapi'
import { described, typedId, typedYear } from '#common/fields'
import { vehicleLevel } from '#domain/vehicles'
import { VEHICLE_TYPES } from '#domain/vehicles/schema'
import { router } from '../door/door.ts'
import { gives, problems, sameForAll } from '../door/shapes.ts'

const level = z
  .object({
    level: z.enum(['make', 'model', 'year', 'engine']),
    options: z.array(
      z.object({
        value: z.string(),
        label: z.string(),
        types: z
          .array(z.enum(VEHICLE_TYPES))
          .optional()
          .meta(described('of a make: the types of its vehicles; of a year: the type of that car')),
        car: z.int().optional().meta(described('of a year: the id of that car')),
        told: z.boolean().optional().meta(described('of an engine: a source states it; else it is a candidate')),
      }),
    ),
  })
  .openapi('VehicleLevel')

const next = createRoute({
  method: 'get',
  path: '/vehicles',
  operationId: 'listVehicleOptions',
  ...sameForAll,
  tags: ['Catalogue'],
  summary: 'The next level of the vehicle tree: makes, models, years, engines',
  request: {
    query: z.object({
      type: z
        .preprocess(
          (value) => (value === undefined ? undefined : [value].flat()),
          z.array(z.enum(VEHICLE_TYPES)).optional(),
        )
        .meta(described('only vehicles of these types; may be repeated')),
      car: typedId('car').optional(),
      make: z.string().max(60).optional(),
      model: z.string().max(80).optional(),
      year: typedYear('year').optional(),
      until: typedYear('until')
        .optional()
        .meta(described('with `year`: the engines of all years from that one to this one')),
    }),
  },
  responses: { 200: gives('The level and its options', level), ...problems(400) },
})

export const vehicles = router().openapi(next, async (c) => {
  const { type, ...chosen } = c.req.valid('query')
  return c.json(await vehicleLevel(c.var.ctx, { ...chosen, types: type }), 200)
})
