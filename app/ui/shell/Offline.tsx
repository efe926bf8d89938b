import { useEffect, useSyncExternalStore } from 'react'
import { offline as say } from '#common/words'
import { countRefused, followLine, followRefused, stayWhileOffline } from '../../web/page/offline.ts'
import { FootAlert } from '../FootAlert.tsx'
import { Icon } from '../Icon.tsx'

/**
 * Says that there is no connection, for as long as there is none, keeps the page that is open, and says of each press that it
 * was in vain. It says so by itself: the code of the notifications may not have come before the line was lost.
 */
export function Offline() {
  const isOffline = useSyncExternalStore(
    followLine,
    () => !navigator.onLine,
    () => false,
  )
  const refused = useSyncExternalStore(followRefused, countRefused, () => 0)
  useEffect(stayWhileOffline, [])
  return (
    <>
      <div role="status" className="fixed inset-x-0 top-0 z-50">
        {isOffline && (
          <p className="flex items-center justify-center gap-2 bg-signal px-4 py-2 text-on-signal">
            <Icon name="info" />
            {say.stays}
          </p>
        )}
      </div>
      {isOffline && refused > 0 && <FootAlert key={refused}>{say.refused}</FootAlert>}
    </>
  )
}
