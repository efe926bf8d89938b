import type { Store } from '../store.ts'
import { type Delivery, openDeliveries } from './deliveries.ts'
import type { Faults } from './faults.ts'
import { now } from './now.ts'
import { postWebhook, signWebhook, webhookBody } from './post-webhook.ts'

const ATTEMPTS = 15
const LONGEST_WAIT_MS = 5 * 60_000
const REORDER_MS = 250
const STRIPE = 'Stripe/1.0 (+https://stripe.com/docs/webhooks)'

/** What every provider of the sandbox sends. `created`: Unix seconds. `pending_webhooks`: 0 when the receiver has it. */
export type SentEvent = { id: string; type: string; created: number; pending_webhooks: number }

export type Log = (message: string) => void

type Options = {
  store: Store
  secret: string
  url?: string
  retryMs: number
  faults: () => Pick<Faults, 'webhook'>
  log: Log
  /** The header with the signature, and who says that it sends. */
  header?: string
  agent?: string
}

/** Delivers events in the background, signed, and again with growing waits until the receiver answers 2xx. */
export function openWebhooks(options: Options) {
  const { store, secret, url, retryMs, faults, log, header = 'Stripe-Signature', agent = STRIPE } = options
  let target = url
  let held: SentEvent[] = []
  let reorder: NodeJS.Timeout | undefined
  const deliveries = openDeliveries(attempt, () => Boolean(target))

  const post = (body: string, signature: string | null) => postWebhook(target!, { body, signature, header, agent })

  async function attempt(delivery: Delivery<SentEvent>) {
    const body = webhookBody(delivery.event)
    const wrong = faults().webhook.corruptSignature
    const status = await post(body, signWebhook(body, wrong ? `${secret}x` : secret)).catch(
      (error: Error) => error.message,
    )
    if (typeof status === 'number' && status >= 200 && status < 300) settled(delivery.event)
    else retry(delivery, status)
  }

  function retry(delivery: Delivery<SentEvent>, status: number | string) {
    delivery.attempt += 1
    log(`webhook ${delivery.event.type} ${delivery.event.id} was not taken (${status}), attempt ${delivery.attempt}`)
    const wait = Math.min(retryMs * 2 ** (delivery.attempt - 1), LONGEST_WAIT_MS)
    if (delivery.attempt < ATTEMPTS) deliveries.later(delivery, wait)
  }

  function settled(event: SentEvent) {
    const stored = store.get<SentEvent>('event', event.id)
    if (stored?.pending_webhooks) {
      store.commit([{ kind: 'event', id: event.id, value: { ...stored, pending_webhooks: 0 } }])
    }
  }

  function deliver(event: SentEvent) {
    const { delayMs, repeat } = faults().webhook
    for (let copy = 0; copy <= repeat; copy += 1) {
      const delivery = { event, attempt: 0 }
      if (delayMs > 0) deliveries.later(delivery, delayMs)
      else deliveries.now(delivery)
    }
  }

  function release() {
    clearTimeout(reorder)
    reorder = undefined
    const events = faults().webhook.reorder ? held.toReversed() : held
    held = []
    events.forEach(deliver)
  }

  return {
    get target() {
      return target
    },
    /** Where events go from now on. */
    setTarget(next: string | undefined) {
      target = next
      deliveries.goOn()
    },
    enqueue(events: SentEvent[]) {
      if (!target) return
      for (const event of events) {
        const fault = faults().webhook
        if (fault.drop > 0) {
          fault.drop -= 1
          settled(event)
        } else if (fault.hold || fault.reorder) {
          held.push(event)
        } else {
          deliver(event)
        }
      }
      if (faults().webhook.reorder && !faults().webhook.hold && held.length > 0) {
        clearTimeout(reorder)
        reorder = setTimeout(release, REORDER_MS).unref()
      }
    },
    /** Takes up what an earlier run of the sandbox could not deliver. */
    resume() {
      const since = now() - 3 * 24 * 60 * 60
      store
        .all<SentEvent>('event')
        .filter((event) => event.pending_webhooks > 0 && event.created > since)
        .forEach(deliver)
    },
    /** Attempts everything that waits now. Resolves when no attempt is under way; says how many still wait. */
    async flush(): Promise<{ waiting: number }> {
      release()
      return deliveries.flush()
    },
    /** Posts any event once, for tests: also unsigned, signed with another secret, or long ago. */
    async send(event: object, signature: 'valid' | 'wrong' | 'none' | 'old'): Promise<{ status: number }> {
      const body = webhookBody(event)
      const signed = {
        valid: () => signWebhook(body, secret),
        wrong: () => signWebhook(body, `${secret}x`),
        none: () => null,
        old: () => signWebhook(body, secret, now() - 3600),
      }[signature]()
      return { status: await post(body, signed) }
    },
    resend: deliver,
    close() {
      clearTimeout(reorder)
      deliveries.close()
    },
  }
}
