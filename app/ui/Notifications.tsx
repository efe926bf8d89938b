import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isWanted, subscribe } from './notify.ts'

const Toaster = lazy(() => import('./Toaster.tsx').then(({ Toaster: component }) => ({ default: component })))

/** The place of the notifications. Its code comes with the first of them. */
export function Notifications() {
  const wanted = useSyncExternalStore(subscribe, isWanted, () => false)
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
