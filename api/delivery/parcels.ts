import { createRoute } from '@hono/zod-openapi'
import {
  correctTracking,
  handOver,
  noteDelivered,
  noteLost,
  packOrder,
  replaceLost,
  sendParcel,
  unpack,
} from '#domain/fulfilment'
import { lostInput, packInput, parcelChange, replaceInput, sendInput } from '#domain/fulfilment/schema'
import { router } from '../door/door.ts'
import { parcel } from '../orders/order-shapes.ts'
import { byId, forAdmins, gives, problems, takes } from '../door/shapes.ts'

const tags = ['Parcels']
/** What each call that changes a parcel says of its version and its state. */
export const changes =
  'Send the `version` that you read: 412 `changed-meanwhile` if somebody else changed the parcel first, with what is ' +
  'there in `current`. 409 `wrong-state` if its state does not allow it.'
const answers = { 200: gives('The parcel', parcel), ...problems(400, 401, 403, 404, 409, 412) }

const pack = createRoute({
  ...forAdmins,
  tags,
  method: 'post',
  path: '/orders/{id}/parcels',
  operationId: 'packOrder',
  summary: 'Pack lines of a paid order, or all that is left at a place, into one parcel; for admins',
  description:
    '409 `not-paid`, `cancelled`, `refunded`, `owes-money`, `address-missing`, or `all-packed`. Errors name the line: ' +
    '`lines.2.quantity`.',
  request: { params: byId, body: takes(packInput) },
  responses: { 201: gives('The parcel', parcel), ...problems(400, 401, 403, 404, 409) },
})
const open = createRoute({
  ...forAdmins,
  tags,
  method: 'post',
  path: '/parcels/{id}/unpack',
  operationId: 'unpackParcel',
  summary: 'Open a packed parcel again before it is sent',
  description: changes,
  request: { params: byId, body: takes(parcelChange) },
  responses: answers,
})
const send = createRoute({
  ...forAdmins,
  tags,
  method: 'post',
  path: '/parcels/{id}/send',
  operationId: 'sendParcel',
  summary: 'Note that a parcel was given to its carrier',
  description: `What is left out stays as its label says. 409 \`is-collected\` for one that its buyer fetches. ${changes}`,
  request: { params: byId, body: takes(sendInput) },
  responses: answers,
})
const track = createRoute({
  ...forAdmins,
  tags,
  method: 'post',
  path: '/parcels/{id}/track',
  operationId: 'correctTracking',
  summary: 'Correct who carries a parcel that is on its way, and its number',
  description: `What is left out is taken away. 409 \`has-label\` for a number that its carrier gave. ${changes}`,
  request: { params: byId, body: takes(sendInput) },
  responses: answers,
})
const collect = createRoute({
  ...forAdmins,
  tags,
  method: 'post',
  path: '/parcels/{id}/collect',
  operationId: 'handOverParcel',
  summary: 'Note that its buyer collected a parcel',
  description: `409 \`is-not-collected\` for an order that is sent. ${changes}`,
  request: { params: byId, body: takes(parcelChange) },
  responses: answers,
})
const deliver = createRoute({
  ...forAdmins,
  tags,
  method: 'post',
  path: '/parcels/{id}/deliver',
  operationId: 'noteParcelDelivered',
  summary: 'Note that a sent parcel arrived, also one that counted as lost',
  description: changes,
  request: { params: byId, body: takes(parcelChange) },
  responses: answers,
})
const lose = createRoute({
  ...forAdmins,
  tags,
  method: 'post',
  path: '/parcels/{id}/lose',
  operationId: 'noteParcelLost',
  summary: 'Note that a sent parcel is lost, also one that its carrier calls delivered, and why',
  description: changes,
  request: { params: byId, body: takes(lostInput) },
  responses: answers,
})
const replace = createRoute({
  ...forAdmins,
  tags,
  method: 'post',
  path: '/parcels/{id}/replace',
  operationId: 'replaceLostParcel',
  summary: 'Set other units aside for a lost parcel, to be packed once more',
  description: `409 \`sold-out\` if too few are left; \`paid-back\` if their price was sent back, unless you say \`evenPaidBack\`. ${changes}`,
  request: { params: byId, body: takes(replaceInput) },
  responses: answers,
})

/** The calls by which admins pack orders and follow their parcels. */
export const parcels = router()
  .openapi(pack, async (c) => c.json(await packOrder(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 201))
  .openapi(open, async (c) => c.json(await unpack(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200))
  .openapi(send, async (c) => c.json(await sendParcel(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200))
  .openapi(track, async (c) =>
    c.json(await correctTracking(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .openapi(collect, async (c) => c.json(await handOver(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200))
  .openapi(deliver, async (c) =>
    c.json(await noteDelivered(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .openapi(lose, async (c) => c.json(await noteLost(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200))
  .openapi(replace, async (c) =>
    c.json(await replaceLost(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  )
