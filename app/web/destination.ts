import { DESTINATION_KEY } from '#common/constants'
import { parsed, storedValue } from './store.ts'

/** Where something goes, before anybody gives a name. `country`: two letters, "US". */
export type Destination = { country: string; postcode?: string }

const toDestination = (text: string | null): Destination | null => {
  const { country, postcode } = (parsed(text) ?? {}) as Partial<Destination>
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) return null
  return { country, ...(typeof postcode === 'string' && postcode && { postcode }) }
}

/** Where this browser's orders go; null: it was not said, so the shop takes its own country. */
const store = storedValue(DESTINATION_KEY, toDestination)
export const useDestination = store.use
export const setDestination = (to: Destination | null) => store.write(to && JSON.stringify(to))
