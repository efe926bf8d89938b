import { ASKED_ALERTS_KEY } from '#common/constants'
import { parsed, storedValue } from '../store.ts'

/** What a guest asked to be told of: the address, and the key that takes it back. */
type AskedAlert = { email: string; key: string }

const MOST = 50

const isAsked = (value: unknown): value is AskedAlert =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as AskedAlert).email === 'string' &&
  typeof (value as AskedAlert).key === 'string'

/** By part; what anybody else may have written there is left out. */
function alertsOf(text: string | null): Readonly<Record<string, AskedAlert>> {
  const stored = parsed(text)
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => isAsked(value)))
}

const store = storedValue(ASKED_ALERTS_KEY, alertsOf)

/** What this browser asked of a part while nobody was signed in. */
export const useAskedAlert = (part: string): AskedAlert | null => store.use()[part] ?? null

/** Keeps what a guest asked, so that it can be taken back later. */
export function keepAlert(part: string, alert: AskedAlert): void {
  const others = Object.entries(store.read()).filter(([id]) => id !== part)
  store.write(JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [part, alert]])))
}

/** Forgets an alert that is over: it was taken back, or its mail was sent. */
export function dropAlert(part: string): void {
  const { [part]: _, ...others } = store.read()
  store.write(Object.keys(others).length > 0 ? JSON.stringify(others) : null)
}
