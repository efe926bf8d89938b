import { setTimeout as sleep } from 'node:timers/promises'
import { ProviderBusy } from './card-provider.ts'

/**
 * Pauses between calls while an earlier one is running; the provider's library itself tries twice, half a second apart.
 */
const PAUSES_MS = [250, 500]

/** Retries while an earlier call with the same key is running, for about two seconds; then throws `ProviderBusy`. */
export async function whileBusy<T>(call: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await call()
    } catch (err) {
      if (!(err instanceof ProviderBusy)) throw err
    }
    await sleep(pause)
  }
  return call()
}
