import { useEffect, useSyncExternalStore } from 'react'
import { followLine, stayWhileOffline } from '../web/offline.ts'
import { Icon } from './Icon.tsx'

/** Says that there is no connection, for as long as there is none, and keeps the page that is open. */
export function Offline() {
  const isOffline = useSyncExternalStore(
    followLine,
    () => !navigator.onLine,
    () => false,
  )
  useEffect(stayWhileOffline, [])
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50">
      {isOffline && (
        <p className="flex items-center justify-center gap-2 bg-signal px-4 py-2 text-on-signal">
          <Icon name="info" />
          You are offline. This page stays open: its links work again once you are back.
        </p>
      )}
    </div>
  )
}
