import { html } from 'hono/html'
import { paymentsOf } from '../card/controls.ts'
import type { CardProvider } from '../card/server.ts'
import { money } from '../money.ts'
import { page } from '../layout.ts'

const SHOWN = 200

/** The newest payments. */
export function paymentsPage(card: CardProvider) {
  const payments = paymentsOf(card).slice(0, SHOWN)
  if (payments.length === 0) {
    return page(
      'Payments',
      html`<p>No payments yet. Place an order in the shop and pay it with a <a href="/">test card</a>.</p>`,
      '/payments',
    )
  }
  return page(
    'Payments',
    html`<div class="scroll">
      <table>
        <thead>
          <tr>
            <th>Payment</th>
            <th>State</th>
            <th class="right">Amount</th>
            <th class="right">Refunded</th>
            <th>Details</th>
            <th>Made</th>
          </tr>
        </thead>
        <tbody>
          ${payments.map((payment) => {
            const refunded = payment.refunds.reduce((sum, refund) => sum + refund.amount, 0)
            return html`<tr>
              <td class="mono">${payment.id}</td>
              <td><span class="tag ${tone(payment.status)}">${payment.status.replaceAll('_', ' ')}</span></td>
              <td class="right">${money(payment.amount, payment.currency)}</td>
              <td class="right">${refunded ? money(refunded, payment.currency) : '–'}</td>
              <td class="dim">
                ${Object.entries(payment.metadata).map(([key, value]) => html`<div>${key}: ${value}</div>`)}
                ${payment.last_payment_error?.message ?? ''}
              </td>
              <td class="dim nowrap">${time(payment.created)}</td>
            </tr>`
          })}
        </tbody>
      </table>
    </div>`,
    '/payments',
  )
}

const time = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ')
const tone = (status: string) => (status === 'succeeded' ? 'good' : status === 'canceled' ? 'bad' : '')
