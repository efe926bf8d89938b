import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { startSandbox, type SandboxOptions } from '../index.ts'

export const KEYS = {
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
  carrierSecret: 'carrier_sandbox',
}

/** A sandbox on a free port for one test file, and a Stripe client that talks to it. */
export async function testSandbox(options: Partial<SandboxOptions> = {}) {
  const sandbox = await startSandbox({
    port: 0,
    ...KEYS,
    webhookRetryMs: 20,
    oidcClient: { id: 'shop', secret: 'shop-secret', redirectUris: ['http://127.0.0.1:9/callback'] },
    ...options,
  })
  /** A call to the controls under `/sandbox`. */
  const control = async (path: string, body?: object, method = 'POST') => {
    const headers = { Authorization: `Bearer ${KEYS.secretKey}`, 'Content-Type': 'application/json' }
    const sent = body ? { body: JSON.stringify(body) } : {}
    const response = await fetch(`${sandbox.localUrl}/sandbox${path}`, { method, headers, ...sent })
    return (await response.json()) as Record<string, unknown>
  }
  return { ...sandbox, control, stripe: stripeFor(sandbox.port) }
}

export const stripeFor = (port: number, key = KEYS.secretKey, maxNetworkRetries = 0) =>
  new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries, telemetry: false, timeout: 2000 })

/** What the client library throws. */
export const refusal = async (call: Promise<unknown>) =>
  (await call.then(
    () => Promise.reject(new Error('The call was not refused.')),
    (error: unknown) => error,
  )) as Stripe.errors.StripeError

export type Received = { body: string; signature: string; type: string; id: string }

/** A receiver of webhooks. `answer` gives the status of each. */
export async function webhookReceiver(answer: (received: Received) => number = () => 200) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const { type, id } = JSON.parse(body) as { type: string; id: string }
    const signature = request.headers['stripe-signature'] ?? request.headers['carrier-signature']
    const one = { body, signature: String(signature), type, id }
    received.push(one)
    response.writeHead(answer(one)).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { received, url: `http://127.0.0.1:${port}/webhook`, close: () => void server.close() }
}
