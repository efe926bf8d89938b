import { createRoute, z } from '@hono/zod-openapi'
import { addPlace, changePlace, listPlaces, moveUnits, setPartPlaces, showPartPlaces } from '#domain/places'
import {
  partPlaces,
  partPlacesChange,
  place,
  placeChange,
  placeInput,
  placeListed,
  unitsMove,
} from '#domain/places/schema'
import { router } from '../door/door.ts'
import { byId, forAdmins, gives, problems, takes, titled } from '../door/shapes.ts'

const tags = ['Places']
const one = titled(place, 'Place')
const lies = titled(partPlaces, 'PartPlaces')

const all = createRoute({
  method: 'get',
  path: '/places',
  operationId: 'listPlaces',
  tags,
  summary: 'All places where parts are kept, by rank',
  ...forAdmins,
  responses: { 200: gives('The places', z.object({ items: z.array(placeListed) })), ...problems(401, 403) },
})
const add = createRoute({
  method: 'post',
  path: '/places',
  operationId: 'addPlace',
  tags,
  summary: 'Add a place, which is empty at first',
  ...forAdmins,
  request: { body: takes(placeInput) },
  responses: { 200: gives('The new place', one), ...problems(400, 401, 403) },
})
const change = createRoute({
  method: 'put',
  path: '/places/{id}',
  operationId: 'changePlace',
  tags,
  summary: 'Change a place, close it or open it again',
  description:
    'Send the `version` that you read: 412 `changed-meanwhile` if somebody else changed it first, with the stored place in ' +
    '`current`. 409 `in-use`: parts lie there, or open orders take units from there, so it cannot close.',
  ...forAdmins,
  request: { params: byId, body: takes(placeChange) },
  responses: { 200: gives('The changed place', one), ...problems(400, 401, 403, 404, 409, 412) },
})
const show = createRoute({
  method: 'get',
  path: '/parts/{id}/places',
  operationId: 'showPartPlaces',
  tags,
  summary: 'Where a part is kept: places, shelves and units',
  ...forAdmins,
  request: { params: byId },
  responses: { 200: gives('Stock by place', lies), ...problems(401, 403, 404) },
})
const set = createRoute({
  method: 'put',
  path: '/parts/{id}/places',
  operationId: 'setPartPlaces',
  tags,
  summary: 'Set where a part is kept; the sum of its units is its stock',
  description:
    'Replaces all of it. Send the `version` and the units that you read (`unitsWas`): 412 `changed-meanwhile` if somebody ' +
    'else changed the part first, or if units that you set were sold or returned, with what is there in `current`. Units ' +
    'that you leave as they were stay as they are by then. Errors name the place and field: `places.1.units`.',
  ...forAdmins,
  request: { params: byId, body: takes(partPlacesChange) },
  responses: { 200: gives('Stock by place now', lies), ...problems(400, 401, 403, 404, 412) },
})
const move = createRoute({
  method: 'post',
  path: '/parts/{id}/places/move',
  operationId: 'moveUnits',
  tags,
  summary: 'Move free units of a part from one place to another',
  ...forAdmins,
  request: { params: byId, body: takes(unitsMove) },
  responses: { 200: gives('Stock by place now', lies), ...problems(400, 401, 403, 404) },
})

/** The calls by which admins look after places, and after where parts lie. */
export const places = router()
  .openapi(all, async (c) => c.json({ items: await listPlaces(c.var.ctx) }, 200))
  .openapi(add, async (c) => c.json(await addPlace(c.var.ctx, c.req.valid('json')), 200))
  .openapi(change, async (c) => c.json(await changePlace(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200))
  .openapi(show, async (c) => c.json(await showPartPlaces(c.var.ctx, c.req.valid('param').id), 200))
  .openapi(set, async (c) => c.json(await setPartPlaces(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200))
  .openapi(move, async (c) => c.json(await moveUnits(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200))
