import { createRoute, z } from '@hono/zod-openapi'
import { field, refusal } from '#common/words'
import { identifyCar } from '#domain/vin'
import { carName } from '#domain/vehicles/schema'
import { vinAnswer } from '#domain/vin/schema'
import { router } from '../door/door.ts'
import { forAnyone, gives, problems, takes, titled } from '../door/shapes.ts'

const car = titled(carName, 'VinCar')
const answer = titled(vinAnswer.extend({ car: z.union([car, z.null()]), options: z.array(car) }), 'VinAnswer')

const identify = createRoute({
  method: 'post',
  path: '/vin',
  operationId: 'identifyCar',
  ...forAnyone,
  tags: ['Catalogue'],
  summary: 'The car of a VIN, or one question to find it. Nothing is stored',
  request: {
    body: takes(z.object({ vin: z.string(refusal.vinEmpty).max(60, field.vinTooLong) })),
  },
  responses: { 200: gives('What the VIN stands for', answer), ...problems(400, 429) },
})

/** POST, so that no address contains a VIN; the response is never cached or stored. */
export const vin = router().openapi(identify, async (c) =>
  c.json(await identifyCar(c.var.ctx, c.req.valid('json').vin), 200),
)
