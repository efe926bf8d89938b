import { createHmac } from 'node:crypto'
import { now } from './now.ts'

const ANSWER_MS = 10_000

/** The `Stripe-Signature` header of a body: HMAC-SHA256 over time and body, as Stripe signs. */
export function signWebhook(body: string, secret: string, time = now()): string {
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return `t=${time},v1=${signature}`
}

/** The body of a webhook, indented as Stripe sends it. */
export const webhookBody = (event: object) => JSON.stringify(event, null, 2)

/** `signature` null: it is sent without. `header` and `agent`: where the signature stands, and who says that it sends. */
type Webhook = { body: string; signature: string | null; header: string; agent: string }

/** Posts a webhook once; returns the status of the answer. */
export async function postWebhook(target: string, { body, signature, header, agent }: Webhook): Promise<number> {
  const response = await fetch(target, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'User-Agent': agent,
      ...(signature !== null && { [header]: signature }),
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  await response.arrayBuffer()
  return response.status
}
