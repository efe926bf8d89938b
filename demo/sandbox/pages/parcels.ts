import { Hono } from 'hono'
import { html } from 'hono/html'
import type { CarrierSandbox } from '../carrier/server.ts'
import { NEXT, type Shipment, type Step } from '../carrier/shipments.ts'
import { page } from '../layout.ts'

const SHOWN = 200
/** What else may happen to a parcel, and after which step. */
const AFTER: Partial<Record<Step, Step>> = { lost: 'in-transit', failed: 'out-for-delivery', returned: 'failed' }
const ASIDE = Object.keys(AFTER) as Step[]
const words = (step: string) => step.replaceAll('-', ' ')

/** The newest parcels, and a button for the next thing that happens to each. */
export function parcelPages(carrier: CarrierSandbox) {
  const app = new Hono()
  app.get('/parcels', (c) => c.html(listPage(carrier)))
  app.post('/parcels/:id/:what', (c) => {
    const { id, what } = c.req.param()
    if (Object.values(NEXT).includes(what as Step) || ASIDE.includes(what as Step))
      carrier.happen(id, what as Step, { place: 'Sandbox' })
    return c.redirect('/parcels', 303)
  })
  return app
}

function listPage(carrier: CarrierSandbox) {
  const shipments = carrier.shipments().slice(0, SHOWN)
  if (shipments.length === 0)
    return page('Parcels', html`<p>No labels yet. Send an order in the shop with one.</p>`, '/parcels')
  return page(
    'Parcels',
    html`<div class="scroll">
      <table>
        <thead>
          <tr>
            <th>Tracking number</th>
            <th>Reference</th>
            <th>State</th>
            <th>Next</th>
          </tr>
        </thead>
        <tbody>
          ${shipments.map((shipment) => row(carrier, shipment))}
        </tbody>
      </table>
    </div>`,
    '/parcels',
  )
}

function row(carrier: CarrierSandbox, { id, tracking, reference, cancelled }: Shipment) {
  const last = carrier.eventsOf(id).at(-1)?.data.what
  const next = NEXT[last ?? 'label']
  const steps = cancelled || !next ? [] : [next, ...ASIDE.filter((step) => AFTER[step] === last)]
  return html`<tr>
    <td class="mono">${tracking}</td>
    <td>${reference}</td>
    <td>${cancelled ? 'cancelled' : words(last ?? 'label printed')}</td>
    <td>
      ${steps.map(
        (step) => html`<form method="post" action="/parcels/${id}/${step}"><button>${words(step)}</button></form>`,
      )}
    </td>
  </tr>`
}
