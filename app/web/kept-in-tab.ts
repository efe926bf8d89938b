import { LEFT_KEY } from '#common/constants'
import { storedValue } from './store.ts'

const ofTab = () => sessionStorage
const asText = (text: string | null) => text ?? ''
const lastLeft = storedValue(LEFT_KEY, asText)

/**
 * A value that a tab keeps for as long as it is open. What was kept before somebody signed out, in whichever tab, is of nobody
 * who uses the browser after that.
 */
export function keptInTab<T>(key: string, parse: (text: string | null) => T) {
  const store = storedValue(key, parse, ofTab)
  const since = storedValue(`${key}-since`, asText, ofTab)
  const nothing = parse(null)
  const read = (): T => (since.read() === lastLeft.read() ? store.read() : nothing)
  const use = (): T => {
    const [kept, keptSince, left] = [store.use(), since.use(), lastLeft.use()]
    return keptSince === left ? kept : nothing
  }
  const write = (text: string | null) => {
    store.write(text)
    since.write(text === null ? null : lastLeft.read() || null)
  }
  return { read, use, write }
}

/** Notes that somebody signs out: what any tab has kept counts no more. */
export const leaveTabs = (): void => lastLeft.write(String(Date.now()))

/** Calls when somebody signs out, in whichever tab. Returns how to stop. */
export const onLeft = lastLeft.subscribe
