import { type CSSProperties, type FocusEvent, useEffect, useRef } from 'react'
import { Toaster as Sonner } from 'sonner'
import { NOTIFICATION_MS } from '#common/constants'

/** The library's own look gives way to the shop's: its faces, its paper, ruled corners. */
const LOOK = {
  fontFamily: 'var(--font-sans)',
  '--normal-bg': 'var(--surface)',
  '--normal-bg-hover': 'var(--sunken)',
  '--normal-text': 'var(--ink)',
  '--normal-border': 'var(--ink)',
  '--normal-border-hover': 'var(--ink)',
  '--border-radius': '0px',
} as CSSProperties

const EDGE = 'border-l-4! text-[1rem]! items-start! shadow-lg!'
const TONES = { success: 'border-l-good! [&_[data-icon]]:text-good', error: 'border-l-bad! [&_[data-icon]]:text-bad' }

/**
 * Takes the focus back to where it came from when a notification ends that has it. The library does that too, but also when
 * Tab leaves, so that one would never get past a notification: it is not told where the focus goes.
 */
function useReturn() {
  const around = useRef<HTMLDivElement>(null)
  const from = useRef<Element | null>(null)
  useEffect(() => {
    const watch = new MutationObserver(() => {
      if (document.activeElement !== document.body) return
      if (from.current instanceof HTMLElement) from.current.focus({ preventScroll: true })
      from.current = null
    })
    watch.observe(around.current!, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [])
  const isInside = (to: EventTarget | null) => to instanceof Node && around.current!.contains(to)
  return {
    ref: around,
    onFocusCapture: (event: FocusEvent) => {
      event.stopPropagation()
      if (!isInside(event.relatedTarget)) from.current = event.relatedTarget
    },
    onBlurCapture: (event: FocusEvent) => {
      event.stopPropagation()
      if (!isInside(event.relatedTarget)) from.current = null
    },
  }
}

export function Toaster() {
  return (
    <div {...useReturn()}>
      <Sonner
        position="top-right"
        duration={NOTIFICATION_MS}
        closeButton
        style={LOOK}
        toastOptions={{
          classNames: {
            toast: EDGE,
            title: 'font-normal! leading-snug!',
            closeButton: 'size-6! rounded-none!',
            ...TONES,
          },
        }}
      />
    </div>
  )
}
