import { unavailable } from '#platform/errors'
import { ProviderDown } from '#platform/gateway'

/** 503 for a provider that does not answer; any other error stays what it is. */
export function providerDown(err: unknown): never {
  if (err instanceof ProviderDown)
    throw unavailable('Card payments are not available just now. Your order is kept; please try again.', 10)
  throw err
}
