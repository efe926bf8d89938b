import { createRoute, z } from '@hono/zod-openapi'
import { addCar, changeCar, listCars, mergeCars, removeCar } from '#domain/garage'
import { garageCar, garageInput, mergeInput } from '#domain/garage/schema'
import { router } from '../door/door.ts'
import { byId, deletedCount, forUsers, gives, insertedId, problems, takes, titled } from '../door/shapes.ts'

const car = titled(garageCar, 'GarageCar')
const common = { ...forUsers, tags: ['Garage'] }

const places = (which: string) =>
  z.array(z.int()).meta({ description: `the places, in the list that was sent, of cars that ${which}` })

const list = createRoute({
  ...common,
  method: 'get',
  path: '/garage',
  operationId: 'listGarage',
  summary: "One's own cars; nobody sees another's, not even an admin",
  responses: { 200: gives('The cars', z.array(car)), ...problems(401) },
})
const add = createRoute({
  ...common,
  method: 'post',
  path: '/garage',
  operationId: 'addToGarage',
  summary: 'Put a car into the garage. The same car with the same engine and name is one car',
  request: { body: takes(garageInput) },
  responses: { 200: gives('The car', insertedId), ...problems(400, 401, 409) },
})
const merge = createRoute({
  ...common,
  method: 'post',
  path: '/garage/merge',
  operationId: 'mergeGarage',
  summary: "Put a browser's cars into the garage; of two answers about the same car the newer one wins",
  request: { body: takes(mergeInput) },
  responses: {
    200: gives(
      'All cars then',
      z.object({
        cars: z.array(car),
        unknown: places('the shop does not know'),
        noRoom: places('found no room'),
      }),
    ),
    ...problems(400, 401),
  },
})
const change = createRoute({
  ...common,
  method: 'put',
  path: '/garage/{id}',
  operationId: 'changeInGarage',
  summary: "Write a car of one's own garage anew",
  request: { params: byId, body: takes(garageInput) },
  responses: { 200: gives('It is changed', z.object({ modifiedCount: z.int() })), ...problems(400, 401, 404, 409) },
})
const remove = createRoute({
  ...common,
  method: 'delete',
  path: '/garage/{id}',
  operationId: 'removeFromGarage',
  summary: 'Take a car out, with all that was said of it',
  request: { params: byId },
  responses: { 200: gives('How many were there', deletedCount), ...problems(401) },
})

export const garage = router()
  .openapi(list, async (c) => c.json(await listCars(c.var.ctx), 200))
  .openapi(add, async (c) => c.json({ insertedId: await addCar(c.var.ctx, c.req.valid('json')) }, 200))
  .openapi(merge, async (c) => c.json(await mergeCars(c.var.ctx, c.req.valid('json')), 200))
  .openapi(change, async (c) => {
    await changeCar(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))
    return c.json({ modifiedCount: 1 }, 200)
  })
  .openapi(remove, async (c) => c.json({ deletedCount: await removeCar(c.var.ctx, c.req.valid('param').id) }, 200))
