import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import * as words from '#common/words'
import { Icon } from './Icon.tsx'
import { placeNotifications } from './notifications-place.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  className?: string
  /** It is read before anything is typed into it, although it has fields. */
  isRead?: boolean
}

/** What is filled in first; of radio buttons the one that is chosen. */
const FIRST_FIELD =
  ':is(input:not([type=radio], [type=hidden], [readonly]), input[type=radio]:checked, select, textarea):enabled'

/**
 * The browser's own dialog: keeps the focus inside, closes by Escape and by a press outside, gives the focus back. It begins at
 * its first field, or without one at its first button. It is closed by `open` alone: who does not want that when `onClose` is
 * called leaves it open.
 */
export function Dialog(props: Props) {
  const { open, onClose, title, children, className = 'w-[min(34rem,calc(100vw-2rem))]', isRead = false } = props
  const dialog = useRef<HTMLDialogElement>(null)
  /** Whether a press began outside: text that is selected and let go of out there closes nothing. */
  const beganOutside = useRef(false)
  const id = useId()
  useEffect(() => {
    if (!open) dialog.current?.close()
    else {
      dialog.current?.showModal()
      if (!isRead) dialog.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus()
    }
    placeNotifications()
    // oxlint-disable-next-line react/exhaustive-deps -- the focus moves as it opens, and not later
  }, [open])
  // A browser lets no page stop a second Escape in a row.
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
  })
  // A dialog that is taken out of the page while it is open gives no focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    return () => {
      shown?.close()
      placeNotifications()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={`border border-ink bg-surface p-0 ${className}`}
      onCancel={(event) => {
        // That of a dialog or of a file field inside comes here, too.
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        // The browser tells it late: by then the dialog may have been opened again.
        if (!dialog.current?.open) onClose()
      }}
      onPointerDown={(event) => {
        beganOutside.current = event.target === dialog.current
      }}
      // The second press of a double click is meant for what the first one has opened this with.
      onClick={({ target, detail }) => target === dialog.current && beganOutside.current && detail < 2 && onClose()}
    >
      <div className="flex items-center justify-between gap-4 border-b border-hair px-5 py-3">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <button
          type="button"
          className="button button-quiet button-small -mr-2 px-2"
          onClick={onClose}
          aria-label={words.button.close}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="px-5 py-5">{open && children}</div>
    </dialog>
  )
}
