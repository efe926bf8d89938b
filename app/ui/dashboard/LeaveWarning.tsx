import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../ConfirmDialog.tsx'

/** State of a navigation that leaves nothing behind: what was on the page has just been saved. */
export const SAVED = { isSaved: true }

/** Asks before a page is left with what is not saved: by a link, by going back, by closing the tab. */
export function LeaveWarning({ isChanged }: { isChanged: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged &&
      currentLocation.pathname !== nextLocation.pathname &&
      (nextLocation.state as typeof SAVED | null)?.isSaved !== true,
  )
  useEffect(() => {
    if (!isChanged) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isChanged])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      question="What you have changed here is not saved yet, and will be lost."
      confirm="Leave"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  )
}
