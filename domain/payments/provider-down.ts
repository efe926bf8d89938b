import { phrase } from '#common/phrase'
import { unavailable } from '#platform/errors'
import { ProviderBusy, ProviderDown } from './card-provider.ts'

/** 503 if the provider does not answer or is still working on this payment; any other error stays. */
export function providerDown(err: unknown): never {
  if (err instanceof ProviderBusy) throw unavailable(phrase('refusal.paymentOpening'))
  if (err instanceof ProviderDown) throw unavailable(phrase('refusal.cardsDown'), 10)
  throw err
}
