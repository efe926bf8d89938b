import type { CSSProperties } from 'react'
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

export function Toaster() {
  return (
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
  )
}
