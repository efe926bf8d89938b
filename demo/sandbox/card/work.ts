import type { Change, Store } from '../store.ts'
import { now } from '../service/now.ts'
import { newId } from './ids.ts'
import type { StripeEvent } from './types.ts'

type Kind =
  | 'payment_intent'
  | 'charge'
  | 'refund'
  | 'dispute'
  | 'event'
  | 'payment_method'
  | 'token'
  | 'behaviour'
  | 'challenge'

/** What one API call reads and writes. Nothing is stored before `changes` are committed together. */
export type Work = {
  /** Where the sandbox is reached, without a slash at the end. */
  publicUrl: string
  get<T>(kind: Kind, id: string): T | undefined
  all<T>(kind: Kind): T[]
  put(kind: Kind, id: string, value: object): void
  /** Records an event with a snapshot of the object as it is now. */
  event(type: string, object: object, previous?: Record<string, unknown>): void
  changes: Change[]
  events: StripeEvent[]
}

/** Whose call it is: for the events it leaves. `listened` says that somebody receives them. */
type Origin = {
  publicUrl: string
  requestId: string | null
  idempotencyKey: string | null
  apiVersion: string
  listened: boolean
}

export function beginWork(store: Store, origin: Origin): Work {
  const changes: Change[] = []
  const events: StripeEvent[] = []

  const work: Work = {
    publicUrl: origin.publicUrl,
    changes,
    events,
    get<T>(kind: Kind, id: string) {
      const own = changes.findLast((change) => change.kind === kind && change.id === id)
      return (own?.value as T | undefined) ?? store.get<T>(kind, id)
    },
    all: <T>(kind: Kind) => store.all<T>(kind),
    put(kind, id, value) {
      changes.push({ kind, id, value })
    },
    event(type, object, previous) {
      const event: StripeEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: origin.apiVersion,
        created: now(),
        data: { object: { ...object }, ...(previous && { previous_attributes: previous }) },
        livemode: false,
        pending_webhooks: origin.listened ? 1 : 0,
        request: { id: origin.requestId, idempotency_key: origin.idempotencyKey },
        type,
      }
      events.push(event)
      work.put('event', event.id, event)
    },
  }
  return work
}
