import { phrase } from '#common/phrase'
import { conflict, unavailable } from '#platform/errors'
import { ProviderBusy, ProviderDown, ProviderRefused } from './card-provider.ts'

/** 503 if the provider is down or still busy with this payment, 409 `payment-refused` if it refuses it; else `err`. */
export function providerDown(err: unknown): never {
  if (err instanceof ProviderBusy) throw unavailable(phrase('refusal.paymentOpening'))
  if (err instanceof ProviderDown) throw unavailable(phrase('refusal.cardsDown'), 10, err)
  if (err instanceof ProviderRefused) throw conflict('payment-refused', phrase('refusal.paymentRefused'))
  throw err
}
