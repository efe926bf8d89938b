import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import type { Env } from '../service/env.ts'
import type { Faults } from '../service/faults.ts'
import { type Log, openWebhooks } from '../service/webhooks.ts'
import type { Store } from '../store.ts'
import { carrierFaults, strike } from './faults.ts'
import { type BarcodeOf, drawLabel } from './label.ts'
import { needKey } from './need-key.ts'
import { newEvent, newShipment, type Shipment, shipmentAsked, type Step, type TrackingEvent } from './shipments.ts'
import { trackingPage } from './track-page.ts'

type CarrierOptions = {
  store: Store
  publicUrl: string
  /** The shop's key, with which webhooks are signed, too. */
  secret: string
  webhookUrl?: string
  webhookRetryMs: number
  barcodeOf?: BarcodeOf
  log: Log
}

/** A carrier: sells labels, cancels them, shows where a parcel is, and tells the shop of it. */
export function openCarrier({ store, publicUrl, secret, webhookUrl, webhookRetryMs, barcodeOf, log }: CarrierOptions) {
  let faults: Faults = carrierFaults()
  const webhooks = openWebhooks({
    store,
    secret,
    url: webhookUrl,
    retryMs: webhookRetryMs,
    faults: () => faults,
    log,
    header: 'Carrier-Signature',
    agent: 'Sandbox carrier',
  })
  const shipments = () => store.all<Shipment>('shipment')
  const eventsOf = (id: string) => store.all<TrackingEvent>('event').filter(({ data }) => data.shipment === id)

  function find(id: string): Shipment {
    const shipment = store.get<Shipment>('shipment', id)
    if (!shipment) throw new HTTPException(404, { message: `There is no shipment ${id}.` })
    return shipment
  }

  /** One label for each key: the same key again gets the same one. */
  function buy(asked: z.infer<typeof shipmentAsked>, key: string): Shipment {
    const known = store.get<{ id: string; asked: string }>('key', key)
    if (known && known.asked !== JSON.stringify(asked))
      throw new HTTPException(409, { message: 'This key was used for another shipment.' })
    if (known) return find(known.id)
    const shipment = newShipment(asked, key)
    store.commit([
      { kind: 'shipment', id: shipment.id, value: shipment },
      { kind: 'key', id: key, value: { id: shipment.id, asked: JSON.stringify(asked) } },
    ])
    return shipment
  }

  function cancel(id: string) {
    const shipment = find(id)
    if (eventsOf(id).length > 0) throw new HTTPException(409, { message: 'This parcel was collected already.' })
    store.commit([{ kind: 'shipment', id, value: { ...shipment, cancelled: true } }])
  }

  /** Something happens to a parcel, and the shop is told. */
  function happen(id: string, what: Step, { at = new Date(), place = '' }: { at?: Date; place?: string }) {
    const shipment = find(id)
    if (shipment.cancelled) throw new HTTPException(409, { message: 'This label was cancelled.' })
    const event = newEvent(shipment, what, at, place)
    store.commit([{ kind: 'event', id: event.id, value: event }])
    webhooks.enqueue([event])
    return event
  }

  const shown = async (shipment: Shipment) => ({
    id: shipment.id,
    tracking: shipment.tracking,
    trackingUrl: `${publicUrl}/carrier/track/${shipment.tracking}`,
    cost: shipment.cost,
    label: (await drawLabel(shipment, barcodeOf)).toString('base64'),
  })

  const api = new Hono<Env>()
  api.use('/carrier/v1/*', needKey(secret), async (c, next) => {
    await strike(c, faults, 'before')
    await next()
    await strike(c, faults, 'after')
  })
  api.post('/carrier/v1/shipments', async (c) => {
    const key = c.req.header('Idempotency-Key')
    if (!key) throw new HTTPException(400, { message: 'An Idempotency-Key is needed.' })
    const asked = shipmentAsked.safeParse(await c.req.json().catch(() => null))
    if (!asked.success) throw new HTTPException(400, { message: z.prettifyError(asked.error) })
    return c.json(await shown(buy(asked.data, key)), 201)
  })
  api.delete('/carrier/v1/shipments/:id', (c) => {
    cancel(c.req.param('id'))
    return c.json({ cancelled: true })
  })
  api.get('/carrier/track/:tracking', (c) => {
    const shipment = shipments().find(({ tracking }) => tracking === c.req.param('tracking'))
    return shipment ? c.html(trackingPage(shipment, eventsOf(shipment.id))) : c.notFound()
  })
  api.onError((error, c) => {
    if (!(error instanceof HTTPException)) throw error
    return c.json({ error: { message: error.message } }, error.status)
  })

  webhooks.resume()
  return {
    api,
    webhooks,
    happen,
    eventsOf,
    /** Newest first. */
    shipments: () => shipments().toReversed(),
    event: (id: string) => store.get<TrackingEvent>('event', id),
    faults: () => faults,
    setFaults: (next: Faults) => void (faults = next),
  }
}

export type CarrierSandbox = ReturnType<typeof openCarrier>
