import type { Clock } from '#platform/clock'
import { ProviderBusy, ProviderDown } from './card-provider.ts'

const FAILURES = 5
const REST_MS = 10_000

/**
 * A circuit breaker for a provider that does not answer: after 5 failures in a row it refuses every call for 10 s, then
 * lets one through to test the provider. Only `ProviderDown` counts as a failure; `ProviderBusy` is an answer.
 */
export function createBreaker(clock: Clock) {
  let failures = 0
  let restsUntil = 0
  let trying = false

  return async function run<T>(call: () => Promise<T>): Promise<T> {
    const open = failures >= FAILURES
    if (open && (trying || clock.now().getTime() < restsUntil)) throw new ProviderDown('The provider is given a rest.')
    trying = open
    try {
      const answer = await call()
      failures = 0
      return answer
    } catch (err) {
      if (!(err instanceof ProviderDown) || err instanceof ProviderBusy) failures = 0
      else if (++failures >= FAILURES) restsUntil = clock.now().getTime() + REST_MS
      throw err
    } finally {
      if (open) trying = false
    }
  }
}
