import { createHash } from 'node:crypto'
import type { Change, Store } from '../store.ts'
import { StripeFailure } from './errors.ts'

/** An answer stored under its `Idempotency-Key`. */
type StoredAnswer = { fingerprint: string; status: number; body: unknown; requestId: string; at: number }

const KIND = 'idempotency'
const KEEP_SECONDS = 24 * 60 * 60

/** Stripe's rule: the same key and parameters get the same answer, also after a restart; other parameters are refused. */
export function openIdempotency(store: Store) {
  const running = new Set<string>()

  return {
    /** The stored answer of this key, or undefined: then the call runs, and `end` must follow. */
    begin(key: string, fingerprint: string): StoredAnswer | undefined {
      if (running.has(key)) {
        throw new StripeFailure(409, {
          type: 'idempotency_error',
          code: 'idempotency_key_in_use',
          message:
            'There is currently another in-progress request using this Idempotent Key (that probably means you submitted ' +
            `twice, and the other request is still going through): ${key}. Please try again later.`,
        })
      }
      const stored = store.get<StoredAnswer>(KIND, key)
      if (stored && stored.fingerprint !== fingerprint) {
        throw new StripeFailure(400, {
          type: 'idempotency_error',
          message:
            'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
            `Try using a key other than '${key}' if you meant to execute a different request.`,
        })
      }
      if (!stored) running.add(key)
      return stored
    },
    /** What to store together with the effects of the call. */
    keep: (key: string, stored: StoredAnswer): Change => ({ kind: KIND, id: key, value: stored }),
    end: (key: string) => void running.delete(key),
    /** Forgets answers older than a day, as Stripe may. */
    forgetOld(now: number) {
      const old = store.ids(KIND).filter((id) => store.get<StoredAnswer>(KIND, id)!.at < now - KEEP_SECONDS)
      if (old.length > 0) store.commit(old.map((id) => ({ kind: KIND, id, value: null })))
    },
  }
}

/** The call and its parameters, in any order. */
export const fingerprintOf = (path: string, form: string) =>
  createHash('sha256')
    .update(
      `${path}?${[...new URLSearchParams(form)]
        .map(([k, v]) => `${k}=${v}`)
        .toSorted()
        .join('&')}`,
    )
    .digest('base64url')
