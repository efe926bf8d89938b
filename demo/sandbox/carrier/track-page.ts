import { html } from 'hono/html'
import { page } from '../layout.ts'
import type { Shipment, TrackingEvent } from './shipments.ts'

/** Where a parcel is, for whoever has its number. It names nobody. */
export const trackingPage = (shipment: Shipment, events: readonly TrackingEvent[]) =>
  page(
    shipment.tracking,
    html`<p>${stateOf(shipment, events)}</p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>When</th>
              <th>What</th>
              <th>Where</th>
            </tr>
          </thead>
          <tbody>
            ${events
              .toSorted((a, b) => b.data.at.localeCompare(a.data.at))
              .map(
                ({ data }) =>
                  html`<tr>
                    <td class="nowrap">${data.at.slice(0, 16).replace('T', ' ')}</td>
                    <td>${data.what.replaceAll('-', ' ')}</td>
                    <td>${data.place}</td>
                  </tr>`,
              )}
          </tbody>
        </table>
      </div>`,
  )

const stateOf = ({ cancelled }: Shipment, events: readonly TrackingEvent[]) => {
  if (cancelled) return 'The label was cancelled.'
  return events.length === 0 ? 'The label is printed. The parcel was not collected yet.' : 'The newest stands first.'
}
