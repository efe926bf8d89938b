import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page's script runs: false on the server, and while what it sent is taken over. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
