import { unavailable } from '#platform/errors'
import { ProviderBusy, ProviderDown } from './card-provider.ts'

/** 503 for a provider that does not answer, or is still at work on this payment; any other error stays what it is. */
export function providerDown(err: unknown): never {
  if (err instanceof ProviderBusy) throw unavailable('Your payment is just being opened. Please try again in a moment.')
  if (err instanceof ProviderDown)
    throw unavailable('Card payments are not available just now. Your order is kept; please try again.', 10)
  throw err
}
