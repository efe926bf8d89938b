import { setTimeout as sleep } from 'node:timers/promises'
import { ProviderBusy } from './card-provider.ts'

/** Between calls that find an earlier one at work; the provider's library asks twice each time, half a second apart. */
const PAUSES_MS = [250, 500]

/** Calls again while an earlier call with the same key is at work, for about two seconds; then throws `ProviderBusy`. */
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
