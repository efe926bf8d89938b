import { createContext, type ReactNode, useContext } from 'react'
import { Icon } from '../Icon.tsx'
import { Unbroken } from '../Unbroken.tsx'

type FrameProps = { id: string; label: string; hint?: string; error?: string; children: ReactNode }

/** Names of what describes a control, for `aria-describedby`. */
export const describedBy = (id: string, hint?: string, error?: string) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined

/** Label above a control, hint and error below it. Words and an icon tell an error, not colour alone. */
export function FieldFrame({ id, label, hint, error, children }: FrameProps) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      <label htmlFor={id} className="label">
        <Unbroken text={label} />
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-[0.9375rem] text-ink-2">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** Whether the form around says by itself, and once, that fields are wrong: then each says why only where it has the focus. */
export const SaidOnce = createContext(false)

/** What is wrong with the control of that id. */
export function FieldError({ id, error }: Pick<FrameProps, 'id' | 'error'>) {
  const isSaid = useContext(SaidOnce)
  return (
    error && (
      <p
        id={`${id}-error`}
        className="flex items-start gap-1.5 text-[0.9375rem] font-semibold text-bad"
        role={isSaid ? undefined : 'alert'}
      >
        <Icon name="info" className="mt-0.5 size-4.5" />
        {error}
      </p>
    )
  )
}
