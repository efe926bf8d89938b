import { useSyncExternalStore } from 'react'

/**
 * A value in the browser's storage that React can follow, across tabs too where it is the local one.
 * On the server, and while a page hydrates, it is what `parse(null)` says. Where storage is closed or full, memory serves
 * until another tab writes the value.
 */
export function storedValue<T>(key: string, parse: (text: string | null) => T, area = () => localStorage) {
  const absent = parse(null)
  const listeners = new Set<() => void>()
  let text: string | null = null
  let value = absent
  /** What was written, where the storage did not take it. */
  let untaken: { text: string | null } | null = null

  const stored = () => {
    if (untaken) return untaken.text
    try {
      return area().getItem(key)
    } catch {
      return text
    }
  }
  const read = (): T => {
    const now = stored()
    if (now !== text) {
      text = now
      value = now === null ? absent : parse(now)
    }
    return value
  }
  const write = (next: string | null) => {
    untaken = null
    try {
      if (next === null) area().removeItem(key)
      else area().setItem(key, next)
    } catch {
      untaken = { text: next }
    }
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key && event.key !== null) return
      // Another tab has written since, or signed out.
      untaken = null
      listener()
    }
    listeners.add(listener)
    addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', onStorage)
    }
  }
  const use = () => useSyncExternalStore(subscribe, read, () => absent)
  return { read, write, subscribe, use }
}

/** JSON that may have been written by anybody: null where it does not parse. */
export function parsed(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
