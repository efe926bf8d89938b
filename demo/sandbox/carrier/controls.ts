import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { webhookControls } from '../service/webhook-controls.ts'
import { carrierFaults } from './faults.ts'
import { needKey } from './need-key.ts'
import type { CarrierSandbox } from './server.ts'
import { STEPS } from './shipments.ts'

const happened = z.strictObject({
  what: z.enum(STEPS),
  at: z.iso.datetime().optional(),
  place: z.string().max(100).default(''),
})

/** What tests may do to the carrier, under `/sandbox/carrier`, with the secret key of the card provider. */
export function carrierControls(carrier: CarrierSandbox, secretKey: string) {
  const controls = new Hono()
  controls.use(needKey(secretKey))
  controls.onError((error, c) => {
    if (error instanceof HTTPException) return c.json({ error: { message: error.message } }, error.status)
    if (error instanceof z.ZodError) return c.json({ error: { message: z.prettifyError(error) } }, 400)
    throw error
  })

  controls.post('/faults', async (c) => {
    carrier.setFaults(carrierFaults(await c.req.json()))
    return c.json(carrier.faults())
  })
  controls.delete('/faults', (c) => {
    carrier.setFaults(carrierFaults())
    return c.json(carrier.faults())
  })
  controls.get('/shipments', (c) => c.json(carrier.shipments()))
  controls.post('/shipments/:id/events', async (c) => {
    const { what, at, place } = happened.parse(await c.req.json())
    return c.json(carrier.happen(c.req.param('id'), what, { ...(at && { at: new Date(at) }), place }))
  })
  controls.post('/events/:id/resend', (c) => {
    const event = carrier.event(c.req.param('id'))
    if (!event) throw new HTTPException(404, { message: 'There is no such event.' })
    carrier.webhooks.resend(event)
    return c.json(event)
  })
  webhookControls(controls, carrier.webhooks, z.looseObject({ id: z.string() }))
  return controls
}
