import type { ReactNode } from 'react'
import * as words from '#common/words'
import { Button } from '../Button.tsx'

type Props = {
  isChanged: boolean
  busy: boolean
  /** Absent: the button sends its form. */
  onSave?: () => void
  label?: string
  /** Nothing can be saved now, changed or not. */
  disabled?: boolean
  /** Further buttons. */
  children?: ReactNode
}

/** The button that saves what is changed, and beside it whether something is not saved yet. */
export function SaveChanges({ isChanged, busy, onSave, label = words.button.save, disabled = false, children }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button
        type={onSave ? 'button' : 'submit'}
        look="signal"
        busy={busy}
        disabled={!isChanged || disabled}
        onClick={onSave}
      >
        {label}
      </Button>
      {children}
      {isChanged && <span className="text-ink-2">{words.form.unsaved}</span>}
    </div>
  )
}
