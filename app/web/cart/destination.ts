import { DESTINATION_KEY } from '#common/constants'
import { ApiProblem } from '../api.ts'
import { parsed, storedValue } from '../store.ts'

/** Where something goes, before anybody gives a name. `country`: two letters, "US". */
export type Destination = { country: string; postcode?: string }

const toDestination = (text: string | null): Destination | null => {
  const { country, postcode } = (parsed(text) ?? {}) as Partial<Destination>
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) return null
  return { country, ...(typeof postcode === 'string' && postcode && { postcode }) }
}

/** The fields of calls that say where something goes. */
const REFUSED = /^(?:to\.)?(?:country|postcode)$/

/** Where this browser's orders go; null: it was not said, so the shop takes its own country. */
const store = storedValue(DESTINATION_KEY, toDestination)
export const useDestination = store.use
export const setDestination = (to: Destination | null) => store.write(to && JSON.stringify(to))

/**
 * Forgets where this browser's orders go if a call about that place was refused because the shop knows no such country or postcode.
 * True: it is forgotten, so whoever follows it asks again without it.
 */
export function forgetRefused(to: Partial<Destination> | undefined, error: unknown): boolean {
  const stored = store.read()
  const isRefused = error instanceof ApiProblem && Object.keys(error.fields).some((name) => REFUSED.test(name))
  if (!isRefused || stored?.country !== to?.country || stored?.postcode !== to?.postcode) return false
  delete document.documentElement.dataset['shipTo']
  setDestination(null)
  return true
}
