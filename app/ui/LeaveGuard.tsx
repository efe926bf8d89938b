import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { dashboard } from '#common/words'
import { answerMayLeave } from '../web/page/may-leave.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const say = dashboard.leave

/** State of a navigation that leaves nothing behind: what was on the page has just been saved. */
export const SAVED = { isSaved: true }

/** The forms on the page that hold what is not saved, and whether another query of the same page is another form. */
const unsaved = new Map<symbol, boolean>()

/**
 * While a form `isChanged`, somebody is asked before the page is left: by a link, by going back, by closing the tab. `ofQuery`: the
 * page's query says what the form is about.
 */
export function useLeaveWarning(isChanged: boolean, { ofQuery = false } = {}) {
  useEffect(() => {
    if (!isChanged) return undefined
    const form = Symbol('form')
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    unsaved.set(form, ofQuery)
    addEventListener('beforeunload', warn)
    return () => {
      unsaved.delete(form)
      removeEventListener('beforeunload', warn)
    }
  }, [isChanged, ofQuery])
}

/** Asks for all forms of a page: the router listens to one blocker at a time. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.size > 0 &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (currentLocation.search !== nextLocation.search && [...unsaved.values()].includes(true))) &&
      (nextLocation.state as typeof SAVED | null)?.isSaved !== true,
  )
  /** How to answer who asks before anything else is done, as signing out. */
  const [asked, setAsked] = useState<{ answer: (isLeft: boolean) => void } | null>(null)
  useEffect(() => answerMayLeave(async () => unsaved.size === 0 || new Promise((answer) => setAsked({ answer }))), [])
  const decide = (isLeft: boolean) => {
    // What is given up is not asked about again.
    if (isLeft) unsaved.clear()
    asked?.answer(isLeft)
    setAsked(null)
    if (isLeft) blocker.proceed?.()
    else blocker.reset?.()
  }
  return (
    <ConfirmDialog
      open={asked !== null || blocker.state === 'blocked'}
      title={say.title}
      question={say.question}
      confirm={say.leave}
      onConfirm={() => decide(true)}
      onClose={() => decide(false)}
    />
  )
}
