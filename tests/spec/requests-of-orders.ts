import type { Requests } from './requests.ts'
import type { Stage } from './stage.ts'

/** Well-formed calls about orders that were placed. */
export function orderRequestsOf(stage: Stage): Requests {
  return {
    'PATCH /orders/{id}/address': async () => ({
      path: `/orders/${await stage.order()}/address`,
      body: {
        shipTo: {
          name: 'Jo Doe',
          line1: '1 Main St',
          city: 'Springfield',
          region: 'IL',
          postcode: '62701',
          country: 'US',
        },
      },
    }),
    'POST /orders/{id}/messages': async () => ({
      path: `/orders/${await stage.order()}/messages`,
      body: { text: 'When does it leave?' },
    }),
    'POST /orders/{id}/cancel-lines': async () => ({
      path: `/orders/${(await stage.paidOrder()).id}/cancel-lines`,
      body: { lines: [{ line: 0, quantity: 1 }] },
    }),
    'POST /orders/{id}/changes': async () => ({
      path: `/orders/${(await stage.paidOrder()).id}/changes`,
      body: { more: [{ line: 0, quantity: 1 }] },
    }),
    'POST /orders/{id}/changes/withdraw': async () => {
      const { id } = await stage.paidOrder()
      await stage.as(stage.admin, 'POST', `/orders/${id}/changes`, { more: [{ line: 0, quantity: 1 }] })
      return { path: `/orders/${id}/changes/withdraw` }
    },
    'POST /orders/{id}/fit-reports': async () => ({
      path: `/orders/${await stage.orderForCar()}/fit-reports`,
      body: { line: 0, what: 'They do not fit.' },
    }),
    'GET /orders/{id}/invoice.pdf': async () => ({ path: `/orders/${(await stage.paidOrder()).id}/invoice.pdf` }),
    'GET /orders/{id}/refunds': async () => ({ path: `/orders/${await stage.order()}/refunds` }),
    'POST /orders/{id}/refunds': async () => ({
      path: `/orders/${(await stage.paidOrder()).id}/refunds`,
      body: { reason: 'Did not fit' },
    }),
    'POST /orders/{id}/parcels': async () => ({ path: `/orders/${await stage.addressedOrder()}/parcels`, body: {} }),
  }
}
