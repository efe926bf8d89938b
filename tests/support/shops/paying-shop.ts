import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { openShop, type TestShop } from './shop.ts'
import { createGateway } from '#domain/payments'
import type { Worker } from '#platform/jobs'
import { startWork } from '../../../run/job-table.ts'
import { KEYS, testSandbox } from '../../../demo/sandbox/support/test-sandbox.ts'
import type { Person } from './people.ts'

type Sandbox = Awaited<ReturnType<typeof testSandbox>>
export type PayingShop = TestShop & {
  sandbox: Sandbox
  /** Orders `{part: quantity}` for `total`; answers the order's id. */
  order(person: Person, items: Record<string, number>, total: number): Promise<string>
  /** Opens the payment of an order; answers the intent's id. */
  open(person: Person, orderId: string, total: number): Promise<string>
  /** Pays as the browser does: at the provider, by a test card. */
  charge(intentId: string, card?: string): Promise<void>
  /** The browser's return. */
  claim(person: Person, orderId: string, intentId: string): ReturnType<TestShop['call']>
  /** Lets this shop take jobs, the provider tell it of payments, and the carrier of parcels. */
  work(): Promise<void>
}

/** A shop with a card provider and a carrier of its own. Jobs run and webhooks come only after `work()`. */
export async function openPayingShop(settings: Record<string, string> = {}): Promise<PayingShop> {
  const sandbox = await testSandbox()
  const carrier = { CARRIER_URL: `${sandbox.url}/carrier`, CARRIER_SECRET: KEYS.carrierSecret }
  const shop = await openShop(
    { SMTP_URL: sandbox.smtpUrl, ...carrier, ...settings },
    createGateway({ ...KEYS, url: sandbox.url }),
  )
  const server = createServer(getRequestListener(shop.fetch))

  return {
    ...shop,
    sandbox,
    async order(person, items, total) {
      const body = { name: person.name, email: person.email, number: '+1 555 0100', total, items }
      const answer = await shop.call('POST', '/orders', { token: person.token, body })
      if (answer.status !== 201) throw new Error(`no order: ${JSON.stringify(answer.body)}`)
      return answer.body._id
    },
    async open(person, orderId, total) {
      const answer = await shop.call('POST', '/create-payment-intent', {
        token: person.token,
        body: { orderId, total },
      })
      if (answer.status !== 200) throw new Error(`no payment: ${JSON.stringify(answer.body)}`)
      return answer.body.clientSecret.split('_secret_')[0]
    },
    async charge(intentId, card = 'pm_card_visa') {
      await sandbox.stripe.paymentIntents.confirm(intentId, { payment_method: card })
    },
    claim: (person, orderId, tranjactionId) =>
      shop.call('PATCH', `/orders/${orderId}`, { token: person.token, body: { pay: true, tranjactionId } }),
    async work() {
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      sandbox.setWebhookUrl(`${url}/stripe/webhook`)
      sandbox.setCarrierWebhookUrl(`${url}/carrier-events`)
      await startWork(shop.ctx, shop.ctx.jobs as Worker)
    },
    async close() {
      await sandbox.close()
      server.closeAllConnections()
      server.close()
      await shop.close()
    },
  }
}
