import { createRoute } from '@hono/zod-openapi'
import { buyLabel, printLabels } from '#domain/fulfilment'
import { labelInput, labelsInput } from '#domain/fulfilment/schema'
import { router } from '../door/door.ts'
import { givesFile, sendPdf } from '../door/files.ts'
import { parcel } from '../orders/order-shapes.ts'
import { changes } from './parcels.ts'
import { byId, forAdmins, gives, problems, takes } from '../door/shapes.ts'

const tags = ['Parcels']

const label = createRoute({
  ...forAdmins,
  tags,
  method: 'post',
  path: '/parcels/{id}/label',
  operationId: 'buyLabel',
  summary: 'Buy the label of a packed parcel from the carrier of its order, once',
  description:
    `409 \`no-labels\` where the carrier sells none, \`address-only-text\`, \`carrier-refused\`, \`carrier-unclear\`; ` +
    `503 \`carrier-down\`: ask again. ${changes}`,
  request: { params: byId, body: takes(labelInput) },
  responses: { 200: gives('The parcel', parcel), ...problems(400, 401, 403, 404, 409, 412, 503) },
})
const labels = createRoute({
  ...forAdmins,
  tags,
  method: 'get',
  path: '/parcels/labels.pdf',
  operationId: 'printLabels',
  summary: 'The labels of up to 100 parcels as one file; for admins',
  request: { query: labelsInput },
  responses: {
    200: givesFile('application/pdf'),
    ...problems(400, 401, 403, 409),
  },
})

/** The calls by which admins buy and print the labels of parcels. */
export const parcelLabels = router()
  .openapi(label, async (c) => c.json(await buyLabel(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200))
  .openapi(labels, async (c) => sendPdf(c, 'labels.pdf', await printLabels(c.var.ctx, c.req.valid('query').id)))
