import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(prefers-reduced-motion: reduce)')

function subscribe(listener: () => void) {
  const media = query()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the person asked for less motion; assumed until the browser says. */
export const useCalm = () =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => true,
  )
