import { createRoute, z } from '@hono/zod-openapi'
import { vehicleLevel } from '#domain/vehicles'
import { router } from './door.ts'
import { sameForAll, gives, problems } from './shapes.ts'

const level = z
  .object({
    level: z.enum(['make', 'model', 'year', 'engine']),
    options: z.array(z.object({ value: z.string(), label: z.string() })),
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
      make: z.string().max(60).optional(),
      model: z.string().max(80).optional(),
      year: z.coerce
        .number('year should be a number')
        .int('year should be a whole number')
        .min(1900)
        .max(2100)
        .optional(),
    }),
  },
  responses: { 200: gives('The level and its options', level), ...problems(400) },
})

export const vehicles = router().openapi(next, async (c) =>
  c.json(await vehicleLevel(c.var.ctx, c.req.valid('query')), 200),
)
