import { Suspense, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { placeNotifications } from '../notifications-place.ts'
import { isWanted, subscribe } from '../notify.ts'
import { lazyPiece } from '../lazy-piece.ts'

const Toaster = lazyPiece(() => import('./Toaster.tsx').then(({ Toaster: component }) => component))

/** The place of the notifications. Its code comes with the first of them. */
export function Notifications() {
  const wanted = useSyncExternalStore(subscribe, isWanted, () => false)
  return wanted
    ? createPortal(
        <Suspense>
          <Toaster />
        </Suspense>,
        placeNotifications(),
      )
    : null
}
